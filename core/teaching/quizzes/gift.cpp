// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "core/teaching/quizzes/quiz_category.h"
#include "core/teaching/quizzes/quiz_format.h"
#include "core/teaching/quizzes/quiz_text.h"

namespace core {

namespace {

std::string giftEscaped(std::string_view text)
{
    constexpr std::string_view special = "\\#=~{}:";
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\r')
            continue;
        if (special.find(letter) != std::string_view::npos)
            escaped += '\\';
        escaped += letter == '\n' ? "\\n" : std::string(1, letter);
    }
    return escaped;
}

/// Names the format before a leading bracket, which would otherwise be read as the name of one.
std::string giftHtml(std::string_view xhtml)
{
    return (xhtml.starts_with('[') ? "[html]" : "") + giftEscaped(xhtml);
}

std::string giftNumbers(const QuizQuestion& question, const QuizNumber& asked)
{
    const auto answer = [&asked](double number, const std::string& feedback) {
        return quizNumberText(number, asked.tolerance) + ':' + shortestText(asked.tolerance) + '#' +
               giftHtml(feedback) + '\n';
    };
    std::string text = "{#\n\t=" + answer(asked.number, question.right);
    for (const QuizWrong& wrong : asked.wrong)
        text += "\t=%0%" + answer(wrong.number, wrong.feedback);
    return text + "\t~#" + giftHtml(question.otherwise) + "\n}\n";
}

std::string giftChoices(const QuizQuestion& question, const std::vector<OfferedChoice>& choices)
{
    std::string text = "{\n";
    for (const OfferedChoice& choice : choices)
        text += (choice.isRight ? "\t=" : "\t~") + giftHtml(choice.text) + '#' +
                giftHtml(choice.isRight ? question.right : question.otherwise) + '\n';
    return text + "}\n";
}

std::string giftQuestion(const QuizQuestion& question)
{
    const auto* const number = std::get_if<QuizNumber>(&question.answer);
    return "::" + giftEscaped(question.name) + "::[html]" + giftEscaped(question.text) +
           (number ? giftNumbers(question, *number)
                   : giftChoices(question, std::get<std::vector<OfferedChoice>>(question.answer)));
}

}  // namespace

std::string giftText(const Quiz& quiz)
{
    std::string text;
    for (const QuizGroup& group : quiz.groups) {
        text += "$CATEGORY: " + moodleCategory(quiz, group) + "\n\n";
        for (const QuizQuestion& question : group.variants)
            text += "// " + question.id + '\n' + giftQuestion(question) + '\n';
    }
    return text;
}

}  // namespace core
