// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/value_tables.h"

#include "core/collections/formats/json_parts.h"
#include "core/collections/formats/json_values.h"
#include "core/collections/formats/per_query_values.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/tabular/preamble.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/split_words.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/runs/run_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

std::string systemOf(const std::string& file)
{
    return std::filesystem::path(file).stem().string();
}

bool isOverall(std::string_view query)
{
    return query == "all" || query == "amean";
}

bool isNoValue(std::string_view cell)
{
    constexpr std::array words{"", "nan", "na", "n/a", "null", "none", "undefined", "-"};
    return std::ranges::any_of(
        words, [cell](std::string_view word) { return equalsIgnoringCase(cell, word); });
}

/// Collects values one by one.
class ValueCollection {
public:
    explicit ValueCollection(std::string file)
        : m_file(std::move(file))
    {}

    /// Adds a value, unless it is a mean over all queries.
    /// @return false after an error
    bool add(const std::string& system, const std::string& measure, const std::string& query,
             std::optional<double> value, std::size_t line)
    {
        if (isOverall(query)) {
            ++m_table.overall;
            return true;
        }
        if (query.empty())
            return refuse({m_file, line, ErrorCode::EmptyId, {}});
        const std::size_t column = columnOf(measure);
        auto& values = systemNamed(system).queries[query];
        values.resize(std::max(values.size(), column + 1));
        if (!m_known.emplace(system, query, column).second)
            return refuse(
                {m_file, line, ErrorCode::RepeatedId, query, measure.empty() ? system : measure});
        values[column] = value;
        return true;
    }
    /// The same for a text.
    bool add(const std::string& system, const std::string& measure, const std::string& query,
             std::string_view text, std::size_t line)
    {
        if (isNoValue(text))
            return add(system, measure, query, std::nullopt, line);
        const auto value = parsedNumber<double>(text);
        if (!value || !std::isfinite(*value))
            return refuse({m_file, line, ErrorCode::BadQueryValue, excerpt(text),
                           measure.empty() ? system : measure});
        return add(system, measure, query, value, line);
    }
    bool refuse(ParseError error)
    {
        m_error = std::move(error);
        return false;
    }

    Parsed<ValueTable> take()
    {
        if (m_error)
            return *std::move(m_error);
        if (m_table.systems.empty())
            return ParseError{m_file, 0, ErrorCode::NothingToRead, {}};
        for (SystemValues& system : m_table.systems)
            for (auto& [query, values] : system.queries)
                values.resize(m_table.measures.size());
        return std::move(m_table);
    }

private:
    std::size_t columnOf(const std::string& measure)
    {
        const auto known = std::ranges::find(m_table.measures, measure);
        const auto column = static_cast<std::size_t>(known - m_table.measures.begin());
        if (known == m_table.measures.end())
            m_table.measures.push_back(measure);
        return column;
    }
    SystemValues& systemNamed(const std::string& name)
    {
        const auto known = std::ranges::find(m_table.systems, name, &SystemValues::name);
        return known == m_table.systems.end() ? m_table.systems.emplace_back(SystemValues{name})
                                              : *known;
    }

    std::string m_file;
    ValueTable m_table;
    std::set<std::tuple<std::string, std::string, std::size_t>> m_known;
    std::optional<ParseError> m_error;
};

/// The cells of a line, cut at tabs if it has any and at blanks otherwise.
std::vector<std::string> lineCells(std::string_view line)
{
    const bool isByTabs = line.find('\t') != std::string_view::npos;
    std::vector<std::string> cells;
    for (const std::string_view cell : splitWords(line, isByTabs ? "\t" : " "))
        cells.emplace_back(trimmed(cell));
    return cells;
}

/// Whether a line has a measure, a query and a value, possibly after a run, or the name of the run.
bool isValueLine(std::string_view line)
{
    const std::vector<std::string> cells = lineCells(line);
    if (cells.size() == 3 && cells[0] == "runid")
        return true;
    const bool isNamed = cells.size() == 3   ? isMeasureName(cells[0]) || isMeasureName(cells[1])
                         : cells.size() == 4 ? isMeasureName(cells[1])
                                             : false;
    return isNamed && (cells.back().starts_with('\'') || isNoValue(cells.back()) ||
                       parsedNumber<double>(cells.back()));
}

