// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Where a cell of a sheet is, from 0.
struct CellPlace {
    std::uint32_t row = 0;
    std::uint32_t column = 0;

    auto operator<=>(const CellPlace&) const = default;
};

/// "B3".
std::string nameOf(CellPlace place);

/// The cells of a sheet that hold something. Throws WorkbookRefusal where they are too many.
class SheetCells {
public:
    /// Refuses at once what would be too many.
    void expect(std::size_t cells) const;
    void put(CellPlace place, std::string_view text);
    /// The same in so many columns.
    void put(CellPlace first, std::uint32_t columns, std::string_view text);
    /// A formula whose value was not saved.
    void putUnsaved(CellPlace place);
    /// One cell for these: its text, which is in the first place, is repeated in all that are
    /// within what the sheet uses.
    void merge(CellPlace first, CellPlace last);

    bool isEmpty() const { return m_cells.empty(); }
    bool isTable() const;
    /// The first formula whose value was not saved.
    const std::optional<CellPlace>& unsaved() const { return m_unsaved; }
    /// See workbookText(). Columns without anything on the left are left out.
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
    std::uint32_t m_rows = 0;  // of those that hold something
    std::uint32_t m_lastRow = 0;
    std::uint32_t m_firstColumn = ~std::uint32_t{0};
    std::uint32_t m_lastColumn = 0;
};

}  // namespace core
