// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The position of a cell in a sheet, from 0.
struct CellPlace {
    std::uint32_t row = 0;
    std::uint32_t column = 0;

    auto operator<=>(const CellPlace&) const = default;
};

/// "B3".
std::string nameOf(CellPlace place);

/// The cells of a sheet that are not empty. Throws WorkbookRefusal if there are too many.
class SheetCells {
public:
    /// Refuses a number of cells in advance if it is too large.
    void expect(std::size_t cells) const;
    void put(CellPlace place, std::string_view text);
    /// Stores the same text in `columns` adjacent cells.
    void put(CellPlace first, std::uint32_t columns, std::string_view text);
    /// Stores a formula whose value was not saved.
    void putUnsaved(CellPlace place);
    /// Merges a range of cells: the text of the first one is repeated in all that are within the
    /// used part of the sheet.
    void merge(CellPlace first, CellPlace last);

    bool isEmpty() const { return m_cells.empty(); }
    bool isTable() const;
    /// The first formula whose value was not saved.
    const std::optional<CellPlace>& unsaved() const { return m_unsaved; }
    /// See workbookText(). Empty columns on the left are omitted.
    std::string csv();

private:
    struct Cell {
        CellPlace place;
        std::uint32_t size = 0;
        std::size_t start = 0;
    };
    struct Merged {
        CellPlace first;
        CellPlace last;
    };

    void arrange();
    void repeatMerged();
    std::string_view textOf(const Cell& cell) const
    {
        return std::string_view(m_texts).substr(cell.start, cell.size);
    }

    std::vector<Cell> m_cells;
    std::string m_texts;
    std::vector<Merged> m_merged;
    std::optional<CellPlace> m_unsaved;
    std::uint32_t m_rows = 0;  // up to the last one that is not empty
    std::uint32_t m_lastRow = 0;
    std::uint32_t m_firstColumn = ~std::uint32_t{0};
    std::uint32_t m_lastColumn = 0;
};

}  // namespace core
