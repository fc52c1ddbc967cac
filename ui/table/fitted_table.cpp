#include "ui/table/fitted_table.h"

#include "ui/table/table_setup.h"

#include <QEvent>

namespace ui {

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

void FittedTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (model() && model()->rowCount() == 0)
        if (const QString text = emptyText(); !text.isEmpty())
            paintEmptyText(*this, text);
}

}  // namespace ui
