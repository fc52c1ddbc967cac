// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/per_query_values.h"

#include "core/collections/formats/value_tables.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/tabular/column_content.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/preamble.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/split_words.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/trec_eval/trec_measure_table.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core {

namespace {

/// A measure that trec_eval or Rankscope prints under such a name: P for P_5; empty if there is
/// none.
std::string measureNamed(std::string_view printed)
{
    std::string_view longest;
    for (const TrecMeasure& measure : trecMeasures()) {
        const std::string_view name = measure.name;
        const bool isOf =
            printed == name || (printed.starts_with(name) && printed.substr(name.size(), 1) == "_");
        if (isOf && name.size() > longest.size())
            longest = name;
    }
    if (!longest.empty())
        return std::string(longest);
    const auto spec = parseMeasureSpec(printed);
    return spec ? toText(*spec) : std::string();
}

/// Whether the last line of a text is a mean over all queries: after many queries under one
/// measure, only it tells values from judgments.
bool endsWithMean(std::string_view text)
{
    text = trimmed(text);
    const Columns<3> columns(text.substr(text.find_last_of("\r\n") + 1));
    return columns.count == 3 && columns.text[1] == "all" && !measureNamed(columns.text[0]).empty();
}

bool areLinesOfValues(std::string_view text)
{
    std::set<std::string> measures;
    bool isOverall = false;
    for (const std::string_view line : firstDataLines(text)) {
        const Columns<3> columns(line);
        auto measure = columns.count == 3 ? measureNamed(columns.text[0]) : std::string();
        const bool mustBeNumber = !columns.text[2].starts_with('\'') && columns.text[1] != "all";
        if (measure.empty() || (mustBeNumber && !parsedNumber<double>(columns.text[2])))
            return false;
        measures.insert(std::move(measure));
        isOverall = isOverall || columns.text[1] == "all";
    }
    return !measures.empty() && (isOverall || measures.size() > 1 || endsWithMean(text));
}

/// `query measure value`, as ir_measures prints them.
bool areLinesOfQueries(std::string_view text)
{
    constexpr std::size_t shortest = 2;  // documents may be called p and q
    bool hasFraction = false;
    bool isNamed = false;
    const auto lines = firstDataLines(text);
    const bool areAll = std::ranges::all_of(lines, [&](std::string_view line) {
        const Columns<3> columns(line);
        if (columns.count != 3 || measureNamed(columns.text[1]).empty())
            return false;
        hasFraction = hasFraction || columns.text[2].find('.') != std::string_view::npos;
        isNamed = isNamed || columns.text[1].size() > shortest;
        return parsedNumber<double>(columns.text[2]).has_value();
    });
    return areAll && hasFraction && isNamed;
}

/// What a column of a table of values holds, by its heading.
enum class ValueColumn : std::uint8_t { Query, Measure, Values, Number, Foreign, Unused };

ValueColumn valueColumnOf(const std::string& heading)
{
    using enum ColumnMeaning;
    const std::string folded = foldedHeading(heading);
    if (isHeadingOf(Query, heading) && !isHeadingOf(User, heading))
        return ValueColumn::Query;
    if (folded == "measure" || folded == "metric")
        return ValueColumn::Measure;
    if (folded.empty() || isHeadingOf(System, heading) || isHeadingOf(Idle, heading))
        return ValueColumn::Unused;
    if (!measureNamed(trimmed(heading)).empty())
        return ValueColumn::Values;
    const bool isForeign = isHeadingOfPairs(heading) || isHeadingOf(Truth, heading) ||
                           speaksOfScores(heading) || isHeadingOf(Weight, heading) ||
                           isHeadingOf(Group, heading) || isHeadingOf(Title, heading) ||
                           isHeadingOf(Text, heading) || isHeadingOf(DocumentList, heading);
    return isForeign ? ValueColumn::Foreign : ValueColumn::Number;
}

/// `measure,query,value`: here the value's heading may be anything.
bool areValueRows(const CellTable& rows, std::size_t measure)
{
    return std::ranges::all_of(rows, [measure](const auto& row) {
        return measure < row.size() && !measureNamed(trimmed(row[measure])).empty();
    });
}

/// Whether the ids of the first column may be queries, not the numbers of rows.
bool mayBeQueries(const CellTable& rows)
{
    const ColumnContent ids = contentOf(rows, 0, false);
    const std::string_view first = trimmed(rows.front().front());
    return ids.isDistinct && ids.filled == rows.size() && !ids.areShares() &&
           !(ids.isCount && (first == "0" || first == "1"));
}

/// A heading that says nothing, as notebooks write it for the column: empty, its number from 0, or
/// "Unnamed: 2".
bool isNameless(std::string_view heading, std::size_t column)
{
    heading = trimmed(heading);
    return heading.empty() || heading.starts_with("Unnamed: ") ||
           parsedNumber<std::size_t>(heading) == column;
}

/// Whether a table has values of measures for the queries of its first column, without names.
bool areNamelessColumns(CellTable rows)
{
    constexpr std::size_t fewest = 3;  // queries and two systems
    if (rows.size() < 2 || rows.front().size() < fewest)
        return false;
    const std::vector<std::string>& first = rows.front();
    bool areNameless =
        isNameless(first.front(), 0) || valueColumnOf(first.front()) == ValueColumn::Query;
    for (std::size_t column = 1; column < first.size(); ++column)
        areNameless = areNameless &&
                      (isNameless(first[column], column) || isNameless(first[column], column - 1));
    const std::size_t columns = first.size();
    if (areNameless)
        rows.erase(rows.begin());
    if (rows.size() < 2 || !mayBeQueries(rows))
        return false;
    for (std::size_t column = 1; column < columns; ++column)
        if (!contentOf(rows, column, false).areShares())
            return false;
    return true;
}

bool areColumnsOfValues(CellTable rows)
{
    constexpr std::size_t fewest = 2;
    constexpr std::size_t most = 512;
    if (rows.size() < 2 || rows.front().size() < 2 || rows.front().size() > most)
        return false;
    const std::vector<std::string> headings = rows.front();
    rows.erase(rows.begin());
    std::vector<std::size_t> queries;
    std::vector<std::size_t> measures;
    std::vector<std::size_t> values;
    std::vector<std::size_t> numbers;
    for (std::size_t column = 0; column < headings.size(); ++column)
        switch (valueColumnOf(headings[column])) {
        case ValueColumn::Query:
            queries.push_back(column);
            break;
        case ValueColumn::Measure:
            measures.push_back(column);
            break;
        case ValueColumn::Unused:
            break;
        case ValueColumn::Values:
            values.push_back(column);
            break;
        case ValueColumn::Number:
            numbers.push_back(column);
            break;
        case ValueColumn::Foreign:
            return false;
        }
    // pandas writes an index without a name as the first column.
    if (queries.empty() && measures.empty() && trimmed(headings.front()).empty() &&
        mayBeQueries(rows))
        queries.push_back(0);
    if (queries.size() != 1 || (values.empty() && numbers.empty()))
        return false;
    if (measures.size() == 1)
        return areValueRows(rows, measures.front());
    const auto isNumeric = [&](std::size_t column) {
        const ColumnContent content = contentOf(rows, column, false);
        return content.isNumeric && content.filled > 0;
    };
    if (!std::ranges::all_of(values, isNumeric) || !std::ranges::all_of(numbers, isNumeric))
        return false;
    if (!values.empty())
        return true;
    if (numbers.size() < fewest || !contentOf(rows, queries.front(), false).isDistinct)
        return false;
    const bool areShares = std::ranges::all_of(
        numbers, [&](std::size_t column) { return contentOf(rows, column, false).isShare; });
    const auto hasFraction = [&](std::size_t column) {
        return contentOf(rows, column, false).hasFraction;
    };
    const auto isNamed = [&](std::size_t column) {
        return !parsedNumber<double>(trimmed(headings[column])) &&
               !isNameless(headings[column], column);
    };
    // Values above 1, as of DCG, have fractions under every name; lengths and counts have not.
    return std::ranges::all_of(numbers, isNamed) &&
           (areShares ? std::ranges::any_of(numbers, hasFraction)
                      : std::ranges::all_of(numbers, hasFraction));
}

/// A table with one of the usual gaps between its columns.
bool isTableOf(std::string_view text, bool (*isIt)(CellTable rows))
{
    constexpr std::array gaps{CellGap::Tab, CellGap::Semicolon, CellGap::Comma};
    return std::ranges::any_of(gaps, [&](CellGap gap) { return isIt(firstRows(text, gap)); });
}

}  // namespace

