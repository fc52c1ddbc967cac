#include "core/formats/recognise.h"

#include "core/file/latin1.h"
#include "core/file/lines.h"
#include "core/lists/document_table.h"
#include "core/samples/sample_table.h"
#include "core/syntax/class_names.h"
#include "core/syntax/delimited_table.h"
#include "core/syntax/pair_layout.h"
#include "core/syntax/unjudged_word.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core {

namespace {

std::vector<std::string_view> columnsOf(std::string_view line)
{
    std::vector<std::string_view> columns;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const auto* const end = std::find_if(line.begin(), line.end(), isBlank);
        columns.push_back(line.substr(0, static_cast<std::size_t>(end - line.begin())));
        line.remove_prefix(columns.back().size());
    }
    return columns;
}

/// Of text in any encoding: what its bytes are is for the reader to say.
std::vector<std::vector<std::string_view>> firstLines(std::string_view text)
{
    text = text.substr(0, LineReader::longest);
    std::vector<std::vector<std::string_view>> lines;
    while (!text.empty() && lines.size() < linesToJudge) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = trimmed(withoutByteOrderMarks(text.substr(0, end)));
        if (!line.empty() && !line.starts_with('#'))
            lines.push_back(columnsOf(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool isNumber(std::string_view text)
{
    double number = 0;
    return readNumber(text, number);
}

/// What kind of session the first field "format" names.
FileKind sessionKind(std::string_view text)
{
    constexpr std::size_t furthest = std::size_t{1} << 16;
    constexpr std::string_view field = "\"format\"";
    text = text.substr(0, furthest);
    for (std::size_t at = text.find(field); at != std::string_view::npos; at = text.find(field)) {
        text = trimmed(text.substr(at + field.size()));
        if (!text.starts_with(':'))
            continue;
        text = trimmed(text.substr(1));
        if (text.starts_with("\"rankscope-classifier\""))
            return FileKind::SampleSession;
        if (text.starts_with("\"rankscope-collection\""))
            return FileKind::CollectionSession;
        return FileKind::Session;
    }
    return FileKind::Session;
}

bool isNamedAs(const TablePreview& table, ColumnRole role)
{
    return std::any_of(
        table.columns.begin(), table.columns.end(),
        [role](const TableColumn& column) { return column.role == role && column.isNamed; });
}

/// NaN is none.
bool holdsFractions(const TablePreview& table, std::size_t column)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [&](const auto& row) {
        const auto number =
            column < row.size() ? numberInCell(row[column], table.decimalComma) : std::nullopt;
        return number && std::isfinite(*number) && std::trunc(*number) != *number;
    });
}

/// Empty where the row is short.
std::string_view cellOf(const std::vector<std::string>& row, std::size_t column)
{
    return column < row.size() ? trimmed(row[column]) : std::string_view();
}

bool holdsUsualLabels(const TablePreview& table, std::size_t column)
{
    const auto known =
        std::find_if(table.rows.begin(), table.rows.end(),
                     [column](const auto& row) { return !isNoClass(cellOf(row, column)); });
    const std::string_view first = known == table.rows.end() ? "" : cellOf(*known, column);
    return std::all_of(table.rows.begin(), table.rows.end(), [&](const auto& row) {
        const std::string_view label = cellOf(row, column);
        return isNoClass(label) || (label == first && !usualCounterpart(label).empty()) ||
               areUsualClasses(label, first);
    });
}

/// Whether they are named as labels, or usual ones in words: an iteration of qrels is a number.
bool holdsClasses(const TablePreview& table, std::size_t column)
{
    return table.columns[column].isNamed ||
           (holdsUsualLabels(table, column) && !isNumber(cellOf(table.rows.front(), column)));
}

/// Whether they are no logits, nor probabilities.
bool mayBeRatings(const TablePreview& table, std::size_t column)
{
    double most = 0;
    for (const auto& row : table.rows) {
        const auto number = numberInCell(cellOf(row, column), table.decimalComma);
        if (!number || !(*number >= 0))
            return false;
        most = std::max(most, *number);
    }
    return most > 1 || !holdsFractions(table, column);
}

/// Whether the columns are those of documents and their ratings, not of samples: one holds a word
/// of its own in every row, or the same in all, or stands with every word of another column once.
bool seemToBeRated(const TablePreview& table, std::size_t label)
{
    std::set<std::string_view> words;
    for (const auto& row : table.rows)
        words.insert(cellOf(row, label));
    if (words.size() == 1 || words.size() == table.rows.size())
        return true;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        std::set<std::string_view> cells;
        std::set<std::pair<std::string_view, std::string_view>> pairs;
        bool areWords = column != label;
        for (const auto& row : table.rows) {
            const std::string_view cell = cellOf(row, column);
            areWords = areWords && !cell.empty() && !isNumber(cell) &&
                       pairs.emplace(cellOf(row, label), cell).second;
            cells.insert(cell);
        }
        if (areWords && cells.size() < table.rows.size())
            return true;
    }
    return false;
}

