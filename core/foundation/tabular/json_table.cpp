// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/json_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/tabular/column_roles.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

std::string cellOf(const Json& value)
{
    if (value.is_null())
        return {};
    return value.is_string() ? value.get<std::string>() : json_library::dump(value);
}

/// Rows whose columns are added as they occur.
class RowsOfFields {
public:
    void beginRow() { m_rows.emplace_back(); }

    void add(const std::string& column, const Json& value)
    {
        if (value.is_object()) {
            for (const auto& [name, inner] : value.items())
                add(column + "(" + name + ")", inner);
            return;
        }
        if (addClasses(column, value))
            return;
        const auto [found, isNew] = m_places.try_emplace(column, m_names.size());
        if (isNew)
            m_names.push_back(column);
        auto& row = m_rows.back();
        row.resize(std::max(row.size(), found->second + 1));
        row[found->second] = cellOf(value);
    }

    /// Adds the scores of classes as columns named after them: `[{"label": "pos", "score": 0.9},
    /// …]` of pipelines, `[{"label": "yes", "prob": 0.9}, …]` of BigQuery.
    /// @return whether the value is such a list
    bool addClasses(const std::string& column, const Json& value)
    {
        std::vector<std::pair<std::string, const Json*>> classes;
        if (!value.is_array() || value.empty())
            return false;
        for (const Json& each : value) {
            const auto word = each.is_object() ? each.find("label") : each.end();
            if (!each.is_object() || each.size() != 2 || word == each.end())
                return false;
            const auto score =
                each.find(each.begin() == word ? std::next(word).key() : each.begin().key());
            if (!score->is_primitive() || !speaksOfScores(score.key()))
                return false;
            classes.emplace_back(cellOf(*word), &*score);
        }
        for (const auto& [word, score] : classes)
            add(column + "(" + word + ")", *score);
        return true;
    }

    void hideNames() { m_hasNames = false; }

    bool areThere() const { return m_names.size() > 1 && !m_rows.empty(); }

    std::string text() const
    {
        std::string text;
        if (m_hasNames)
            write(m_names, text);
        for (const auto& row : m_rows)
            write(row, text);
        return text;
    }

private:
    void write(const std::vector<std::string>& cells, std::string& text) const
    {
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (i > 0)
                text += ',';
            if (i < cells.size())
                text += delimitedCell(cells[i], Delimiter::Comma);
        }
        text += '\n';
    }

    bool m_hasNames = true;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<std::vector<std::string>> m_rows;
};

bool holds(const Json& array, bool (Json::*isOfType)() const noexcept)
{
    return array.is_array() && !array.empty() &&
           std::ranges::all_of(array, [&](const Json& each) { return (each.*isOfType)(); });
}

void addRecords(const Json& records, RowsOfFields& rows)
{
    for (const Json& record : records) {
        rows.beginRow();
        for (const auto& [name, value] : record.items())
            rows.add(name, value);
    }
}

/// Adds arrays of cells with the names of their columns.
void addSplit(const Json& names, const Json& data, RowsOfFields& rows)
{
    for (const Json& cells : data) {
        rows.beginRow();
        for (std::size_t i = 0; i < std::min(names.size(), cells.size()); ++i)
            rows.add(cellOf(names[i]), cells[i]);
    }
}

/// Adds arrays of cells below the first, which has names unless one of its cells is a number.
void addArrays(const Json& arrays, RowsOfFields& rows)
{
    const Json& first = arrays.front();
    if (std::ranges::none_of(first, [](const Json& cell) { return cell.is_number(); }))
        return addSplit(first, Json(arrays.begin() + 1, arrays.end()), rows);
    Json numbers = Json::array();
    for (std::size_t i = 0; i < first.size(); ++i)
        numbers.push_back(std::to_string(i));
    rows.hideNames();
    addSplit(numbers, arrays, rows);
}

/// Whether the value is an array, or an object with row numbers as keys.
bool isColumn(const Json& value)
{
    return value.is_array() ||
           (value.is_object() && std::ranges::all_of(value.items(), [](const auto& item) {
                return parsedNumber<std::size_t>(item.key()).has_value();
            }));
}

/// Adds columns by name, if samples have one of them; ignores other fields.
void addColumns(const Json& root, RowsOfFields& rows)
{
    std::vector<std::pair<std::string, std::vector<const Json*>>> columns;
    for (const auto& [name, value] : root.items()) {
        if (value.empty() || !isColumn(value))
            continue;
        auto& column = columns.emplace_back(name, std::vector<const Json*>()).second;
        for (const auto& cell : value)
            column.push_back(&cell);
    }
    const auto isAsLong = [&](const auto& column) {
        return column.second.size() == columns.front().second.size();
    };
    const bool areOfSamples = std::ranges::any_of(columns, [](const auto& column) {
        return roleOfHeading(column.first) != ColumnRole::None;
    });
    if (!areOfSamples || !std::ranges::all_of(columns, isAsLong))
        return;
    for (std::size_t row = 0; row < columns.front().second.size(); ++row) {
        rows.beginRow();
        for (const auto& [name, cells] : columns)
            rows.add(name, *cells[row]);
    }
}

/// The only array of records among the fields.
const Json* onlyRecords(const Json& root)
{
    const Json* only = nullptr;
    for (const Json& value : root) {
        if (!holds(value, &Json::is_object))
            continue;
        if (only != nullptr)
            return nullptr;
        only = &value;
    }
    return only;
}

void addTable(const Json& root, RowsOfFields& rows)
{
    if (holds(root, &Json::is_object))
        return addRecords(root, rows);
    if (holds(root, &Json::is_array) && holds(root.front(), &Json::is_object)) {
        for (const Json& classes : root) {
            rows.beginRow();
            rows.addClasses("score", classes);
        }
        return;
    }
    if (holds(root, &Json::is_array))
        return addArrays(root, rows);
    if (!root.is_object())
        return;
    constexpr std::array<std::pair<const char*, const char*>, 2> forms{
        {{"columns", "data"}, {"fields", "values"}}};
    for (const auto& [heading, below] : forms) {
        const auto names = root.find(heading);
        const auto data = root.find(below);
        if (names != root.end() && data != root.end() && names->is_array() &&
            holds(*data, &Json::is_array))
            return addSplit(*names, *data, rows);
    }
    if (const Json* records = onlyRecords(root))
        return addRecords(*records, rows);
    addColumns(root, rows);
}

/// One record per line; nothing if a line is not a record.
std::optional<Json> recordLines(std::string_view text)
{
    Json records = Json::array();
    while (!(text = trimmed(text)).empty()) {
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        text.remove_prefix(line.size());
        Json record = json_library::parsedInOrder(line);
        if (!record.is_object())
            return std::nullopt;
        records.push_back(std::move(record));
    }
    return records;
}

}  // namespace

Parsed<std::string> jsonTable(std::string_view text, const std::string& file)
{
    text = withoutByteOrderMark(text);
    if (auto error = unreadable(text, file))
        return *std::move(error);
    Json root = json_library::parsedInOrder(text);
    if (root.is_discarded())
        if (auto records = recordLines(text))
            root = *std::move(records);
    RowsOfFields rows;
    if (!root.is_discarded())
        addTable(root, rows);
    if (!rows.areThere())
        return ParseError{file, 0, ErrorCode::NoJsonTable, {}};
    return rows.text();
}

}  // namespace core
