// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/sample_look.h"

#include "core/classification/samples/sample_table.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/pasted_lists/document_table.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core {

namespace {

bool isPlainNumber(std::string_view text)
{
    double number = 0;
    return readNumber(text, number);
}

bool isNamedAs(const TablePreview& table, ColumnRole role)
{
    return std::ranges::any_of(table.columns, [role](const TableColumn& column) {
        return column.role == role && column.isNamed;
    });
}

/// NaN does not count.
bool holdsFractions(const TablePreview& table, std::size_t column)
{
    return std::ranges::any_of(table.rows, [&](const auto& row) {
        const auto number =
            column < row.size() ? numberInCell(row[column], table.decimalComma) : std::nullopt;
        return number && std::isfinite(*number) && std::trunc(*number) != *number;
    });
}

/// Empty if the row is too short.
std::string_view cellOf(const std::vector<std::string>& row, std::size_t column)
{
    return column < row.size() ? trimmed(row[column]) : std::string_view();
}

bool holdsUsualLabels(const TablePreview& table, std::size_t column)
{
    const auto known = std::ranges::find_if(
        table.rows, [column](const auto& row) { return !isNoClass(cellOf(row, column)); });
    const std::string_view first = known == table.rows.end() ? "" : cellOf(*known, column);
    return std::ranges::all_of(table.rows, [&](const auto& row) {
        const std::string_view label = cellOf(row, column);
        return isNoClass(label) || (label == first && !usualCounterpart(label).empty()) ||
               areUsualClasses(label, first);
    });
}

/// Whether the column is named as labels, or has common words: an iteration of qrels is a number.
bool holdsClasses(const TablePreview& table, std::size_t column)
{
    return table.columns[column].isNamed ||
           (holdsUsualLabels(table, column) && !isPlainNumber(cellOf(table.rows.front(), column)));
}

/// Whether the numbers are neither logits nor probabilities.
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

/// Whether the columns are documents and ratings, not samples: one has a distinct word in every
/// row, or the same in all, or each of its words occurs once with every word of another column.
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
            areWords = areWords && !cell.empty() && !isPlainNumber(cell) &&
                       pairs.emplace(cellOf(row, label), cell).second;
            cells.insert(cell);
        }
        if (areWords && cells.size() < table.rows.size())
            return true;
    }
    return false;
}

/// Whether neither headings nor words nor numbers show that these are classes and scores.
bool mayBeRated(const TablePreview& table, const TableReading& reading)
{
    const std::size_t label = *reading.labelColumn;
    return !table.decimalComma && !table.columns[label].isNamed &&
           !isNamedAs(table, ColumnRole::Score) && !holdsUsualLabels(table, label) &&
           mayBeRatings(table, reading.scoreColumns.front());
}

/// Whether the rows may be pairs of queries and documents.
bool mayHoldPairs(std::string_view text, const TableReading& reading)
{
    const auto layout = pairLayout(text);
    if (!layout || layout->isNamed)
        return layout.has_value();
    const auto& scores = reading.scoreColumns;
    const bool hasScoresForDocuments = std::ranges::find(scores, layout->document) != scores.end();
    return !hasScoresForDocuments && reading.idColumn != layout->query;
}

/// Whether the columns are labels and scores, not documents and ratings.
bool holdsScoredClasses(std::string_view text, const TablePreview& table,
                        const TableReading& reading)
{
    const std::size_t score = reading.scoreColumns.front();
    return !mayHoldPairs(text, reading) && !isDocumentTable(text) &&
           (table.columns[score].isNamed || holdsFractions(table, score));
}

/// Whether headings name queries, documents and grades, or numbers that several raters may have
/// given.
bool holdsNamedGrades(std::string_view text)
{
    const auto layout = pairLayout(text);
    return layout && layout->isNamed && (layout->grade || layout->isUndecided());
}

/// Whether there are columns of probabilities with the headings 0, 1, 2 …, like classes, next to a
/// named label.
bool holdsNumberedClasses(std::string_view text, const TablePreview& table)
{
    const auto headed =
        previewTable(text, {}, {table.delimiter, true, table.decimalComma}, linesToJudge);
    if (!headed || !isNamedAs(*headed, ColumnRole::Label))
        return false;
    std::size_t classes = 0;
    for (std::size_t i = 0; i < headed->columns.size(); ++i)
        classes += headed->columns[i].name == std::to_string(classes) && holdsFractions(*headed, i);
    return classes > 1;
}

}  // namespace

bool holdsSamples(std::string_view text)
{
    TableForm form;
    form.mayHaveBlanks = false;  // judgments and runs have them
    auto table = previewTable(text, {}, form, linesToJudge);
    if (table && seemsToHaveDecimalCommas(*table))
        table = previewTable(text, {}, {table->delimiter, {}, true}, linesToJudge);
    if (table && !table->possibleLabels.empty()) {
        form = {table->delimiter,
                {},
                table->decimalComma,
                std::to_string(table->possibleLabels.front() + 1)};
        table = previewTable(text, {}, form, linesToJudge);
    }
    if (table && !table->possibleScores.empty())
        table->columns[table->possibleScores.front()].role = ColumnRole::Score;
    if (!table || table->columns.size() < 2)
        return false;
    if (table->rows.empty())
        return isNamedAs(*table, ColumnRole::Label) && isNamedAs(*table, ColumnRole::Score) &&
               !holdsNamedGrades(text);
    if (holdsNumberedClasses(text, *table))
        return true;
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
    // Qrels and runs have tabs too, but no heading for a label or a score.
    if (table->delimiter == Delimiter::Tab) {
        if (table->columns.size() >= 4)
            return table->hasHeader && holdsClasses(*table, *reading.labelColumn) &&
                   holdsFractions(*table, reading.scoreColumns.front());
        return isNamedAs(*table, ColumnRole::Label) || isNamedAs(*table, ColumnRole::Score);
    }
    // With a heading, the only alternative is documents with grades, and words are not grades.
    if (table->hasHeader)
        return !mayBeRated(*table, reading) || !seemToBeRated(*table, *reading.labelColumn);
    return table->rows.size() > 1 && holdsUsualLabels(*table, *reading.labelColumn) &&
           holdsFractions(*table, reading.scoreColumns.front());
}

}  // namespace core
