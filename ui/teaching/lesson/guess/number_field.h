// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/lesson/guess/answer_field.h"

#include <vector>

class QLineEdit;
class QToolButton;

namespace ui {

class GuessAxis;

/// One number, set on its measure's axis or typed next to it. For a class, several numbers, whose
/// median counts.
class NumberField : public AnswerField {
    Q_OBJECT
public:
    NumberField(const core::Lesson& lesson, const core::LessonGuess& guess, Guessers guessers,
                QWidget* parent = nullptr);

    GuessAxis& axis() const { return *m_axis; }
    QLineEdit& line() const { return *m_line; }

    std::optional<core::LessonAnswer> answer() const override;
    QString fault() const override;
    void setAnswer(const core::LessonAnswer& answer) override;
    void showVerdict(const core::GuessVerdict& verdict, const core::LessonAnswer* right) override;
    QString howTo() const override;

private:
    void follow();
    std::vector<core::GuessedNumber> said() const;

    core::LessonGuess m_guess;
    Guessers m_guessers;
    GuessAxis* m_axis;
    QLineEdit* m_line;
    QToolButton* m_none;
};

}  // namespace ui
