// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// The table that is made, its columns named as it has them in English.
/// @param make called again in English, where another language is spoken
core::Table named(const std::function<core::Table()>& make);

/// A finished table as a model: what core or the words made, as it leaves the program. The best of
/// a column is strong. Sorted by a column, the last rows may stay where they are.
class PlainTableModel : public RowsModel<int> {
    Q_OBJECT
public:
    explicit PlainTableModel(QObject* parent = nullptr);

    /// The sorting in force stays, where there is such a column.
    /// @param lastRows that are no part of what is sorted: sums and the like
    void setTable(core::Table table, int lastRows = 0);
    /// Numbers, letters and intervals stand below each other, and a star behind the best of a
    /// column beside its strong letters.
    void setInParts(bool inParts) { m_isInParts = inParts; }
    /// The row highlighted, by its place in the table; none: no row is.
    void setCurrent(std::optional<int> row);
    /// Where the table had the row that the model shows there.
    int placeOf(int row) const { return at(row); }
    /// In which order the table comes, which its heading shows where no other is chosen.
    void setOwnOrder(int column, Qt::SortOrder order) { m_ownOrder = {column, order}; }
    bool isSortedBy(int column, Qt::SortOrder order) const
    {
        return sorting() == Sorting{column, order};
    }

    /// @param column -1: the table's own order
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    QVariant told(int row, int column, int role) const override;

private:
    /// Which column, -1: none, and how.
    using Sorting = std::pair<int, Qt::SortOrder>;

    Sorting sorting() const { return m_column < 0 ? m_ownOrder : Sorting(m_column, m_order); }
    const core::TableCell& cell(int row, std::size_t column) const;
    QString shown(int row, std::size_t column) const;
    QString heading(std::size_t column) const;
    void describeColumns();
    void measureParts();
    void arrange();

    core::Table m_table;
    std::size_t m_lastRows = 0;
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    Sorting m_ownOrder{-1, Qt::AscendingOrder};
    std::optional<int> m_current;
    bool m_isInParts = false;
    std::vector<QStringList> m_widest;  ///< by column: of each part
};

}  // namespace ui
