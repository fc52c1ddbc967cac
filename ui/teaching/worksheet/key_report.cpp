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

#include <algorithm>
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

/// The numbers of a lesson in the key, one per column.
class KeyColumns {
public:
    /// @param asked the number of the lesson's first question on the sheet
    KeyColumns(const core::SheetLesson& first, int asked, const SheetStyle& style)
        : m_first(first)
        , m_style(style)
        , m_asked(asked)
    {}

    core::Table answers(const core::Worksheets& worksheets, std::size_t lesson) const
    {
        core::Table table;
        table.columns = {{Wording::tr("student").toStdString()},
                         {Wording::tr("set").toStdString()}};
        eachNumber([&table](const QString& heading, const auto&, const auto&, bool isNumber) {
            table.columns.push_back({heading.toStdString(), isNumber});
        });
        for (const core::Worksheet& sheet : worksheets.sheets) {
            auto& row = table.rows.emplace_back();
            row.push_back({whoText(sheet.student).toStdString()});
            row.push_back({sheet.code});
            const core::SheetLesson& own = sheet.lessons[lesson];
            for (const core::SheetQuestion& question : own.questions) {
                const QString told = answerText(own, question.guess);
                if (!told.isEmpty()) {
                    row.push_back(textCell(told));
                    continue;
                }
                for (const core::LessonValue& value : question.values)
                    row.push_back(keyValue(value, true));
                for (const core::KnownWrong& wrong : question.wrong)
                    row.push_back(keyValue(wrong.value, false));
            }
            row.resize(table.columns.size());
        }
        return table;
    }

    /// What the columns are, and the feedback on wrong numbers.
    core::Table meanings() const
    {
        core::Table table;
        table.columns = {{Wording::tr("column").toStdString()},
                         {Wording::tr("number").toStdString()},
                         {Wording::tr("feedback").toStdString()}};
        eachNumber(
            [&table](const QString& heading, const QString& name, const QString& feedback, bool) {
                table.rows.push_back({textCell(heading), textCell(name), textCell(feedback)});
            });
        return table;
    }

private:
    /// Calls tell(heading, what it is, feedback, whether it is a number): 3 for the right number of
    /// question 3, 3a and 3b for wrong ones.
    void eachNumber(const auto& tell) const
    {
        int number = m_asked;
        for (const core::SheetQuestion& question : m_first.questions) {
            const QString heading = QString::number(number++);
            const core::LessonGuess& guess = question.guess;
            if (!answerText(m_first, guess).isEmpty()) {
                tell(heading, guessSentence(guess), QString(), false);
                continue;
            }
            const bool isOne = question.values.size() == 1;
            for (std::size_t i = 0; i < question.values.size(); ++i)
                tell(isOne ? heading : heading + QLatin1Char('.') + QString::number(i + 1),
                     isOne ? guessSentence(guess) : numberPhrase(guess.numbers[i]), QString(),
                     true);
            char letter = 'a';
            for (const core::KnownWrong& wrong : question.wrong)
                tell(heading + QLatin1Char(letter++),
                     Wording::tr("wrong: %1").arg(QString::fromStdString(wrong.rule)),
                     isCommon(wrong.feedback) ? sheetText(m_first.lesson, wrong.feedback, m_style)
                                              : QString(),
                     true);
        }
    }
    /// Whether it has no number of a single sheet.
    static bool isCommon(const core::Translated& feedback)
    {
        return std::all_of(feedback.begin(), feedback.end(), [](const auto& text) {
            return text.second.find('{') == std::string::npos;
        });
    }

    const core::SheetLesson& m_first;
    const SheetStyle& m_style;
    int m_asked;
};

Report begunKey(const core::Worksheets& worksheets, const QString& title, const SheetStyle& style)
{
    Report report;
    report.hasCaptions = false;
    report.hasWholeTables = true;
    if (worksheets.sheets.empty())
        return report;
    report.title = title.arg(sheetTitle(worksheets.sheets.front(), style));
    report.about = style.course;
    report.author = Wording::tr("seed %1").arg(worksheets.course);
    return report;
}

}  // namespace

Report keyReport(const core::Worksheets& worksheets, const SheetStyle& style)
{
    Report report = begunKey(worksheets, Wording::tr("Answer key: %1"), style);
    if (worksheets.sheets.empty())
        return report;
    const std::vector<core::SheetLesson>& lessons = worksheets.sheets.front().lessons;
    int asked = 1;
    for (std::size_t lesson = 0; lesson < lessons.size(); ++lesson) {
        const core::SheetLesson& first = lessons[lesson];
        const KeyColumns columns(first, asked, style);
        report.sections.push_back(
            {sheetText(first.lesson, first.lesson.title, style),
             {sheetItem(columns.answers(worksheets, lesson)), sheetItem(columns.meanings())}});
        asked += static_cast<int>(first.questions.size());
    }
    return report;
}

Report workingReport(const core::Worksheets& worksheets, const SheetStyle& style,
                     core::Loading* loading)
{
    Report report = begunKey(worksheets, Wording::tr("Working: %1"), style);
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
