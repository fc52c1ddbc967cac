// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/bar_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/column_roles.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/replaced.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace core {

namespace {

/// The bars and rules of DuckDB as those of other programs.
std::string withPlainBars(std::string_view line)
{
    std::string plain(trimmed(line));
    if (std::ranges::none_of(plain, [](char c) { return static_cast<unsigned char>(c) > 0x7f; }))
        return plain;
    for (const std::string_view bar : {"│", "┃", "║"})
        plain = replaced(std::move(plain), bar, "|");
    for (const std::string_view rule : {"─", "━", "═"})
        plain = replaced(std::move(plain), rule, "-");
    for (const std::string_view cross : {"┌", "┬", "┐", "├", "┼", "┤", "└", "┴", "┘"})
        plain = replaced(std::move(plain), cross, "+");
    return plain;
}

bool isRule(std::string_view line)
{
    return line.find_first_not_of("|+-=: ") == std::string_view::npos &&
           line.find_first_of("|+") != std::string_view::npos &&
           (line.find("--") != std::string_view::npos || line.find("==") != std::string_view::npos);
}

/// The cells of a line; outer bars enclose them, and a bar after a backslash is text.
std::vector<std::string> cellsBetweenBars(std::string_view line)
{
    line.remove_prefix(line.starts_with('|') ? 1 : 0);
    line.remove_suffix(line.ends_with('|') ? 1 : 0);
    std::vector<std::string> cells(1);
    for (std::size_t at = 0; at < line.size(); ++at)
        if (line.substr(at).starts_with("\\|"))
            cells.back() += line[++at];
        else if (line[at] == '|')
            cells.emplace_back();
        else
            cells.back() += line[at];
    std::ranges::transform(cells, cells.begin(), plainCell);
    return cells;
}

class BarTable {
public:
    std::optional<std::string> read(std::string_view text);

private:
    using Cells = std::vector<std::string>;

    void addLine(std::string line);
    bool addWikiLine(const std::string& line);
    void addRow(const Cells& cells);
    bool isTable() const;

    std::vector<std::string> m_lines;  // of the rows between tabs
    Cells m_first;
    Cells m_wikiRow;
    std::size_t m_rows = 0;
    std::size_t m_alike = 0;  // with as many cells as the first
    std::size_t m_others = 0;
    bool m_isWiki = false;
    bool m_isMarked = false;  // by a rule, or by Jira's headings
    bool m_isInHead = false;  // between the rules around the headings
};

void BarTable::addRow(const Cells& cells)
{
    if (m_first.empty())
        m_first = cells;
    ++m_rows;
    m_alike += cells.size() == m_first.size() ? 1 : 0;
    for (const std::string& cell : cells)
        m_lines.back() += (&cell == &cells.front() ? "" : "\t") + cell;
}

/// Rows of MediaWiki extend to a line `|-`; each may have several lines.
/// @return false after the table
bool BarTable::addWikiLine(const std::string& line)
{
    const bool isEnd = line.starts_with("|}");
    if (isEnd || line.starts_with("|-")) {
        if (!m_wikiRow.empty())
            addRow(std::exchange(m_wikiRow, {}));
        return !isEnd;
    }
    if (line.size() < 2 || (line.front() != '|' && line.front() != '!') || line[1] == '+')
        return true;
    const std::string cells = replaced(replaced(line.substr(1), "!!", "\n"), "||", "\n");
    for (std::string_view rest = cells; !rest.empty();) {
        std::string_view cell = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(cell.size() + 1, rest.size()));
        if (const std::size_t bar = cell.find('|'); bar < cell.size() && cell.find('=') < bar)
            cell.remove_prefix(bar + 1);  // scope="row" | q1
        m_wikiRow.push_back(plainCell(cell));
    }
    return true;
}

void BarTable::addLine(std::string line)
{
    m_lines.emplace_back();
    if (line.starts_with("{|")) {
        m_isWiki = m_isMarked = true;
    } else if (m_isWiki) {
        m_isWiki = addWikiLine(line);
    } else if (isRule(line)) {
        m_isInHead = m_rows == 0;
        m_isMarked = true;
    } else if (line.starts_with("||") && line.ends_with("||") && m_rows == 0) {
        m_isMarked = true;
        addRow(cellsBetweenBars(replaced(line.substr(1, line.size() - 2), "||", "|")));
    } else if (line.find('|') != std::string::npos) {
        // DuckDB writes types below the headings.
        if (!m_isInHead || m_rows == 0)
            addRow(cellsBetweenBars(line));
    } else {
        m_others += line.empty() ? 0 : 1;
    }
}

bool BarTable::isTable() const
{
    const auto isKnown = [](const std::string& cell) {
        return isHeadingOfPairs(cell) || roleOfHeading(cell) != ColumnRole::None;
    };
    const auto isOtherwiseCut = [](const std::string& cell) {
        return cell.find_first_of(",;") != std::string::npos;
    };
    if (m_rows < 2 || m_first.size() < 2)
        return false;
    return m_isMarked
               ? 2 * m_alike > m_rows
               : m_alike == m_rows && m_others == 0 && std::ranges::any_of(m_first, isKnown) &&
                     std::ranges::none_of(m_first, isOtherwiseCut);
}

std::optional<std::string> BarTable::read(std::string_view text)
{
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        addLine(withPlainBars(line));
        if (m_lines.size() == linesToJudge && !text.empty() && !isTable())
            return std::nullopt;
    }
    if (!m_wikiRow.empty())
        addRow(m_wikiRow);
    if (!isTable())
        return std::nullopt;
    std::string table;
    for (const std::string& line : m_lines)
        table += line + '\n';
    return table;
}

}  // namespace

std::string plainCell(std::string_view text)
{
    std::string cell = replaced(std::string(text), "**", "");
    std::erase(cell, '`');
    std::ranges::replace_if(
        cell, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return std::string(trimmed(cell));
}

std::optional<std::string> barTable(std::string_view text)
{
    text = withoutByteOrderMark(text);
    constexpr std::array<std::string_view, 2> bars{"|", "│"};
    const std::string_view start = text.substr(0, LineReader::longest);
    if (std::ranges::none_of(
            bars, [&](std::string_view bar) { return start.find(bar) != std::string_view::npos; }))
        return std::nullopt;
    return BarTable().read(text);
}

}  // namespace core