std::optional<PerQueryForm> perQueryForm(std::string_view text)
{
    text = withoutByteOrderMark(text);
    if (preambleLength(text) > 0)
        return perQueryForm(withoutPreamble(text));
    if (trimmed(text.substr(0, LineReader::longest)).starts_with('{'))
        return std::nullopt;
    if (areLinesOfValues(text))
        return PerQueryForm::Lines;
    return isTableOf(text, areColumnsOfValues) ? std::optional(PerQueryForm::Columns)
                                               : std::nullopt;
}

bool isMeasureName(std::string_view printed)
{
    return !measureNamed(printed).empty();
}

bool holdsPerQueryValues(std::string_view text)
{
    text = withoutByteOrderMark(text);
    if (preambleLength(text) > 0)
        return holdsPerQueryValues(withoutPreamble(text));
    if (trimmed(text.substr(0, LineReader::longest)).starts_with('{'))
        return areJsonValues(text);
    return perQueryForm(text) || areLinesOfQueries(text);
}

std::optional<ParseError> perQueryError(std::string_view text, const std::string& file)
{
    const std::string table = withoutPreamble(withoutByteOrderMark(text));
    const bool areNamed = holdsPerQueryValues(text);
    if (!areNamed && !isTableOf(table, areNamelessColumns))
        return std::nullopt;
    if (trimmed(table).starts_with('{'))
        if (auto values = parseValueTable(table, file);
            !values && values.error().problem == ErrorCode::MeansAtCutoffs)
            return values.error();
    const std::string_view first = firstDataLines(table).front();
    return ParseError{file, 0, areNamed ? ErrorCode::PerQueryValues : ErrorCode::NamelessValues,
                      excerpt(listText(splitWords(first, " \t"), {}, " "))};
}

}  // namespace core
