// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/list_table.h"

#include "core/collections/formats/result_layout.h"
#include "core/collections/formats/result_names.h"
#include "core/collections/formats/result_reader.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace core {

namespace {

using nlohmann::json;

/// Removes and returns one element of a list printed by Python; nothing if it does not end, or is a
/// list itself.
std::optional<std::string> takeElement(std::string_view& rest)
{
    const char quote = rest.front();
    std::string element;
    if (quote != '\'' && quote != '"') {
        element = rest.substr(0, rest.find_first_of(", \t\r\n"));
        rest.remove_prefix(element.size());
        const bool isNested = element.find_first_of("[]{}()") != std::string::npos;
        return element.empty() || isNested ? std::nullopt : std::optional(element);
    }
    for (std::size_t at = 1; at < rest.size(); ++at) {
        if (rest[at] == quote) {
            rest.remove_prefix(at + 1);
            return element;
        }
        const bool isEscape = rest[at] == '\\' && at + 1 < rest.size();
        element += rest[at += isEscape ? 1 : 0];
    }
    return std::nullopt;
}

/// `['d1', "it's"]`, and NumPy's `['d1' 'd2']`.
std::optional<json> pythonList(std::string_view rest)
{
    json list = json::array();
    while (true) {
        rest = trimmed(rest);
        if (rest.empty())
            return list;
        auto element = takeElement(rest);
        if (!element)
            return std::nullopt;
        list.push_back(*std::move(element));
        rest = trimmed(rest);
        if (rest.starts_with(','))
            rest.remove_prefix(1);
    }
}

json split(std::string_view cell, char gap)
{
    json list = json::array();
    while (!cell.empty()) {
        const std::size_t end = std::min(cell.find(gap), cell.size());
        if (const std::string_view id = trimmed(cell.substr(0, end)); !id.empty())
            list.push_back(id);
        cell.remove_prefix(std::min(end + 1, cell.size()));
    }
    return list;
}

/// The separator between the ids in a cell; a bracket if the cell starts with one; nothing if there
/// is a single id.
std::optional<char> gapIn(std::string_view cell)
{
    if (trimmed(cell).starts_with('['))
        return '[';
    for (const char gap : {'|', ';'})
        if (cell.find(gap) != std::string_view::npos)
            return gap;
    return std::nullopt;
}

/// Null if it is empty; false if a list starts but does not end.
json listOf(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.empty())
        return nullptr;
    const auto gap = gapIn(cell);
    if (gap != '[')
        return split(cell, gap.value_or('\0'));
    json list = json_library::parsed(cell);
    if (list.is_array())
        return list;
    auto printed = cell.ends_with(']') ? pythonList(cell.substr(1, cell.size() - 2)) : std::nullopt;
    return printed ? *std::move(printed) : json(false);
}

/// What a column may hold according to its name.
enum class CellKind : std::uint8_t {
    Other,
    Query,
    List,
    Bracketed,  ///< a list if it is in brackets: "results" may also be their number
};

CellKind kindOf(const std::string& heading)
{
    const std::string folded = foldedHeading(heading);
    if (result_names::resultsName(folded) == result_names::ResultsName::Ids ||
        result_names::isRelevantName(folded))
        return CellKind::List;
    if (result_names::resultsName(folded) == result_names::ResultsName::Hits)
        return CellKind::Bracketed;
    const bool isQuery = isOneOf(folded, wordsFor(ColumnMeaning::AskedQuery)) ||
                         isOneOf(folded, wordsFor(ColumnMeaning::PossibleQuery));
    return isQuery ? CellKind::Query : CellKind::Other;
}

/// The rows of a table as objects.
class ListRows {
public:
    /// @param text without a byte order mark; must outlive this
    ListRows(std::string_view text, Delimiter delimiter)
        : m_reader(text, delimiter)
    {
        if (m_reader.next(m_row))
            m_headings.assign(m_row.cells.begin(), m_row.cells.end());
        for (std::string& heading : m_headings) {
            heading = trimmed(heading);
            m_kinds.push_back(kindOf(heading));
        }
    }

