// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/class_guess.h"
#include "ui/teaching/lesson/guess/answer_field.h"

#include <QStringList>

class QLineEdit;

namespace ui {

/// A show of hands: the count for each answer as bars, typed by the lecturer. Bars are hollow until
/// the right answer is known; then its bar is filled.
class HandsField : public AnswerField {
    Q_OBJECT
public:
    explicit HandsField(const core::LessonGuess& guess, QWidget* parent = nullptr);

    QLineEdit& line() const { return *m_line; }

    std::optional<core::LessonAnswer> answer() const override;
    QString fault() const override;
    void setAnswer(const core::LessonAnswer&) override {}
    void showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right) override;
    QString howTo() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::optional<core::ClassGuess> said() const;
    core::LessonAnswer answerAt(qsizetype place) const;
    void tell();
    void placeLine();

    core::LessonGuess m_guess;
    QStringList m_names;
    QLineEdit* m_line;
    std::optional<core::LessonAnswer> m_right;
};

}  // namespace ui
