// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/copied_tables.h"

#include "core/foundation/json/json_library.h"
#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/replaced.h"
#include "core/foundation/text/split_words.h"

#include <algorithm>
#include <vector>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

std::string rowOf(const std::vector<std::string>& cells)
{
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i)
        row += (i == 0 ? "" : "\t") + cells[i];
    return row + '\n';
}

/// Cells separated by two spaces.
std::vector<std::string> printedCells(std::string_view line)
{
    std::vector<std::string> cells;
    for (line = trimmed(line); !line.empty();) {
        const std::size_t gap = std::min(line.find("  "), line.size());
        cells.push_back(plainCell(line.substr(0, gap)));
        line = trimmed(line.substr(gap));
    }
    return cells;
}

bool countsFromNull(const std::vector<std::vector<std::string>>& rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].front() != std::to_string(i))
            return false;
    return true;
}

std::optional<std::string> scalarOf(const Json& value)
{
    if (value.is_null())
        return std::string();
    if (value.is_boolean())
        return std::string(value.get<bool>() ? "1" : "0");
    if (value.is_string())
        return plainCell(value.get<std::string>());
    if (value.is_number())
        return json_library::dump(value);
    return std::nullopt;
}

/// A row of the values of an object or array; empty if they are not scalars.
std::optional<std::string> rowOfValues(const Json& values)
{
    std::vector<std::string> cells;
    for (const Json& value : values) {
        auto cell = scalarOf(value);
        if (!cell)
            return std::nullopt;
        cells.push_back(*std::move(cell));
    }
    return rowOf(cells);
}

std::vector<std::string> namesOf(const Json& object)
{
    std::vector<std::string> names;
    for (const auto& field : object.items())
        names.push_back(plainCell(field.key()));
    return names;
}

std::optional<std::string> rowsOf(const Json& elements)
{
    const bool areObjects = elements.front().is_object();
    const std::vector<std::string> names = namesOf(elements.front());
    std::string rows = areObjects ? rowOf(names) : std::string();
    for (const Json& one : elements) {
        const bool isAlike = areObjects ? one.is_object() && namesOf(one) == names
                                        : one.is_array() && one.size() > 1 && one[0].is_string();
        const auto row = isAlike ? rowOfValues(one) : std::nullopt;
        if (!row)
            return std::nullopt;
        rows += *row;
    }
    return rows;
}

/// {"title": 3, …}
std::optional<std::string> rowsOfDictionary(const Json& dictionary)
{
    std::string rows;
    for (const auto& field : dictionary.items()) {
        if (!field.value().is_number() && !field.value().is_null())
            return std::nullopt;
        rows += rowOf({plainCell(field.key()), *scalarOf(field.value())});
    }
    return rows;
}

Json parsed(std::string_view text)
{
    return json_library::parsedInOrder(text);
}

Json parsedPython(std::string_view text)
{
    std::string json(text);
    for (const auto& [from, to] : {std::pair{"'", "\""},
                                   {"(", "["},
                                   {")", "]"},
                                   {"None", "null"},
                                   {"True", "true"},
                                   {"False", "false"}})
        json = replaced(std::move(json), from, to);
    return parsed(json);
}

}  // namespace

std::optional<std::string> tableOfPandas(std::string_view text)
{
    const auto lines = splitWords(text, "\r\n");
    std::vector<std::vector<std::string>> rows;
    bool isSeries = false;
    for (const std::string_view line : lines) {
        isSeries = line.find("dtype: ") != std::string_view::npos;
        if (isSeries || trimmed(line).starts_with('['))  // [3 rows x 2 columns]
            break;
        if (!trimmed(line).empty())
            rows.push_back(printedCells(line));
    }
    std::vector<std::string> heading;
    if (!isSeries && rows.size() > 1 && lines.front().starts_with(' ')) {
        heading = std::move(rows.front());
        rows.erase(rows.begin());
    }
    if (rows.empty() || (!isSeries && heading.empty()))
        return std::nullopt;
    const std::size_t columns = isSeries ? 2 : heading.size() + 1;
    if (std::ranges::any_of(rows, [columns](const auto& row) { return row.size() != columns; }))
        return std::nullopt;
    const bool isNumbered = countsFromNull(rows);
    if (!isNumbered && !isSeries)
        heading.insert(heading.begin(), "id");
    std::string table = heading.empty() ? std::string() : rowOf(heading);
    for (auto& row : rows) {
        if (isNumbered)
            row.erase(row.begin());
        table += rowOf(row);
    }
    return table;
}

std::optional<std::string> listsOfObjects(std::string_view text)
{
    text = trimmed(text);
    const bool isJson = text.starts_with('[') || text.starts_with('{');
    if (!isJson || text.find_first_of("'\"") == std::string_view::npos)
        return std::nullopt;
    Json json = parsed(text);
    if (json.is_discarded())
        json = parsedPython(text);
    if (json.is_discarded() || json.empty())
        return std::nullopt;
    return json.is_object() ? rowsOfDictionary(json) : rowsOf(json);
}

}  // namespace core
