// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/marking/mark_words.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/text/words/quoted_text.h"
#include "ui/text/words/table_cell.h"

#include <QStringList>

#include <map>
#include <utility>

namespace ui {

namespace {

std::vector<core::TableCell> markRow(const core::MarkedLesson& lesson,
                                     const core::MarkedAnswer& answer, std::string_view language)
{
    return {{lesson.keyed.student},
            {lesson.keyed.name},
            {answer.given.lesson},
            {answer.given.guess},
            {answer.given.text},
            textCell(markWord(answer.mark)),
            {answer.rule},
            core::countCell(answer.points),
            core::countCell(answer.most),
            textCell(rightAnswerText(lesson, answer)),
            textCell(whyText(lesson, answer, language))};
}

}  // namespace

QString markWord(core::Mark mark)
{
    switch (mark) {
    case core::Mark::Right:
        return Wording::tr("right");
    case core::Mark::KnownWrong:
        return Wording::tr("known mistake");
    case core::Mark::OtherRule:
        return Wording::tr("another rule");
    case core::Mark::Rounding:
        return Wording::tr("rounded");
    case core::Mark::NotFound:
        return Wording::tr("wrong");
    case core::Mark::Unreadable:
        return Wording::tr("not readable");
    case core::Mark::Empty:
        break;
    }
    return Wording::tr("no answer");
}

QString whyText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer,
                std::string_view language)
{
    if (answer.mark == core::Mark::Empty && !answer.answer)
        return {};
    if (!answer.answer)
        return Wording::tr("“%1” is not an answer to this question.")
            .arg(inMessage(answer.given.text));
    const core::LessonGuess& guess = core::guessIn(lesson.variant, answer.given.guess);
    const VerdictWords words =
        verdictWords(lesson.variant, guess, *answer.answer, answer.verdict, language);
    return joinedSentences({asSentence(words.heading), words.text});
}

QString rightAnswerText(const core::MarkedLesson& lesson, const core::MarkedAnswer& answer)
{
    const core::LessonGuess& guess = core::guessIn(lesson.variant, answer.given.guess);
    const core::LessonAnswer right = core::rightAnswer(lesson.variant, guess);
    if (guess.kind != core::GuessKind::Number && guess.kind != core::GuessKind::Blanks)
        return answerName(guess, right);
    QStringList values;
    for (const core::NumberVerdict& number : core::judged(lesson.variant, guess, right).numbers)
        values += lessonValueText(number.right);
    return clausesText(values);
}

QString markingDiagnosticText(const core::MarkingDiagnostic& diagnostic)
{
    const QString found = inMessage(diagnostic.found);
    switch (diagnostic.fault) {
    case core::MarkingFault::UnknownStudent:
        return Wording::tr("“%1” is not a student or a set in the answer key").arg(found);
    case core::MarkingFault::UnknownQuestion:
        return Wording::tr(
                   "“%1” is not a question in the answer key, or it appears in several lessons")
            .arg(found);
    case core::MarkingFault::NotAsked:
        return Wording::tr("“%1” is not on the worksheet of “%2”")
            .arg(found, inMessage(diagnostic.student));
    case core::MarkingFault::AnsweredTwice:
        return Wording::tr("“%2” already answered “%1” on line %3; this later answer counts")
            .arg(found, inMessage(diagnostic.student))
            .arg(diagnostic.earlier);
    case core::MarkingFault::NoVariant:
        break;
    }
    return Wording::tr("the lesson “%1” no longer has this variant").arg(found);
}

QStringList markingDiagnosticLines(
    std::span<const core::MarkingDiagnostic> diagnostics,
    const std::function<QString(const core::MarkingDiagnostic& diagnostic)>& line)
{
    constexpr std::size_t most = 20;  // per kind
    std::map<core::MarkingFault, std::size_t> counts;
    QStringList lines;
    for (const core::MarkingDiagnostic& diagnostic : diagnostics)
        if (++counts[diagnostic.fault] <= most)
            lines += line(diagnostic);
    if (const std::size_t untold = diagnostics.size() - std::size_t(lines.size()))
        lines += Wording::tr("There are %1 more lines like these.").arg(untold);
    return lines;
}

core::Table markTable(const core::Marking& marking, std::string_view language)
{
    core::Table table;
    table.columns = {
        tableColumn(Wording::tr("Student")),      tableColumn(Wording::tr("Name")),
        tableColumn(Wording::tr("Lesson")),       tableColumn(Wording::tr("Question")),
        tableColumn(Wording::tr("Answer")),       tableColumn(Wording::tr("Mark")),
        tableColumn(Wording::tr("Rule")),         tableColumn(Wording::tr("Points"), true),
        tableColumn(Wording::tr("Out of"), true), tableColumn(Wording::tr("Right answer")),
        tableColumn(Wording::tr("Why"))};
    for (const core::MarkedAnswer& answer : marking.answers)
        table.rows.push_back(markRow(marking.lessons[answer.lesson], answer, language));
    return table;
}

core::Table markCountTable(std::span<const core::MarkCount> counts)
{
    std::map<std::pair<std::string, std::string>, std::size_t> answers;
    for (const core::MarkCount& count : counts)
        answers[{count.lesson, count.guess}] += count.count;
    core::Table table;
    table.columns = {
        tableColumn(Wording::tr("Lesson")),      tableColumn(Wording::tr("Question")),
        tableColumn(Wording::tr("Mark")),        tableColumn(Wording::tr("Rule")),
        tableColumn(Wording::tr("Count"), true), tableColumn(Wording::tr("Answers"), true)};
    for (const core::MarkCount& count : counts)
        table.rows.push_back({{count.lesson},
                              {count.guess},
                              textCell(markWord(count.mark)),
                              {count.rule},
                              core::countCell(count.count),
                              core::countCell(answers[{count.lesson, count.guess}])});
    return table;
}

}  // namespace ui
