#include "ui/table/table_setup.h"

#include "ui/table/row_delegate.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace ui {

void setUpTable(QTableView& table)
{
    table.setItemDelegate(new RowDelegate(&table));
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.setCornerButtonEnabled(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionsClickable(false);
    adoptRowHeight(table);
}

void adoptRowHeight(QTableView& table)
{
    const Theme theme = Theme::of(table);
    table.verticalHeader()->setMinimumSectionSize(1);
    table.verticalHeader()->setDefaultSectionSize(tableRowHeight(theme));
    table.horizontalHeader()->setFixedHeight(theme.px(25));
}

int tableHeight(const QTableView& table)
{
    const int header =
        table.horizontalHeader()->isHidden() ? 0 : table.horizontalHeader()->height();
    const int rows = table.model() ? table.model()->rowCount() : 0;
    return header + rows * table.verticalHeader()->defaultSectionSize() + 2;
}

void paintEmptyText(QTableView& table, const QString& text)
{
    const Theme theme = Theme::of(table);
    QPainter painter(table.viewport());
    painter.setPen(theme.mutedText);
    const QRect area = table.viewport()->rect().adjusted(theme.px(12), 0, -theme.px(12), 0);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, text);
}

}  // namespace ui
