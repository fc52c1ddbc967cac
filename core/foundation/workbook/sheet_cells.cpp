// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/sheet_cells.h"

#include "core/foundation/workbook/workbook.h"

#include <algorithm>
#include <functional>

namespace core {

namespace {

/// Twenty columns with Excel's maximum of rows.
constexpr std::size_t mostCells = std::size_t{20} << 20;
/// The same, including empty cells, which become commas.
constexpr std::size_t mostPlaces = 4 * mostCells;
/// LibreOffice's maximum.
constexpr std::uint32_t mostRows = 1U << 24;
constexpr std::size_t mostText = std::size_t{1} << 30;

[[noreturn]] void refuse()
{
    throw WorkbookRefusal{WorkbookProblem::TooLarge};
}

/// The number of cells from the first to the last; 0 if the last is before the first.
std::size_t areaOf(CellPlace first, CellPlace last)
{
    if (last.row < first.row || last.column < first.column)
        return 0;
    return (last.row - first.row + std::size_t{1}) * (last.column - first.column + std::size_t{1});
}

void appendQuoted(std::string& csv, std::string_view text)
{
    const bool isBare = text.find_first_of(",;\t\"\n\r") == std::string_view::npos &&
                        !text.starts_with(' ') && !text.ends_with(' ');
    if (isBare) {
        csv += text;
        return;
    }
    csv += '"';
    for (const char c : text)
        csv.append(c == '"' ? 2 : 1, c);
    csv += '"';
}

}  // namespace

std::string nameOf(CellPlace place)
{
    std::string letters;
    for (std::uint32_t left = place.column + 1; left > 0; left = (left - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
    return letters + std::to_string(place.row + 1);
}

void SheetCells::expect(std::size_t cells) const
{
    if (cells > mostCells || m_cells.size() > mostCells - cells)
        refuse();
}

void SheetCells::put(CellPlace place, std::string_view text)
{
    if (text.empty())
        return;
    if (m_cells.size() >= mostCells || place.row >= mostRows ||
        mostText - m_texts.size() < text.size())
        refuse();
    if (m_cells.empty() || place.row != m_lastRow)
        ++m_rows;
    m_lastRow = place.row;
    m_firstColumn = std::min(m_firstColumn, place.column);
    m_lastColumn = std::max(m_lastColumn, place.column);
    m_cells.push_back({place, static_cast<std::uint32_t>(text.size()), m_texts.size()});
    m_texts += text;
}

void SheetCells::put(CellPlace first, std::uint32_t columns, std::string_view text)
{
    for (std::uint32_t i = 0; i < columns; ++i)
        put({first.row, first.column + i}, text);
}

void SheetCells::putUnsaved(CellPlace place)
{
    put(place, "?");
    if (!m_unsaved)
        m_unsaved = place;
}

void SheetCells::merge(CellPlace first, CellPlace last)
{
    m_merged.push_back({first, last});
}

bool SheetCells::isTable() const
{
    return m_rows > 1 && m_lastColumn > m_firstColumn;
}

void SheetCells::repeatMerged()
{
    std::vector<Cell> repeated;
    for (const auto& [first, end] : m_merged) {
        const auto found = std::ranges::lower_bound(m_cells, first, std::less{}, &Cell::place);
        if (found == m_cells.end() || found->place != first)
            continue;
        const CellPlace last{std::min(end.row, m_lastRow), std::min(end.column, m_lastColumn)};
        expect(repeated.size() + areaOf(first, last));
        for (CellPlace at = first; at.row <= last.row; ++at.row)
            for (at.column = first.column; at.column <= last.column; ++at.column)
                if (at != first)
                    repeated.push_back({at, found->size, found->start});
    }
    m_merged.clear();
    m_cells.insert(m_cells.begin(), repeated.begin(), repeated.end());
    arrange();
}

void SheetCells::arrange()
{
    // If a covered cell has its own text, the visible cell counts: it comes first.
    if (!std::ranges::is_sorted(m_cells, std::less{}, &Cell::place))
        std::ranges::stable_sort(m_cells, std::less{}, &Cell::place);
    const auto isSame = [](const Cell& one, const Cell& other) { return one.place == other.place; };
    m_cells.erase(std::unique(m_cells.begin(), m_cells.end(), isSame), m_cells.end());
}

std::string SheetCells::csv()
{
    arrange();
    repeatMerged();
    if (m_cells.empty())
        return {};
    const std::size_t columns = m_lastColumn - m_firstColumn + std::size_t{1};
    if (m_rows * columns > mostPlaces)
        refuse();
    std::string csv;
    csv.reserve(m_texts.size() + m_cells.size() + m_lastRow);
    csv.append(m_cells.front().place.row, '\n');
    CellPlace at{m_cells.front().place.row, m_firstColumn};
    for (const Cell& cell : m_cells) {
        if (cell.place.row > at.row) {
            csv.append(m_lastColumn - at.column, ',');
            csv.append(cell.place.row - at.row, '\n');
            at = {cell.place.row, m_firstColumn};
        }
        csv.append(cell.place.column - at.column, ',');
        at.column = cell.place.column;
        appendQuoted(csv, textOf(cell));
        if (csv.size() > mostText)
            refuse();
    }
    csv.append(m_lastColumn - at.column, ',');
    csv += '\n';
    return csv;
}

}  // namespace core
