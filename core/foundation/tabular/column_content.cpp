// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/column_content.h"

#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace core {

namespace {

/// Whether a cell is a missing value as programs write it.
bool isMissing(std::string_view cell)
{
    constexpr std::array<std::string_view, 8> words{"nan",  "na",  "n/a", "null",
                                                    "none", "nil", "-",   "?"};
    return std::ranges::any_of(
        words, [&](std::string_view word) { return equalsIgnoringCase(cell, word); });
}

/// The classes that a model knows, in every row: ['no', 'yes'].
bool isList(std::string_view cell)
{
    return cell.starts_with('[') && cell.ends_with(']');
}

std::string_view cellIn(const std::vector<std::string>& row, std::size_t column)
{
    return column < row.size() ? trimmed(row[column]) : std::string_view();
}

struct NumberRange {
    double least;
    double most;
};

using RangesByWord = std::map<std::string_view, NumberRange>;

/// The ranges of the numbers for each word of a column.
RangesByWord rangesByWord(const CellTable& rows, std::size_t words, std::size_t numbers,
                          bool decimalComma)
{
    RangesByWord ranges;
    for (const auto& row : rows) {
        const std::string_view word = cellIn(row, words);
        const auto number = numberInCell(cellIn(row, numbers), decimalComma);
        if (word.empty() || isNoClass(word) || !number || std::isnan(*number))
            continue;
        auto& range = ranges.try_emplace(word, NumberRange{*number, *number}).first->second;
        range.least = std::min(range.least, *number);
        range.most = std::max(range.most, *number);
    }
    return ranges;
}

/// Whether there are two ranges that share at most an end.
bool areDivided(const RangesByWord& ranges)
{
    if (ranges.size() != 2)
        return false;
    const NumberRange& one = ranges.begin()->second;
    const NumberRange& other = ranges.rbegin()->second;
    return (one.most <= other.least || other.most <= one.least) &&
           (one.least < other.most || other.least < one.most);
}

}  // namespace

bool ColumnContent::areClasses() const
{
    return words.size() > 2 && cells.size() <= mostClasses && 2 * cells.size() <= filled &&
           !hasFraction && !isCount;
}

bool ColumnContent::isUsual() const
{
    if (words.empty() || words.size() > 2)
        return false;
    const std::string_view first = *words.begin();
    return words.size() == 2 ? areUsualClasses(first, *words.rbegin())
                             : !usualCounterpart(first).empty();
}

bool ColumnContent::holdsClassesOf(const ColumnContent& other) const
{
    return !words.empty() && std::ranges::all_of(words, [&other](std::string_view word) {
        return std::ranges::any_of(
            other.words, [word](std::string_view each) { return isSameClass(word, each); });
    });
}

ColumnContent contentOf(const CellTable& rows, std::size_t column, bool decimalComma)
{
    ColumnContent content;
    std::optional<double> above;
    for (const auto& row : rows) {
        const std::string_view cell = cellIn(row, column);
        if (cell.empty())
            continue;
        ++content.filled;
        if (!isNoClass(cell) && !isList(cell))
            content.words.insert(cell);
        content.isDistinct = content.cells.insert(cell).second && content.isDistinct;
        if (isMissing(cell))
            continue;
        const auto number = numberInCell(cell, decimalComma);
        if (!number || std::isnan(*number)) {
            content.isNumeric = false;
            content.isCount = false;
            continue;
        }
        content.isShare = content.isShare && *number >= 0 && *number <= 1;
        content.hasFraction = content.hasFraction || std::trunc(*number) != *number;
        content.isCount = content.isCount && (!above || *number == *above + 1);
        ++content.numbers;
        above = number;
    }
    content.isNumeric = content.isNumeric && content.numbers > 0;
    // A dash is a class only if there is also a plus.
    if (!content.words.contains("+"))
        content.words.erase("-");
    return content;
}

bool dividesScores(const CellTable& rows, std::size_t words, std::size_t scores, bool decimalComma)
{
    constexpr std::size_t fewest = 6;
    if (rows.size() < fewest)
        return false;
    return areDivided(rangesByWord(rows, words, scores, decimalComma));
}

bool areConfidences(const CellTable& rows, std::size_t predicted, std::size_t scores,
                    bool decimalComma)
{
    const auto ranges = rangesByWord(rows, predicted, scores, decimalComma);
    return ranges.size() == 2 && !areDivided(ranges) &&
           std::ranges::all_of(ranges, [](const auto& each) {
               return each.second.least >= 0.5 && each.second.most <= 1;
           });
}

}  // namespace core
