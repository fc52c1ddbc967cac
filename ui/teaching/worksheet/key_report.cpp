// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/guess_answer.h"
#include "ui/teaching/worksheet/number_steps.h"
#include "ui/teaching/worksheet/sheet_data.h"
#include "ui/teaching/worksheet/sheet_report.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/table_cell.h"

#include <utility>

namespace ui {

namespace {

core::TableCell keyValue(const core::LessonValue& value, bool isRight)
{
    core::TableCell cell = textCell(Wording::tr("undefined"));
    if (value.value)
        cell = textCell(valueText(value.value, {}), *value.value);
    cell.isBest = isRight;
    return cell;
}

core::TableCell exactCell(const core::LessonValue& value)
{
    return textCell(value.exact ? fractionText(*value.exact) : QString());
}

/// Right and wrong values in rows.
core::Table valueTable(const core::SheetLesson& own, const core::SheetQuestion& question,
                       const SheetStyle& style)
{
    core::Table table;
    table.columns = {{Wording::tr("number").toStdString()},
                     {Wording::tr("value").toStdString(), true},
                     {Wording::tr("exact").toStdString(), true},
                     {Wording::tr("feedback").toStdString()}};
    for (std::size_t i = 0; i < question.values.size(); ++i)
        table.rows.push_back(
            {textCell(Wording::tr("right: %1").arg(numberPhrase(question.guess.numbers[i]))),
             keyValue(question.values[i], true), exactCell(question.values[i]),
             textCell(i == 0 ? sheetText(own.lesson, question.guess.right, style) : QString())});
    for (const core::KnownWrong& wrong : question.wrong)
        table.rows.push_back(
            {textCell(Wording::tr("wrong: %1").arg(QString::fromStdString(wrong.rule))),
             keyValue(wrong.value, false), exactCell(wrong.value),
             textCell(sheetText(own.lesson, wrong.feedback, style))});
    return table;
}

/// In words unless it is a number of the table.
QString answerText(const core::SheetLesson& own, const core::LessonGuess& guess)
{
    const core::LessonAnswer answer = core::rightAnswer(own.lesson, guess);
    if (const auto* direction = std::get_if<core::GuessDirection>(&answer)) {
        switch (*direction) {
        case core::GuessDirection::Up:
            return Wording::tr("It goes up.");
        case core::GuessDirection::Down:
            return Wording::tr("It goes down.");
        case core::GuessDirection::Same:
            return Wording::tr("It stays the same.");
        }
    }
    if (const auto* chosen = std::get_if<core::ChosenData>(&answer); chosen && !chosen->place)
        return Wording::tr("They are the same.");
    const bool isTold =
        guess.kind == core::GuessKind::Choice || guess.kind == core::GuessKind::Order;
    return isTold ? answerName(guess, answer) : QString();
}

/// Adds steps once per lesson.
void addSteps(const core::SheetLesson& own, const core::SheetQuestion& question, PlacedData& placed,
              std::vector<ReportItem>& items)
{
    for (std::size_t i = 0; i < question.values.size(); ++i) {
        const core::LessonNumber& number = question.guess.numbers[i];
        if (!placed.insert(numberPhrase(wholeOf(number)).toStdString()).second)
            continue;
        for (ReportItem& item :
             numberSteps(number, *own.lesson.dataNamed(number.data), question.values[i]))
            items.push_back(std::move(item));
    }
}

void addAnswers(const core::SheetLesson& own, int& asked, const SheetStyle& style,
                std::vector<ReportItem>& items)
{
    items.push_back(sheetItem(ReportHeading{sheetText(own.lesson, own.lesson.title, style)}));
    PlacedData placed;
    for (const core::SheetQuestion& question : own.questions) {
        const core::LessonGuess& guess = question.guess;
        items.push_back(sheetItem(ReportHeading{
            Wording::tr("%1. %2").arg(QString::number(++asked), guessSentence(guess))}));
        for (const core::LessonNumber& number : guess.numbers)
            addData(own.lesson, {number.data}, placed, items);
        if (const QString answer = answerText(own, guess); !answer.isEmpty())
            items.push_back(sheetItem(answer));
        items.push_back(sheetItem(valueTable(own, question, style)));
        addSteps(own, question, placed, items);
    }
}

core::Table classTable(const core::Worksheets& worksheets)
{
    core::Table table;
    table.columns = {{Wording::tr("student").toStdString()},
                     {Wording::tr("name", "of a student").toStdString()},
                     {Wording::tr("set").toStdString()}};
    for (const core::Worksheet& sheet : worksheets.sheets)
        table.rows.push_back({{sheet.student.id}, {sheet.student.name}, {sheet.code}});
    return table;
}

}  // namespace

Report keyReport(const core::Worksheets& worksheets, const SheetStyle& style,
                 core::Loading* loading)
{
    Report report;
    report.hasCaptions = false;
    if (worksheets.sheets.empty())
        return report;
    report.title = Wording::tr("Answer key: %1").arg(sheetTitle(worksheets.sheets.front(), style));
    report.about = style.course;
    report.author = Wording::tr("seed %1").arg(worksheets.course);
    report.sections.push_back(
        {Wording::tr("Sets by student"), {sheetItem(classTable(worksheets))}});
    for (const core::Worksheet& sheet : worksheets.sheets) {
        if (loading && loading->isStopped())
            break;
        ReportSection& section = report.sections.emplace_back();
        section.title = Wording::tr("%1, %2").arg(setText(sheet), whoText(sheet.student));
        int asked = 0;
        for (const core::SheetLesson& lesson : sheet.lessons)
            addAnswers(lesson, asked, style, section.items);
        if (loading)
            loading->advance(1);
    }
    return report;
}

}  // namespace ui