/// Whether neither headings nor words nor numbers say that they are classes and scores.
bool mayBeRated(const TablePreview& table, const TableReading& reading)
{
    const std::size_t label = *reading.labelColumn;
    return !table.decimalComma && !table.columns[label].isNamed &&
           !isNamedAs(table, ColumnRole::Score) && !holdsUsualLabels(table, label) &&
           mayBeRatings(table, reading.scoreColumns.front());
}

/// Whether the rows may be about queries and their documents.
bool mayHoldPairs(std::string_view text, const TableReading& reading)
{
    const auto layout = pairLayout(text);
    if (!layout || layout->isNamed)
        return layout.has_value();
    const auto& scores = reading.scoreColumns;
    const bool hasScoresForDocuments =
        std::find(scores.begin(), scores.end(), layout->document) != scores.end();
    return !hasScoresForDocuments && reading.idColumn != layout->query;
}

/// Whether labels stand beside scores, rather than documents beside ratings.
bool holdsScoredClasses(std::string_view text, const TablePreview& table,
                        const TableReading& reading)
{
    const std::size_t score = reading.scoreColumns.front();
    return !mayHoldPairs(text, reading) && !isDocumentTable(text) &&
           (table.columns[score].isNamed || holdsFractions(table, score));
}

/// Whether headings name queries, documents and their grades, or numbers that may be those of
/// several raters.
bool holdsNamedGrades(std::string_view text)
{
    const auto layout = pairLayout(text);
    return layout && layout->isNamed && (layout->grade || layout->isUndecided());
}

bool holdsSamples(std::string_view text)
{
    auto table = previewTable(text, {}, {}, linesToJudge);
    if (table && seemsToHaveDecimalCommas(*table))
        table = previewTable(text, {}, {table->delimiter, {}, true}, linesToJudge);
    if (!table || table->columns.size() < 2)
        return false;
    if (table->rows.empty())
        return isNamedAs(*table, ColumnRole::Label) && isNamedAs(*table, ColumnRole::Score) &&
               !holdsNamedGrades(text);
    const TableReading reading = proposedReading(*table);
    if (!reading.labelColumn || reading.scoreColumns.empty())
        return false;
    if (!holdsClasses(*table, *reading.labelColumn) && isDocumentTable(text))
        return false;
    if (!table->columns[*reading.labelColumn].isNamed && holdsNamedGrades(text))
        return false;
    const bool isUnusual =
        table->decimalComma || table->columns[*reading.labelColumn].hasManyClasses;
    if (isUnusual && !holdsScoredClasses(text, *table, reading))
        return false;
    if (isNamedAs(*table, ColumnRole::Label) && isNamedAs(*table, ColumnRole::Score))
        return true;
    // Qrels and runs have tabs too, and no heading that says what is a label or a score.
    if (table->delimiter == Delimiter::Tab) {
        if (table->columns.size() >= 4)
            return table->hasHeader && holdsClasses(*table, *reading.labelColumn) &&
                   holdsFractions(*table, reading.scoreColumns.front());
        return isNamedAs(*table, ColumnRole::Label) || isNamedAs(*table, ColumnRole::Score);
    }
    // A word is no grade: with a heading the table can be nothing else but documents and grades.
    if (table->hasHeader)
        return !mayBeRated(*table, reading) || !seemToBeRated(*table, *reading.labelColumn);
    return table->rows.size() > 1 && holdsUsualLabels(*table, *reading.labelColumn) &&
           holdsFractions(*table, reading.scoreColumns.front());
}

