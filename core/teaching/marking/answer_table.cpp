// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/marking/answer_table.h"

#include "core/documents/tables/table_text.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"
#include "core/teaching/worksheets/roster.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace core {

namespace {

constexpr std::array<std::string_view, 4> numberedAs{"question", "response", "frage", "q"};

/// The number of a question on its sheet, from 1: `3`, `3.`, `Q3` or `Response 3`; 0 if none.
std::size_t numberOnSheet(std::string_view text)
{
    const std::string word = foldedHeading(text);
    std::string_view digits = word;
    for (const std::string_view prefix : numberedAs)
        if (digits.starts_with(prefix)) {
            digits.remove_prefix(prefix.size());
            break;
        }
    std::size_t number = 0;
    const auto [end, fault] = std::from_chars(digits.begin(), digits.end(), number);
    return fault == std::errc() && end == digits.end() ? number : 0;
}

/// The guess with this number on a sheet of all lessons.
const LessonGuess* guessNumbered(std::span<const Lesson> lessons, std::string& lesson,
                                 std::size_t number)
{
    for (const Lesson& some : lessons)
        for (const LessonStep& step : some.steps)
            for (const LessonGuess& one : step.guesses)
                if (--number == 0) {
                    lesson = some.id;
                    return &one;
                }
    return nullptr;
}

/// A column of a wide table.
struct GuessColumn {
    std::size_t column;
    std::string lesson;
    std::string guess;
};

struct AnswerColumns {
    std::size_t student = 0;
    std::optional<std::size_t> lesson;
    std::optional<std::size_t> guess;
    std::optional<std::size_t> answer;
    std::vector<GuessColumn> wide;  ///< if each guess has its own column
    std::vector<std::string> passedOver;

    bool isLong() const { return guess && answer; }
};

std::optional<std::size_t> columnUnder(const std::vector<std::string_view>& headings,
                                       ColumnMeaning meaning)
{
    for (std::size_t i = 0; i < headings.size(); ++i)
        if (isHeadingOf(meaning, headings[i]))
            return i;
    return std::nullopt;
}

void findGuesses(const std::vector<std::string_view>& headings, std::span<const Lesson> lessons,
                 AnswerColumns& columns)
{
    for (std::size_t i = 0; i < headings.size(); ++i) {
        GuessColumn found{i, {}, {}};
        if (i == columns.student)
            continue;
        if (const LessonGuess* guess = guessMeant(lessons, found.lesson, trimmed(headings[i]))) {
            found.guess = guess->id;
            columns.wide.push_back(std::move(found));
        } else {
            columns.passedOver.emplace_back(trimmed(headings[i]));
        }
    }
}

std::optional<AnswerColumns> columnsIn(const std::vector<std::string_view>& headings,
                                       std::span<const Lesson> lessons)
{
    AnswerColumns columns;
    const auto code = columnUnder(headings, ColumnMeaning::SheetCode);
    const auto student = code ? code : idColumnIn(headings);
    if (!student)
        return std::nullopt;
    columns.student = *student;
    columns.lesson = columnUnder(headings, ColumnMeaning::Lesson);
    columns.guess = columnUnder(headings, ColumnMeaning::Guess);
    columns.answer = columnUnder(headings, ColumnMeaning::Answer);
    if (!columns.isLong())
        findGuesses(headings, lessons, columns);
    return columns.isLong() || !columns.wide.empty() ? std::optional(columns) : std::nullopt;
}

std::string cellIn(const DelimitedRow& row, std::optional<std::size_t> column)
{
    return column && *column < row.cells.size()
               ? std::string(withoutApostrophe(trimmed(row.cells[*column])))
               : std::string();
}

bool isAnswerColumn(const AnswerColumns& columns, std::size_t column)
{
    return columns.isLong()
               ? columns.answer == column
               : std::any_of(columns.wide.begin(), columns.wide.end(),
                             [column](const GuessColumn& one) { return one.column == column; });
}

/// Rejoins the last answer if its decimal comma split it.
/// @return false if the row has cells without a heading
bool joinCut(DelimitedRow& row, const AnswerColumns& columns, std::size_t width)
{
    if (row.cells.size() <= width)
        return true;
    const std::string_view rest = trimmed(row.cells[width]);
    const bool isDecimals = !rest.empty() && std::all_of(rest.begin(), rest.end(), isDigit);
    if (row.cells.size() > width + 1 || (!rest.empty() && !isDecimals) ||
        (isDecimals && !isAnswerColumn(columns, width - 1)))
        return false;
    if (isDecimals)
        row.cells[width - 1] =
            row.unquoted.emplace_back(std::string(row.cells[width - 1]) + ',' + std::string(rest));
    return true;
}

void addAnswers(const DelimitedRow& row, const AnswerColumns& columns,
                std::vector<GivenAnswer>& answers)
{
    const std::string student = cellIn(row, columns.student);
    if (columns.isLong()) {
        answers.push_back({student, cellIn(row, columns.lesson), cellIn(row, columns.guess),
                           cellIn(row, columns.answer), row.line});
        return;
    }
    for (const GuessColumn& column : columns.wide)
        answers.push_back(
            {student, column.lesson, column.guess, cellIn(row, column.column), row.line});
}

}  // namespace

const LessonGuess* guessMeant(std::span<const Lesson> lessons, std::string& lesson,
                              std::string_view guess)
{
    if (const std::size_t slash = guess.find('/');
        lesson.empty() && slash != std::string_view::npos) {
        lesson = trimmed(guess.substr(0, slash));
        guess = trimmed(guess.substr(slash + 1));
    }
    const bool isOfAny = lesson.empty();
    const Lesson* in = nullptr;
    const LessonGuess* found = nullptr;
    for (const Lesson& some : lessons)
        for (const LessonStep& step : some.steps)
            for (const LessonGuess& one : step.guesses) {
                if (one.id != guess || (!lesson.empty() && some.id != lesson))
                    continue;
                if (found)
                    return nullptr;
                in = &some;
                found = &one;
            }
    if (in)
        lesson = in->id;
    const std::size_t number = found || !isOfAny ? 0 : numberOnSheet(guess);
    return number == 0 ? found : guessNumbered(lessons, lesson, number);
}

Parsed<AnswerTable> parseAnswers(std::string_view text, const std::string& file,
                                 std::span<const Lesson> lessons)
{
    auto begun = begunTable(text, file);
    if (!begun)
        return begun.error();
    DelimitedReader& reader = begun->reader;
    DelimitedRow& row = begun->row;
    const std::size_t width = row.cells.size();
    const auto columns = columnsIn(row.cells, lessons);
    if (!columns) {
        ParseError error{file, row.line, ErrorCode::LessonUnexpected,
                         std::string(row.cells.front())};
        error.expected = "student,lesson,guess,answer";
        return error;
    }
    AnswerTable table{{}, columns->passedOver};
    while (reader.next(row)) {
        if (!joinCut(row, *columns, width))
            return ParseError{file, row.line, ErrorCode::RaggedRow,
                              std::to_string(row.cells.size())};
        addAnswers(row, *columns, table.answers);
    }
    return table;
}

}  // namespace core