    bool haveLists() const
    {
        return isOneOf(CellKind::Query, m_kinds) &&
               (isOneOf(CellKind::List, m_kinds) || isOneOf(CellKind::Bracketed, m_kinds));
    }
    bool next() { return m_reader.next(m_row); }
    bool isRagged() const { return m_row.cells.size() != m_headings.size(); }
    const DelimitedRow& row() const { return m_row; }
    std::size_t position() const { return m_reader.position(); }
    json object() const;
    /// Whether a cell holds a list that its column may contain.
    bool holdsList() const;

private:
    /// Whether a cell of the current row is read as a list.
    bool isList(std::size_t column) const
    {
        return m_kinds[column] == CellKind::List ||
               (m_kinds[column] == CellKind::Bracketed && gapIn(m_row.cells[column]) == '[');
    }
    static bool isOneOf(CellKind kind, const std::vector<CellKind>& kinds)
    {
        return std::ranges::find(kinds, kind) != kinds.end();
    }

    DelimitedReader m_reader;
    DelimitedRow m_row;
    std::vector<std::string> m_headings;
    std::vector<CellKind> m_kinds;
};

json ListRows::object() const
{
    json object = json::object();
    for (std::size_t i = 0; i < m_headings.size() && i < m_row.cells.size(); ++i)
        if (m_kinds[i] == CellKind::Query)
            object[m_headings[i]] = std::string(trimmed(m_row.cells[i]));
        else if (isList(i))
            object[m_headings[i]] = listOf(m_row.cells[i]);
    return object;
}

bool ListRows::holdsList() const
{
    for (std::size_t i = 0; i < m_kinds.size() && i < m_row.cells.size(); ++i)
        if (isList(i) && gapIn(m_row.cells[i]))
            return true;
    return false;
}

/// The layout of the first rows, if they contain a list.
std::optional<ResultLayout> layoutOf(ListRows rows)
{
    std::vector<json> objects;
    bool isAnyList = false;
    while (objects.size() < linesToJudge && rows.next()) {
        objects.push_back(rows.object());
        isAnyList = isAnyList || rows.holdsList();
    }
    auto layout = isAnyList ? resultLayout(objects) : std::nullopt;
    return layout && layout->query ? std::move(layout) : std::nullopt;
}

struct FoundTable {
    Delimiter delimiter;
    ResultLayout layout;
};

std::optional<FoundTable> tableIn(std::string_view text)
{
    for (const Delimiter delimiter : {Delimiter::Tab, Delimiter::Semicolon, Delimiter::Comma}) {
        ListRows rows(text.substr(0, bytesToJudge), delimiter);
        if (!rows.haveLists())
            continue;
        if (auto layout = layoutOf(std::move(rows)))
            return FoundTable{delimiter, *std::move(layout)};
    }
    return std::nullopt;
}

}  // namespace

std::optional<PairLayout> listTableLayout(std::string_view text)
{
    const auto table = tableIn(withoutByteOrderMark(text));
    return table ? std::optional(rolesOf(table->layout)) : std::nullopt;
}

Parsed<Pairs> parseListTable(std::string_view text, const std::string& name, PairNumber requested,
                             Loading* loading, BadLineRule rule)
{
    const std::string_view content = withoutByteOrderMark(text);
    if (auto error = unreadable(content, name))
        return std::move(*error);
    const auto table = tableIn(content);
    if (!table)
        return ParseError{name, 0, ErrorCode::NothingToRead, {}};
    ResultReader reader(name, table->layout, requested);
    if (auto error = reader.checkLayout()) {
        if (error->problem != ErrorCode::SeveralSystems)
            error->found = "table of lists";
        return std::move(*error);
    }
    if (content.size() < text.size())
        reader.counts().add(Warning::ByteOrderMark, 1);
    ListRows rows(content, table->delimiter);
    LoadingPart told(loading, content.size());
    BadLines badLines(rule, reader.counts());
    while (rows.next()) {
        const DelimitedRow& row = rows.row();
        if (told.isStoppedAt(rows.position()))
            return ParseError{name, 0, ErrorCode::Stopped, {}};
        auto error = rows.isRagged()
                         ? std::optional(ParseError{name, row.line, ErrorCode::RaggedRow,
                                                    std::to_string(row.cells.size())})
                         : reader.add({rows.object(), {}, {}, row.line});
        if (error && !badLines.leavesOut(*error))
            return std::move(*error);
    }
    if (reader.isEmpty() && badLines.all())
        return *badLines.all();
    return reader.take();
}

}  // namespace core