Parsed<ValueTable> readValueLines(std::string_view text, const std::string& file)
{
    std::vector<std::pair<std::size_t, std::vector<std::string>>> rows;
    LineReader lines(text, file);
    std::string run;
    bool areQueriesFirst = true;
    while (const auto line = lines.nextData()) {
        std::vector<std::string> cells = lineCells(line->text);
        if (cells.size() == 3 && cells[0] == "runid") {
            run = cells[2];
            continue;
        }
        if (cells.size() < 3 || cells.size() > 4)
            return ParseError{file, line->number, ErrorCode::PairColumns,
                              std::to_string(cells.size())};
        areQueriesFirst = areQueriesFirst && cells.size() == 3 && isMeasureName(cells[1]);
        rows.emplace_back(line->number, std::move(cells));
    }
    if (lines.error())
        return *lines.error();
    ValueCollection values(file);
    for (auto& [line, cells] : rows) {
        const std::string system = cells.size() == 4 ? cells[0]
                                   : run.empty()     ? systemOf(file)
                                                     : run;
        if (cells.size() == 4)
            cells.erase(cells.begin());
        if (areQueriesFirst)
            std::swap(cells[0], cells[1]);
        // trec_eval quotes the values of text measures, such as relstring.
        if (cells[2].starts_with('\''))
            continue;
        if (!values.add(system, cells[0], cells[1], std::string_view(cells[2]), line))
            break;
    }
    return values.take();
}

/// The columns of a table of values.
struct ValueColumns {
    std::optional<std::size_t> query;
    std::optional<std::size_t> system;
    std::optional<std::size_t> measure;
    std::optional<std::size_t> value;
    std::vector<std::size_t> others;
};

ValueColumns columnsOf(const std::vector<std::string>& headings)
{
    ValueColumns columns;
    const auto take = [](std::optional<std::size_t>& role, std::size_t column) {
        if (role)
            return false;
        role = column;
        return true;
    };
    for (std::size_t column = 0; column < headings.size(); ++column) {
        const std::string folded = foldedHeading(headings[column]);
        const bool isTaken =
            (isHeadingOf(ColumnMeaning::Query, headings[column]) && take(columns.query, column)) ||
            ((isHeadingOf(ColumnMeaning::System, headings[column]) || folded == "name") &&
             take(columns.system, column)) ||
            ((folded == "measure" || folded == "metric") && take(columns.measure, column)) ||
            (folded == "value" && take(columns.value, column));
        if (!isTaken)
            columns.others.push_back(column);
    }
    // pandas writes an index without a name as the first column.
    if (!columns.query && !headings.empty() && foldedHeading(headings.front()).empty() &&
        !columns.others.empty() && columns.others.front() == 0) {
        columns.query = 0;
        columns.others.erase(columns.others.begin());
    }
    std::erase_if(columns.others,
                  [&](std::size_t column) { return foldedHeading(headings[column]).empty(); });
    return columns;
}

/// Whether the heading is "b - a" for two other headings.
bool isDifference(const std::string& heading, const std::vector<std::string>& headings)
{
    for (std::size_t at = heading.find(" - "); at != std::string::npos;
         at = heading.find(" - ", at + 1))
        if (std::ranges::count(headings, heading.substr(0, at)) > 0 &&
            std::ranges::count(headings, heading.substr(at + 3)) > 0)
            return true;
    return false;
}

struct ValueRow {
    std::size_t line = 0;
    std::vector<std::string> cells;
};

/// Whether a column holds a number anywhere.
bool hasNumber(const std::vector<ValueRow>& rows, std::size_t column)
{
    return std::ranges::any_of(rows, [column](const ValueRow& row) {
        return parsedNumber<double>(row.cells[column]).has_value();
    });
}

/// Adds the values of a row in the columns of numbers.
bool addRow(ValueCollection& values, const ValueRow& row, const ValueColumns& columns,
            const std::vector<std::string>& headings, const std::string& ownName, bool areMeasures)
{
    const auto cellOf = [&](const std::optional<std::size_t>& column,
                            const std::string& otherwise) {
        return column ? row.cells[*column] : otherwise;
    };
    const std::string& query = row.cells[*columns.query];
    const std::string system = cellOf(columns.system, ownName);
    const std::string measure = cellOf(columns.measure, {});
    return std::ranges::all_of(columns.others, [&](std::size_t column) {
        const std::string& heading = headings[column];
        return values.add(areMeasures ? system : heading, areMeasures ? heading : measure, query,
                          std::string_view(row.cells[column]), row.line);
    });
}