/// A letter in the place of a grade, rather than the id of a document.
bool isSlip(std::string_view word)
{
    return word.size() == 1 && !isNumber(word);
}

bool mayBeGrade(std::string_view word)
{
    constexpr double mostOrdinary = 100;  // ids of queries and documents go further
    double number = 0;
    return isUnjudgedWord(word) || (readNumber(word, number) && std::abs(number) <= mostOrdinary);
}

using Cells = std::vector<std::string_view>;

/// Judgments have an iteration, which is 0 as a rule, and runs have Q0 there.
bool hasIteration(const Cells& line)
{
    return line[1] == "0" || equalsIgnoringCase(line[1], "Q0");
}

/// Whether the lines are as long as those of judgments and runs, but hold grades, with few mistakes
/// if any.
bool areWideGrades(const std::vector<Cells>& lines)
{
    constexpr std::size_t narrowest = 3;
    constexpr std::size_t mistakesIn = 10;
    std::size_t count = 0;
    Cells mistakes;
    for (const Cells& line : lines) {
        if (line.size() < narrowest)
            return false;
        count += line.size();
        std::copy_if(line.begin(), line.end(), std::back_inserter(mistakes),
                     [](std::string_view word) { return !mayBeGrade(word); });
    }
    if (mistakes.size() > std::max<std::size_t>(1, count / mistakesIn))
        return false;
    const bool areSlips = std::all_of(mistakes.begin(), mistakes.end(), isSlip);
    if (lines.size() == 1 && areSlips)
        return !equalsIgnoringCase(lines.front()[1], "Q0");
    return std::all_of(lines.begin(), lines.end(),
                       [](const Cells& line) { return line.size() > narrowest; }) &&
           !std::all_of(lines.begin(), lines.end(), hasIteration);
}

/// A title of several words, a tab, and a grade: as many columns as judgments may have.
bool isTitleAndGrade(const std::vector<std::string_view>& columns)
{
    const std::string_view last = columns.back();
    const std::string_view line(columns.front().data(), last.data() + last.size());
    return columns.size() > 2 && std::count(line.begin(), line.end(), '\t') == 1 &&
           isNumber(last) && line[line.size() - last.size() - 1] == '\t';
}

}  // namespace

bool seemToBeGrades(std::string_view text)
{
    const auto lines = firstLines(withoutByteOrderMark(text));
    return !lines.empty() && areWideGrades(lines);
}

FileKind recognise(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::string_view start = cutUtf8(text, LineReader::longest);
    if (findInvalidUtf8(start) != std::string_view::npos)
        return recognise(utf8FromLatin1(start));
    if (trimmed(text).starts_with('{'))
        return sessionKind(text);
    if (holdsSamples(text))
        return FileKind::Samples;
    const auto lines = firstLines(text);
    if (lines.empty())
        return FileKind::Grades;
    const auto& first = lines.front();
    if (isTitleAndGrade(first) || areWideGrades(lines))
        return FileKind::Grades;
    if (first.size() >= 5 && equalsIgnoringCase(first[1], "Q0"))
        return FileKind::Run;
    const bool wide =
        std::all_of(lines.begin(), lines.end(), [](const auto& line) { return line.size() >= 5; });
    if (wide && lines.size() > 1 && !isNumber(first[2]))
        return FileKind::Run;
    const bool fourColumns =
        std::all_of(lines.begin(), lines.end(), [](const auto& line) { return line.size() == 4; });
    const bool namesDocument = first.size() == 4 && !isNumber(first[2]) &&
                               first[2].find(':') == std::string_view::npos && first[2] != "|" &&
                               !isUnjudgedWord(first[2]);
    if ((fourColumns && lines.size() > 1) || namesDocument)
        return FileKind::Qrels;
    return FileKind::Grades;
}

}  // namespace core
