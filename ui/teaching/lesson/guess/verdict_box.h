// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "ui/text/lessons/verdict_text.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace ui {

/// What an answer is worth, in a box beside a line of its own: a heading, sentences, and a button
/// that shows a wrong number's rule at work. What it says is told to assistive programs.
class VerdictBox : public QFrame {
    Q_OBJECT
public:
    explicit VerdictBox(QWidget* parent = nullptr);

    /// @param sign of it, as ✓
    void show(const VerdictWords& words, const QString& sign);
    /// What the button shows; nothing: there is none.
    void offer(const std::optional<core::LessonNumber>& number);
    /// The right answer, below all.
    void tellAnswer(const QString& text);
    void clear();

    QString heading() const;
    QString text() const;
    QString answer() const;
    QPushButton& seeButton() const { return *m_see; }

signals:
    void seeRequested(const core::LessonNumber& number);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void announce();

    QLabel* m_heading;
    QLabel* m_text;
    QLabel* m_answer;
    QPushButton* m_see;
    std::optional<core::LessonNumber> m_seen;
};

}  // namespace ui
