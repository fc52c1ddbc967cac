// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/sheet_report.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/guess_answer.h"
#include "ui/teaching/worksheet/sheet_data.h"
#include "ui/text/formula/formula.h"
#include "ui/text/language/wording.h"
#include "ui/text/lessons/guess_sentence.h"

#include <algorithm>
#include <span>

namespace ui {

namespace {

constexpr int linesOfWorking = 2;

/// The question with its number on the sheet and the required precision.
QString numbered(int number, const core::LessonGuess& guess, const QString& sentence)
{
    const bool isNear =
        guess.kind == core::GuessKind::Number || guess.kind == core::GuessKind::Blanks;
    return isNear ? Wording::tr("%1. %2 (± %3)")
                        .arg(QString::number(number), sentence,
                             QString::fromStdString(core::shortestText(guess.tolerance)))
                  : Wording::tr("%1. %2").arg(QString::number(number), sentence);
}

QStringList namesIn(const core::LessonGuess& guess)
{
    QStringList names;
    for (std::size_t i = 0; i < guess.numbers.size(); ++i)
        names << QString::fromStdString(core::labelOf(guess, i));
    return names;
}

/// Whether the step's working goes into a table to fill in.
bool hasTable(const core::LessonStep& step)
{
    return std::ranges::any_of(step.shows, [](const core::LessonShow& show) {
        return std::ranges::find(show.panels, "steps") != show.panels.end();
    });
}

ReportBlank blankFor(const core::LessonGuess& guess, bool needsLines)
{
    ReportBlank blank;
    switch (guess.kind) {
    case core::GuessKind::Number:
        blank.fields << Wording::tr("Answer");
        blank.lines = needsLines ? linesOfWorking : 0;
        break;
    case core::GuessKind::Direction:
        blank.choices << Wording::tr("up") << Wording::tr("down") << Wording::tr("the same");
        break;
    case core::GuessKind::Choice:
        blank.choices = namesIn(guess) << Wording::tr("they are the same");
        break;
    case core::GuessKind::Order:
        for (std::size_t place = 1; place <= guess.numbers.size(); ++place)
            blank.fields << Wording::tr("%1.").arg(place);
        break;
    case core::GuessKind::Blanks:
        for (const core::LessonNumber& number : guess.numbers)
            blank.fields << numberPhrase(number);
        blank.lines = needsLines ? 1 : 0;
        break;
    }
    return blank;
}

/// Asks for numbers in a formula by the names of its blanks.
void addFormula(const QString& written, ReportBlank& blank)
{
    blank.formula = writtenFormula(written);
    const auto count = blank.fields.size();
    for (qsizetype i = 0; i < count; ++i)
        blank.fields[i] = count == 1 ? Wording::tr("Answer") : Wording::tr("Blank %1").arg(i + 1);
}

/// Whether the sheet shows who the student is: an id without a digit is a name.
bool isNamed(const core::Student& student)
{
    return !student.name.empty() || std::ranges::none_of(student.id, core::isDigit);
}

/// The steps up to the last one that asks something.
std::span<const core::LessonStep> askingSteps(const core::Lesson& lesson)
{
    std::size_t count = lesson.steps.size();
    while (count > 0 && lesson.steps[count - 1].guesses.empty())
        --count;
    return std::span(lesson.steps).first(count);
}

/// @param isAlone the sheet's heading already shows its title
ReportSection lessonSection(const core::SheetLesson& own, bool isAlone, int& asked,
                            const SheetStyle& style)
{
    const core::Lesson& lesson = own.lesson;
    const QString question = sheetText(lesson, lesson.question, style);
    ReportSection section{isAlone ? question : sheetText(lesson, lesson.title, style), {}};
    if (!isAlone) {
        section.items.push_back(sheetItem(question));
        section.items.back().keepsWithNext = true;
    }
    PlacedData placed;
    QString told;
    for (const core::LessonStep& shown : askingSteps(lesson)) {
        const std::size_t first = section.items.size();
        section.items.push_back(sheetItem(ReportHeading{sheetText(lesson, shown.title, style)}));
        section.items.push_back(sheetItem(sheetText(lesson, shown.text, style)));
        section.items.back().keepsWithNext = true;
        addShown(lesson, shown, placed, section.items);
        for (const core::LessonGuess& guess : shown.guesses) {
            ReportBlank blank = blankFor(guess, !hasTable(shown));
            blank.question = guessSentence(guess);
            if (const QString written = filledLine(lesson, guess.formula, style);
                !written.isEmpty())
                addFormula(written, blank);
            blank.question = numbered(++asked, guess, blank.question);
            if (const QString rules = gradeRules(lesson, guess);
                !rules.isEmpty() && rules != told) {
                section.items.push_back(sheetItem(rules));
                section.items.back().keepsWithNext = true;
                told = rules;
            }
            section.items.push_back(sheetItem(std::move(blank)));
        }
        // What a question is about stays on its page.
        for (std::size_t item = first; item + 1 < section.items.size(); ++item)
            section.items[item].keepsWithNext = true;
    }
    std::erase_if(section.items, [](const ReportItem& item) {
        const auto* paragraph = std::get_if<QString>(&item.content);
        return paragraph && paragraph->isEmpty();
    });
    return section;
}

}  // namespace

QString setText(const core::Worksheet& sheet)
{
    //: %1 is the code by which a sheet is found
    return Wording::tr("set %1").arg(QString::fromStdString(sheet.code));
}

Report sheetReport(const core::Worksheet& sheet, const SheetStyle& style)
{
    Report report;
    report.title = sheetTitle(sheet, style);
    report.about = style.course;
    report.author = whoText(sheet.student);
    if (!isNamed(sheet.student))
        report.date = Wording::tr("Name: %1").arg(QString(36, QLatin1Char('_')));
    report.foot = setText(sheet);
    report.hasCaptions = false;
    report.hasWholeTables = true;
    report.isTight = true;
    int asked = 0;
    const bool isAlone = sheet.lessons.size() == 1 && style.title.isEmpty();
    for (const core::SheetLesson& lesson : sheet.lessons)
        report.sections.push_back(lessonSection(lesson, isAlone, asked, style));
    return report;
}

}  // namespace ui
