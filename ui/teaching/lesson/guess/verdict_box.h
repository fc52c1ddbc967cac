// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "ui/text/lessons/verdict_text.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace ui {

/// The verdict on an answer, in a separate box: a heading, sentences, and a button that
/// demonstrates the rule behind a wrong number. Announced to screen readers.
class VerdictBox : public QFrame {
    Q_OBJECT
public:
    explicit VerdictBox(QWidget* parent = nullptr);

    /// @param isRight decides sign and colour; none: the answer cannot be judged
    void show(const VerdictWords& words, std::optional<bool> isRight);
    /// Sets what the button shows; none: no button.
    void offer(const std::optional<core::LessonNumber>& number);
    /// Shows the right answer at the bottom.
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
    void colourHeading();

    QLabel* m_heading;
    QLabel* m_text;
    QLabel* m_answer;
    QPushButton* m_see;
    std::optional<bool> m_isRight;
    std::optional<core::LessonNumber> m_seen;
};

}  // namespace ui
