// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/quizzes/quiz_category.h"

namespace core {

namespace {

std::string categoryName(const std::string& name)
{
    std::string text;
    for (const char letter : name)
        text += letter == '/' ? "//" : std::string(1, letter);
    return text;
}

}  // namespace

std::string moodleCategory(const Quiz& quiz, const QuizGroup& group)
{
    return "$course$/top/" + categoryName(quiz.title) + '/' + categoryName(group.name);
}

}  // namespace core