Parsed<ValueTable> readValueColumns(std::string_view text, const std::string& file)
{
    auto table = begunTable(text, file);
    if (!table)
        return table.error();
    std::vector<std::string> headings;
    for (const std::string_view cell : table->row.cells)
        headings.emplace_back(trimmed(cell));
    for (auto heading = headings.begin(); heading != headings.end(); ++heading)
        if (!heading->empty() && std::find(headings.begin(), heading, *heading) != heading)
            return ParseError{file, table->row.line, ErrorCode::RepeatedColumn, *heading};
    std::vector<ValueRow> rows;
    while (table->reader.next(table->row)) {
        ValueRow& row = rows.emplace_back(ValueRow{table->row.line, {}});
        for (const std::string_view cell : table->row.cells)
            row.cells.emplace_back(trimmed(cell));
        if (row.cells.size() != headings.size())
            return ParseError{file, row.line, ErrorCode::TableColumns,
                              std::to_string(row.cells.size())};
    }
    ValueColumns columns = columnsOf(headings);
    std::erase_if(columns.others, [&](std::size_t column) {
        return isDifference(headings[column], headings) || !hasNumber(rows, column);
    });
    const bool isLong = columns.value && (columns.measure || columns.system);
    if (columns.value && !isLong)
        columns.others.insert(columns.others.begin(), *columns.value);
    if (!columns.query || (!isLong && columns.others.empty()))
        return ParseError{file, 0, ErrorCode::NoQueryValues, {}};
    const bool areMeasures =
        !columns.measure && (columns.system || std::ranges::all_of(columns.others, [&](auto other) {
                                 return isMeasureName(headings[other]);
                             }));
    ValueCollection values(file);
    const std::string ownName = systemOf(file);
    for (const ValueRow& row : rows) {
        if (isLong) {
            const auto cellOf = [&](const std::optional<std::size_t>& column,
                                    const std::string& otherwise) {
                return column ? row.cells[*column] : otherwise;
            };
            if (!values.add(cellOf(columns.system, ownName), cellOf(columns.measure, {}),
                            row.cells[*columns.query], std::string_view(row.cells[*columns.value]),
                            row.line))
                break;
        } else if (!addRow(values, row, columns, headings, ownName, areMeasures)) {
            break;
        }
    }
    return values.take();
}

bool areMeasureNames(const Json& object)
{
    return std::ranges::all_of(object.items(),
                               [](const auto& member) { return isMeasureName(member.key()); });
}

/// The number of levels of objects above the numbers; 0 if they differ.
std::size_t depthOf(const Json& value)
{
    if (!value.is_object() || value.empty())
        return 0;
    std::size_t depth = 0;
    for (const Json& inner : value) {
        const std::size_t own = inner.is_object() ? depthOf(inner) + 1 : 1;
        const bool isLevel = inner.is_object() ? own > 1 : inner.is_number() || inner.is_null();
        if (!isLevel || (depth != 0 && own != depth))
            return 0;
        depth = own;
    }
    return depth;
}

/// What surrounds values is left out: numbers and texts beside a single object, as in {"mean": 0.4,
/// "queries": {…}}, and a list whose objects have names, which name their only object instead.
/// @param levels that are looked at
Json bareValues(const Json& node, int levels)
{
    constexpr std::array names{"name", "system", "run", "model"};
    if (levels == 0 || !node.is_structured())
        return node;
    if (node.is_array()) {
        Json named = Json::object();
        for (const Json& element : node) {
            const auto name = std::ranges::find_if(names, [&element](const char* key) {
                return element.is_object() && element.contains(key) && element[key].is_string();
            });
            if (name == names.end())
                return node;
            named[element[*name].get<std::string>()] = bareValues(element, levels - 1);
        }
        return named;
    }
    Json bare = Json::object();
    for (const auto& [key, member] : node.items())
        if (member.is_structured())
            bare[key] = bareValues(member, levels - 1);
    if (bare.empty() || (bare.size() > 1 && bare.size() < node.size()))
        return node;
    const bool isAlone = bare.size() < node.size() && !isMeasureName(bare.items().begin().key());
    return isAlone ? bare.front() : bare;
}

