// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/fitted_table.h"

#include "ui/toolkit/table/table_export.h"
#include "ui/toolkit/table/table_setup.h"

#include <QEvent>
#include <QMouseEvent>

namespace ui {

std::vector<std::size_t> FittedTable::selectedRowNumbers() const
{
    std::vector<std::size_t> rows;
    for (const RowSpan& span : selectedRows(*this))
        for (int row = span.first; row <= span.last; ++row)
            rows.push_back(static_cast<std::size_t>(row));
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(static_cast<std::size_t>(currentIndex().row()));
    return rows;
}

void FittedTable::pointAt(std::optional<int>) {}

void FittedTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void FittedTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        shareWidth();
}

/// Dragging does not count as pointing.
void FittedTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton)
        return;
    const QModelIndex index = indexAt(event->position().toPoint());
    pointAt(index.isValid() ? std::optional(index.row()) : std::nullopt);
}

void FittedTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    pointAt({});
}

void FittedTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (model() && model()->rowCount() == 0)
        if (const QString text = emptyText(); !text.isEmpty())
            paintEmptyText(*this, text);
}

}  // namespace ui
