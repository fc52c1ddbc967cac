// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_setup.h"

#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/table_header.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/theme/text_size.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QPainter>
#include <QTableView>

namespace ui {

namespace {

/// Prevents input methods from composing the keys of a table, such as digits that grade. Cell
/// editors compose as usual.
class KeysAsTheyAre : public QObject {
public:
    explicit KeysAsTheyAre(QTableView& table)
        : QObject(&table)
    {
        table.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::InputMethodQuery)
            static_cast<QInputMethodQueryEvent*>(event)->setValue(Qt::ImEnabled, false);
        return event->type() == QEvent::InputMethodQuery || event->type() == QEvent::InputMethod;
    }
};

}  // namespace

void setUpTable(QTableView& table)
{
    table.setHorizontalHeader(new TableHeader(table));
    table.setItemDelegate(new RowDelegate(&table));
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.setCornerButtonEnabled(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.horizontalHeader()->setMinimumSectionSize(1);  // the style's minimum is too wide for a
                                                         // dash
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionsClickable(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(1);
    followTextSize(table, table, [&table](const Theme& theme) {
        table.verticalHeader()->setDefaultSectionSize(tableRowHeight(theme));
        table.horizontalHeader()->setFixedHeight(theme.px(25));
    });
    new KeysAsTheyAre(table);
    new TableMenu(table);
}

int tableHeight(const QTableView& table)
{
    const int header =
        table.horizontalHeader()->isHidden() ? 0 : table.horizontalHeader()->height();
    return header + (table.model() ? table.verticalHeader()->length() : 0) + 2;
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
