// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/toolkit/table/column_model.h"

#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// The table from `make`, with column names in English for programs.
/// @param make called again in English if another language is in use
core::Table named(const std::function<core::Table()>& make);

/// A finished table as a model: made by core or by the wording code, and exported as it is. The
/// best value of a column is bold. When sorting, the last rows may stay in place.
class PlainTableModel : public RowsModel<int> {
    Q_OBJECT
public:
    explicit PlainTableModel(QObject* parent = nullptr);

    /// Keeps the current sorting, if that column exists.
    /// @param lastRows rows that are not sorted, such as sums
    void setTable(core::Table table, int lastRows = 0);
    /// Aligns numbers, letters and intervals, and adds a star, not only bold, to the best value of
    /// a column.
    void setInParts(bool inParts) { m_isInParts = inParts; }
    /// Sets the highlighted row by its index in the table; none: no row.
    void setCurrent(std::optional<int> row);
    /// The table's index of the row that the model shows there.
    int placeOf(int row) const { return at(row); }
    /// The table's own order, shown in its heading unless another is chosen.
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
    /// Column (-1: none) and order.
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
    std::vector<QStringList> m_widest;  ///< by column: the widest of each part
};

}  // namespace ui
