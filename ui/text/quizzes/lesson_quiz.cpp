// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quizzes/lesson_quiz.h"

#include "core/documents/tables/table_text.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/lessons/lesson_markdown.h"
#include "core/teaching/quizzes/quiz_text.h"
#include "core/teaching/quizzes/xml_writer.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/lesson_tables.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/text/words/number_format.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace ui {

namespace {

/// What a lesson's question is made from.
struct Asked {
    const core::Lesson& lesson;
    const core::SheetQuestion& question;
    const std::string& language;

    const core::LessonGuess& guess() const { return question.guess; }
    const core::LessonStep& step() const { return lesson.steps[question.step]; }
    std::string text(const core::Translated& translated) const
    {
        return lessonText(lesson, translated, language).toStdString();
    }
    std::string html(const core::Translated& translated) const
    {
        return core::htmlOf(text(translated));
    }
};

std::string inParagraph(const QString& plain)
{
    return "<p>" + core::xmlText(plain.toStdString()) + "</p>\n";
}

std::string dataTables(const Asked& asked)
{
    std::set<std::string, std::less<>> names;
    for (const core::LessonShow& show : asked.step().shows)
        names.insert(show.data.begin(), show.data.end());
    for (const core::LessonNumber& number : asked.guess().numbers)
        names.insert(number.data);
    std::string html;
    for (const core::LessonData& data : asked.lesson.data)
        if (names.contains(data.name))
            for (const core::Table& table : lessonTables(data, asked.lesson.labelOf(data.name)))
                html += core::tableText(table, core::TableFormat::Html);
    return html;
}

/// The parts common to all questions of a guess.
core::QuizQuestion tellingQuestion(const Asked& asked)
{
    core::QuizQuestion question;
    question.text = "<p><strong>" + core::xmlText(asked.text(asked.step().title)) +
                    "</strong></p>\n" + asked.html(asked.step().text) + '\n' + dataTables(asked);
    if (const QString rules = gradeRules(asked.lesson, asked.guess()); !rules.isEmpty())
        question.text += inParagraph(rules);
    question.right = asked.html(asked.guess().right);
    for (const core::Translated& hint : asked.guess().hints)
        question.hints.push_back(asked.html(hint));
    if (!question.hints.empty())
        question.otherwise = question.hints.front();
    return question;
}

// Numbers

bool isANumber(const core::LessonValue& value)
{
    return value.value && std::isfinite(*value.value);
}

core::QuizNumber numberAsked(const Asked& asked, double number)
{
    core::QuizNumber quiz{number, asked.guess().tolerance, {}};
    for (const core::KnownWrong& wrong : asked.question.wrong)
        if (isANumber(wrong.value))
            quiz.wrong.push_back({*wrong.value.value, asked.html(wrong.feedback)});
    return quiz;
}

// Choices

using Choices = std::vector<core::OfferedChoice>;

core::OfferedChoice choiceOf(const QString& text, bool isRight)
{
    return {core::xmlText(text.toStdString()), isRight};
}

/// For an undefined number: the choices are values under other rules and "undefined".
Choices choicesOfNone(const Asked& asked, const core::LessonValue& right)
{
    Choices choices;
    for (const core::KnownWrong& wrong : asked.question.wrong)
        if (isANumber(wrong.value))
            choices.push_back(choiceOf(lessonValueText(wrong.value), false));
    choices.push_back(
        choiceOf(right.value ? lessonValueText(right) : Wording::tr("It is undefined."), true));
    return choices;
}

Choices directionChoices(core::GuessDirection right)
{
    return {choiceOf(Wording::tr("Up"), right == core::GuessDirection::Up),
            choiceOf(Wording::tr("Down"), right == core::GuessDirection::Down),
            choiceOf(Wording::tr("The same"), right == core::GuessDirection::Same)};
}

QString nameInGuess(const core::LessonGuess& guess, std::size_t place)
{
    return QString::fromStdString(core::labelOf(guess, place));
}

Choices dataChoices(const core::LessonGuess& guess, const core::ChosenData& right)
{
    Choices choices;
    for (std::size_t i = 0; i < guess.numbers.size(); ++i)
        choices.push_back(choiceOf(nameInGuess(guess, i), right.place == i));
    choices.push_back(choiceOf(Wording::tr("They are the same."), !right.place));
    return choices;
}

/// Orders to choose from, sorted by name: all of up to three items; for more, the right one, its
/// reverse, and those with two adjacent items swapped.
std::vector<std::vector<std::size_t>> ordersBeside(std::vector<std::size_t> right)
{
    std::set<std::vector<std::size_t>> orders{right, {right.rbegin(), right.rend()}};
    for (std::size_t i = 0; i + 1 < right.size(); ++i) {
        auto swapped = right;
        std::swap(swapped[i], swapped[i + 1]);
        orders.insert(swapped);
    }
    std::sort(right.begin(), right.end());
    while (right.size() <= 3 && std::next_permutation(right.begin(), right.end()))
        orders.insert(right);
    return {orders.begin(), orders.end()};
}

Choices orderChoices(const Asked& asked, const core::OrderedData& right)
{
    Choices choices;
    for (const auto& order : ordersBeside(right.places)) {
        QStringList names;
        for (const std::size_t place : order)
            names += nameInGuess(asked.guess(), place);
        const bool isIt =
            core::judged(asked.lesson, asked.guess(), core::OrderedData{order}).isRight;
        // If equal numbers make several orders right, only the lesson's own is offered.
        if (!isIt || order == right.places)
            choices.push_back(choiceOf(names.join(QStringLiteral(" > ")), isIt));
    }
    return choices;
}

Choices choicesOf(const Asked& asked)
{
    const core::LessonAnswer right = core::rightAnswer(asked.lesson, asked.guess());
    if (const auto* const direction = std::get_if<core::GuessDirection>(&right))
        return directionChoices(*direction);
    if (const auto* const data = std::get_if<core::ChosenData>(&right))
        return dataChoices(asked.guess(), *data);
    return orderChoices(asked, std::get<core::OrderedData>(right));
}

/// The formula with a question mark for the requested blank and dots for the others.
QString formulaText(const Asked& asked, std::size_t place)
{
    QStringList parts = QString::fromStdString(asked.text(asked.guess().formula)).split(u'_');
    QString text = parts.takeFirst();
    for (qsizetype i = 0; i < parts.size(); ++i)
        text += (i == static_cast<qsizetype>(place) ? u'?' : u'…') + parts[i];
    return text;
}

core::QuizQuestion numberQuestion(const Asked& asked, std::size_t place)
{
    const core::LessonValue& right = asked.question.values[place];
    const QString phrase = numberPhrase(asked.guess().numbers[place]);
    core::QuizQuestion question = tellingQuestion(asked);
    if (!asked.guess().formula.empty())
        question.text += inParagraph(formulaText(asked, place));
    question.text += inParagraph(closedUp(Wording::tr("What is %1?").arg(phrase)));
    if (!isANumber(right)) {
        question.answer = choicesOfNone(asked, right);
        return question;
    }
    const QString tolerance = plainText(asked.guess().tolerance, QLocale::c());
    question.text += inParagraph(Wording::tr("Answers within ±%1 count as right.").arg(tolerance));
    question.answer = numberAsked(asked, *right.value);
    return question;
}

core::QuizQuestion choiceQuestion(const Asked& asked)
{
    core::QuizQuestion question = tellingQuestion(asked);
    question.text += inParagraph(guessSentence(asked.guess()));
    question.answer = choicesOf(asked);
    return question;
}

// All of a lesson

/// The number of questions in a guess: one per blank.
std::size_t partsOf(const core::LessonGuess& guess)
{
    return guess.kind == core::GuessKind::Blanks ? guess.numbers.size() : 1;
}

std::string partName(const core::LessonGuess& guess, std::size_t part)
{
    return partsOf(guess) == 1 ? guess.id : guess.id + ' ' + std::to_string(part + 1);
}

core::QuizQuestion partQuestion(const Asked& asked, std::size_t part)
{
    const core::GuessKind kind = asked.guess().kind;
    const bool isOfNumbers = kind == core::GuessKind::Number || kind == core::GuessKind::Blanks;
    return isOfNumbers ? numberQuestion(asked, part) : choiceQuestion(asked);
}

std::string textOf(const std::vector<core::QuizGroup>& groups)
{
    std::string text;
    for (const core::QuizGroup& group : groups)
        text += group.variants.front().text;
    return text;
}

void join(std::vector<core::QuizGroup>& groups, std::vector<core::QuizGroup> more)
{
    if (groups.empty()) {
        groups = std::move(more);
        return;
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        core::QuizQuestion& question = more[i].variants.front();
        // A question that does not depend on the seed is used once.
        const bool isNew = std::ranges::none_of(groups[i].variants, [&](const auto& given) {
            return given.text == question.text && given.answer == question.answer;
        });
        if (isNew)
            groups[i].variants.push_back(std::move(question));
    }
}

using GroupsOrFault = core::Result<std::vector<core::QuizGroup>, core::WorksheetFault>;

GroupsOrFault groupsOfLesson(const core::Lesson& lesson, const QuizOptions& options)
{
    constexpr std::size_t triesEach = 4;  // seeds in a row that give nothing new
    std::vector<core::QuizGroup> groups;
    std::set<std::string> given;
    std::optional<core::VariantFault> fault;
    for (std::size_t i = 0; i < triesEach * options.variants && given.size() < options.variants;
         ++i) {
        const auto seed = core::studentSeed(options.seed, "quiz " + std::to_string(i));
        const auto variant = core::variantOf(lesson, seed);
        if (!variant) {
            fault = variant.error();
            continue;
        }
        auto more = quizGroups(*variant, std::to_string(given.size() + 1), options.language);
        if (given.insert(textOf(more)).second)
            join(groups, std::move(more));
    }
    if (given.empty() && fault)
        return core::WorksheetFault{lesson.id, *fault};
    return groups;
}

}  // namespace

