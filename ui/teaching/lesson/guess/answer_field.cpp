// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/answer_field.h"

#include "ui/teaching/lesson/guess/blanks_field.h"
#include "ui/teaching/lesson/guess/hands_field.h"
#include "ui/teaching/lesson/guess/number_field.h"
#include "ui/teaching/lesson/guess/order_field.h"
#include "ui/teaching/lesson/guess/pick_field.h"

namespace ui {

AnswerField* makeAnswerField(const core::Lesson& lesson, const core::LessonGuess& guess,
                             std::string_view language, Guessers guessers, QWidget* parent)
{
    switch (guess.kind) {
    case core::GuessKind::Direction:
    case core::GuessKind::Choice:
        if (guessers == Guessers::Class)
            return new HandsField(guess, parent);
        return new PickField(guess, parent);
    case core::GuessKind::Order:
        return new OrderField(guess, parent);
    case core::GuessKind::Blanks:
        return new BlanksField(lesson, guess, language, parent);
    case core::GuessKind::Number:
        break;
    }
    return new NumberField(lesson, guess, guessers, parent);
}

}  // namespace ui
