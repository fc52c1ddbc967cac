// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace ui {

/// The input for a guess of one kind. After the verdict the answer stays visible, and right parts
/// are marked by a symbol, not only by colour.
class AnswerField : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// The current answer; none if incomplete or invalid.
    virtual std::optional<core::LessonAnswer> answer() const = 0;
    /// A sentence that says why there is no answer, and what is expected.
    virtual QString fault() const = 0;
    /// @param answer of the guess's kind
    virtual void setAnswer(const core::LessonAnswer& answer) = 0;
    /// Shows the verdict on the answer.
    /// @param right shown, and ends input; null while it is kept back
    virtual void showVerdict(const core::GuessVerdict& verdict,
                             const core::LessonAnswer* right) = 0;
    /// How to answer, for screen readers and the sheet of keys.
    virtual QString howTo() const = 0;

signals:
    void edited();
    /// Enter was pressed.
    void committed();
};

/// Who guesses: a class reports its numbers together, or raises hands.
enum class Guessers { Student, Class };

/// Creates the field for the guess's kind.
AnswerField* makeAnswerField(const core::Lesson& lesson, const core::LessonGuess& guess,
                             std::string_view language, Guessers guessers, QWidget* parent);

}  // namespace ui
