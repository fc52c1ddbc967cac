// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/quizzes/quiz_format.h"

namespace core {

const std::array<QuizFormatRow, 4> quizFormats{{
    {QuizFormat::Moodle, "moodle", "quiz-moodle.xml", moodleXml},
    {QuizFormat::Qti21, "qti21", "quiz-qti21.zip", qti21Package},
    {QuizFormat::Qti12, "qti12", "quiz-qti12.zip", qti12Package},
    {QuizFormat::Gift, "gift", "quiz-gift.txt", giftText},
}};

}  // namespace core