/// Which of three levels of objects has what.
struct ValueLevels {
    std::size_t system = 0;
    std::size_t measure = 1;
    std::size_t query = 2;
};

std::optional<ValueLevels> levelsOf(const Json& root)
{
    std::array<std::set<std::string>, 3> keys;
    for (const auto& [outer, objects] : root.items()) {
        keys[0].insert(outer);
        for (const auto& [middle, values] : objects.items()) {
            keys[1].insert(middle);
            for (const auto& [inner, value] : values.items())
                keys[2].insert(inner);
        }
    }
    const auto areMeasures = [&keys](std::size_t level) {
        return std::ranges::all_of(keys[level], isMeasureName);
    };
    // A measure of another name is only known if it is the only one.
    const bool isAnyOther = keys[0].size() > 1;
    if (areMeasures(1) || (isAnyOther && keys[1].size() == 1 && !areMeasures(2)))
        return ValueLevels{0, 1, 2};
    if (areMeasures(2) || (isAnyOther && keys[2].size() == 1))
        return ValueLevels{0, 2, 1};
    if (!areMeasures(0))
        return std::nullopt;
    return keys[1].size() > keys[2].size() ? ValueLevels{2, 0, 1} : ValueLevels{1, 0, 2};
}

std::optional<double> valueIn(const Json& value)
{
    return value.is_null() ? std::nullopt : numberOf(value);
}

/// Reads two levels: of queries and measures, in either order, or of systems and queries.
void addObjects(ValueCollection& values, const Json& root, const std::string& own)
{
    const bool areOuterMeasures = areMeasureNames(root);
    const bool areInnerMeasures = !areOuterMeasures && std::ranges::all_of(root, areMeasureNames);
    for (const auto& [key, object] : root.items())
        for (const auto& [inner, value] : object.items()) {
            const std::optional<double> number = valueIn(value);
            const bool isAdded = areOuterMeasures   ? values.add(own, key, inner, number, 0)
                                 : areInnerMeasures ? values.add(own, inner, key, number, 0)
                                                    : values.add(key, {}, inner, number, 0);
            if (!isAdded)
                return;
        }
}

void addLevels(ValueCollection& values, const Json& root, const ValueLevels& levels)
{
    for (const auto& [outer, objects] : root.items())
        for (const auto& [middle, inners] : objects.items())
            for (const auto& [inner, value] : inners.items()) {
                const std::array keys{outer, middle, inner};
                if (!values.add(keys[levels.system], keys[levels.measure], keys[levels.query],
                                valueIn(value), 0))
                    return;
            }
}

/// 10, @10, at_10, k=10.
bool isCutoff(std::string_view key)
{
    constexpr std::size_t roundest = 5;
    constexpr std::array before{"", "@", "k", "k=", "at", "top"};
    const std::string folded = foldedHeading(key);
    const std::size_t digits = folded.find_first_of("0123456789");
    const auto cutoff = parsedNumber<std::size_t>(folded.substr(std::min(digits, folded.size())));
    return cutoff && std::ranges::count(before, folded.substr(0, digits)) > 0 &&
           (digits > 0 || *cutoff <= roundest || *cutoff % roundest == 0);
}

/// Whether measures without cutoffs have values at cutoffs instead of queries: {"ndcg": {"10":
/// 0.4}}, or BEIR's {"ndcg": {"NDCG@10": 0.4}}. Queries may be counted from 1.
bool areMeans(const ValueTable& table)
{
    constexpr std::size_t shortest = 2;    // queries may be called p and q
    constexpr std::size_t furthest = 100;  // queries may all have large numbers
    std::set<std::string> keys;
    for (const SystemValues& system : table.systems)
        for (const auto& [query, values] : system.queries)
            keys.insert(query);
    std::size_t counted = 0;
    while (keys.contains(std::to_string(counted + 1)))
        ++counted;
    const auto isNear = [](const std::string& key) {
        const auto number = parsedNumber<std::size_t>(key);
        return !number || *number <= furthest;
    };
    const bool areCounted = keys.size() > 1 && counted == keys.size();
    const bool areCutoffs =
        std::ranges::all_of(keys, isCutoff) && !areCounted && std::ranges::any_of(keys, isNear);
    return (areCutoffs || std::ranges::all_of(keys,
                                              [](const std::string& key) {
                                                  return key.size() > shortest &&
                                                         isMeasureName(key);
                                              })) &&
           std::ranges::all_of(table.measures, [](const std::string& measure) {
               return isMeasureName(measure) &&
                      measure.find_first_of("0123456789") == std::string::npos;
           });
}

