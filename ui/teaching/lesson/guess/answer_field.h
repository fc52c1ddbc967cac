// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace ui {

/// What a guess of one kind is answered with. After it was judged the answer stays to be seen, and
/// what is right of it is marked by a sign and not by colour alone.
class AnswerField : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// What is answered; nothing where that is no answer yet.
    virtual std::optional<core::LessonAnswer> answer() const = 0;
    /// Why it is none, and what one is: a sentence.
    virtual QString fault() const = 0;
    /// @param answer of the guess's kind
    virtual void setAnswer(const core::LessonAnswer& answer) = 0;
    /// Shows what the answer is worth.
    /// @param right is shown, and nothing can be answered any more; null while it is kept back
    virtual void showVerdict(const core::GuessVerdict& verdict,
                             const core::LessonAnswer* right) = 0;
    /// How it is answered, for those who do not see it and for the sheet of keys.
    virtual QString howTo() const = 0;

signals:
    void edited();
    /// Enter was pressed.
    void committed();
};

/// Who guesses: a class tells its numbers together, or raises hands.
enum class Guessers { Student, Class };

/// The field of the guess's kind.
AnswerField* makeAnswerField(const core::Lesson& lesson, const core::LessonGuess& guess,
                             std::string_view language, Guessers guessers, QWidget* parent);

}  // namespace ui