std::vector<core::QuizGroup> quizGroups(const core::Lesson& variant, const std::string& number,
                                        const std::string& language)
{
    std::vector<core::QuizGroup> groups;
    for (const core::SheetQuestion& question : core::questionsOf(variant)) {
        const Asked asked{variant, question, language};
        for (std::size_t i = 0; i < partsOf(question.guess); ++i) {
            const std::string part = partName(question.guess, i);
            const std::string name = asked.text(variant.title) + " (" + part + ')';
            core::QuizQuestion asks = partQuestion(asked, i);
            asks.id = core::quizId({variant.id, part, number});
            asks.name = name;
            asks.name.append(" ").append(number);
            groups.push_back({core::quizId({variant.id, part}), name, {std::move(asks)}});
        }
    }
    return groups;
}

core::Result<core::Quiz, core::WorksheetFault> quizOf(std::span<const core::Lesson> lessons,
                                                      const QuizOptions& options)
{
    core::Quiz quiz{Wording::tr("Rankscope lessons").toStdString(), options.language, {}};
    std::replace(quiz.language.begin(), quiz.language.end(), '_', '-');
    for (const core::Lesson& lesson : lessons) {
        auto groups = groupsOfLesson(lesson, options);
        if (!groups)
            return groups.error();
        std::move(groups->begin(), groups->end(), std::back_inserter(quiz.groups));
    }
    return quiz;
}

}  // namespace ui