/// @param root two levels of objects or more
Parsed<ValueTable> readValueObjects(const Json& root, const std::string& file)
{
    ValueCollection values(file);
    const std::size_t depth = depthOf(root);
    if (depth > 3 && root.size() == 1)
        return readValueObjects(root.front(), file);
    if (depth == 2) {
        addObjects(values, root, systemOf(file));
    } else if (const auto levels = depth == 3 ? levelsOf(root) : std::nullopt) {
        addLevels(values, root, *levels);
    } else {
        return ParseError{file, 0, ErrorCode::NoQueryValues, {}};
    }
    auto table = values.take();
    if (table && areMeans(*table))
        return ParseError{file, 0, ErrorCode::MeansAtCutoffs,
                          table->systems.front().queries.begin()->first};
    return table;
}

}  // namespace

Parsed<ValueTable> parseValueTable(std::string_view text, const std::string& file)
{
    text = withoutByteOrderMark(text);
    if (preambleLength(text) > 0)
        return parseValueTable(withoutPreamble(text), file);
    if (beginsLikeJson(text)) {
        const Json root = Json::parse(text, nullptr, false);
        constexpr int most = 8;
        if (const Json bare = bareValues(root, most); depthOf(bare) > 1)
            return readValueObjects(bare, file);
        const auto table = tableText(text, file);
        if (!table && !root.is_discarded())
            return ParseError{file, 0, ErrorCode::NoQueryValues, {}};
        if (!table)
            return table.error();
        if (*table)
            return readValueColumns((*table)->text, file);
    }
    const auto lines = firstDataLines(text);
    const bool areLines = !lines.empty() && std::ranges::all_of(lines, isValueLine);
    return areLines ? readValueLines(text, file) : readValueColumns(text, file);
}

bool areJsonValues(std::string_view text)
{
    constexpr std::size_t looked = 4096;
    constexpr int keys = 6;              // a name within a list of systems, then its measure
    constexpr std::size_t shortest = 2;  // queries may be called p and q
    text = trimmed(withoutByteOrderMark(text));
    if (!text.starts_with('{'))
        return false;
    bool isAny = false;
    std::string_view rest = text.substr(0, looked);
    for (int key = 0; key < keys && !isAny; ++key) {
        const std::size_t begin = rest.find('"');
        const std::size_t end = begin == std::string_view::npos ? begin : rest.find('"', begin + 1);
        if (end == std::string_view::npos)
            break;
        const std::string_view name = rest.substr(begin + 1, end - begin - 1);
        isAny = name.size() > shortest && isMeasureName(name);
        rest.remove_prefix(end + 1);
    }
    if (!isAny)
        return false;
    const std::string first = firstJsonValue(text);
    const auto table = parseValueTable(text.starts_with(first) ? text : first, {});
    return table ? std::ranges::all_of(table->measures, isMeasureName)
                 : table.error().problem == ErrorCode::MeansAtCutoffs;
}

ValueTable joinedValues(std::vector<ValueTable> tables)
{
    if (tables.size() == 1)
        return std::move(tables.front());
    ValueTable joined;
    for (const std::string& measure : tables.front().measures)
        if (std::ranges::all_of(tables, [&measure](const ValueTable& table) {
                return std::ranges::count(table.measures, measure) > 0;
            }))
            joined.measures.push_back(measure);
    std::vector<RunNames> names;
    for (const ValueTable& table : tables) {
        joined.overall += table.overall;
        for (const SystemValues& system : table.systems) {
            SystemValues& own = joined.systems.emplace_back(SystemValues{system.name});
            names.push_back({{}, system.name});
            for (const auto& [query, values] : system.queries)
                for (const std::string& measure : joined.measures) {
                    const auto place = std::ranges::find(table.measures, measure);
                    own.queries[query].push_back(
                        values[static_cast<std::size_t>(place - table.measures.begin())]);
                }
        }
    }
    const std::vector<std::string> unique = namesOf(names);
    for (std::size_t i = 0; i < unique.size(); ++i)
        joined.systems[i].name = unique[i];
    return joined;
}

}  // namespace core
