// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/guide/wrapped_table.h"

#include "ui/toolkit/table/wrapped_cells.h"

namespace ui {

WrappedTable::WrappedTable(const QString& name, int widest, QWidget* parent)
    : PlainTableView(name, parent)
{
    setWidestColumn(widest);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
}

void WrappedTable::shareWidth()
{
    PlainTableView::shareWidth();
    if (!model())
        return;
    std::vector<int> columns(static_cast<std::size_t>(model()->columnCount()));
    std::iota(columns.begin(), columns.end(), 0);
    wrapRows(*this, columns);
}

}  // namespace ui
