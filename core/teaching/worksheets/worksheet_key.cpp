// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/worksheets/worksheet_key.h"

#include "core/documents/tables/table_text.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/guess_answer.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

enum KeyColumn { KeyStudent, KeyCode, KeyLesson, KeySeed, NeededKeyColumns };
constexpr std::array<std::string_view, NeededKeyColumns> neededKeyColumns{"student", "code",
                                                                          "lesson", "seed"};

std::string textOf(const Fraction& fraction)
{
    const std::string numerator = std::to_string(fraction.numerator());
    return fraction.denominator() == 1 ? numerator
                                       : numerator + "/" + std::to_string(fraction.denominator());
}

TableCell valueCell(const LessonValue& value)
{
    if (!value.value)
        return {"undefined"};
    return {shortestText(*value.value), *value.value};
}

std::vector<TableCell> keyRow(const Worksheet& sheet, const SheetLesson& lesson,
                              const SheetQuestion& question, std::size_t place)
{
    const LessonGuess& guess = question.guess;
    const LessonValue& value = question.values[place];
    std::vector<TableCell> row;
    for (const std::string& text : {sheet.student.id, sheet.student.name, sheet.code})
        row.push_back({text});
    row.push_back(countCell(lesson.seed));
    for (const std::string& text :
         {lesson.lesson.id, guess.id, guess.numbers[place].measure, guess.numbers[place].data})
        row.push_back({text});
    row.push_back(valueCell(value));
    row.push_back({value.exact ? textOf(*value.exact) : std::string()});
    row.push_back({shortestText(guess.tolerance), guess.tolerance});
    row.push_back({writtenAnswer(guess, rightAnswer(lesson.lesson, guess))});
    for (const KnownWrong& wrong : question.wrong) {
        row.push_back({wrong.rule});
        row.push_back(valueCell(wrong.value));
    }
    return row;
}

}  // namespace

Table keyTable(const Worksheets& worksheets)
{
    Table table;
    for (const Worksheet& sheet : worksheets.sheets)
        for (const SheetLesson& lesson : sheet.lessons)
            for (const SheetQuestion& question : lesson.questions)
                for (std::size_t place = 0; place < question.values.size(); ++place)
                    table.rows.push_back(keyRow(sheet, lesson, question, place));
    for (const char* heading : {"student", "name", "code", "seed", "lesson", "guess", "measure",
                                "of", "value", "exact", "tolerance", "answer"})
        table.columns.push_back({heading});
    std::size_t width = table.columns.size();
    for (const auto& row : table.rows)
        width = std::max(width, row.size());
    for (std::size_t wrong = 1; table.columns.size() < width; ++wrong) {
        table.columns.push_back({"wrong " + std::to_string(wrong)});
        table.columns.push_back({"value " + std::to_string(wrong)});
    }
    for (auto& row : table.rows)
        row.resize(width);
    return table;
}

bool isKey(std::string_view text)
{
    return withoutByteOrderMark(text).starts_with("student,name,code,seed,lesson,guess,");
}

Parsed<std::vector<KeyedLesson>> parseKey(std::string_view text, const std::string& file)
{
    auto table = begunTable(text, file);
    if (!table)
        return table.error();
    DelimitedReader& reader = table->reader;
    DelimitedRow& row = table->row;
    const std::size_t width = row.cells.size();
    std::array<std::size_t, NeededKeyColumns> columns{};
    for (std::size_t needed = 0; needed < NeededKeyColumns; ++needed) {
        const auto found = std::find(row.cells.begin(), row.cells.end(), neededKeyColumns[needed]);
        if (found == row.cells.end())
            return ParseError{file, row.line, ErrorCode::NoSuchColumn,
                              std::string(neededKeyColumns[needed])};
        columns[needed] = static_cast<std::size_t>(found - row.cells.begin());
    }
    const auto named = std::find(row.cells.begin(), row.cells.end(), "name");
    const auto nameAt = static_cast<std::size_t>(named - row.cells.begin());
    std::vector<KeyedLesson> lessons;
    while (reader.next(row)) {
        if (row.cells.size() != width)
            return ParseError{file, row.line, ErrorCode::RaggedRow,
                              std::to_string(row.cells.size())};
        const auto at = [&row](std::size_t column) {
            return std::string(withoutApostrophe(row.cells[column]));
        };
        const auto cell = [&](KeyColumn column) { return at(columns[column]); };
        const auto seed = parsedNumber<std::uint64_t>(cell(KeySeed));
        if (!seed)
            return ParseError{
                file, row.line, ErrorCode::LessonUnexpected, cell(KeySeed), "seed", {}, 0, "2026"};
        KeyedLesson lesson{cell(KeyStudent), nameAt < width ? at(nameAt) : std::string(),
                           cell(KeyCode), cell(KeyLesson), *seed};
        if (lessons.empty() || lessons.back() != lesson)
            lessons.push_back(std::move(lesson));
    }
    return lessons;
}

}  // namespace core
