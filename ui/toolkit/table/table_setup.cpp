// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_setup.h"

#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/table_header.h"
#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QPainter>
#include <QTableView>

namespace ui {

namespace {

/// Keeps a table's rows at the height of its text.
class RowHeightKeeper : public QObject {
public:
    explicit RowHeightKeeper(QTableView& table)
        : QObject(&table)
        , m_table(table)
    {
        table.installEventFilter(this);
        adopt();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange)
            adopt();
        return QObject::eventFilter(watched, event);
    }

private:
    void adopt()
    {
        const Theme theme = Theme::of(m_table);
        m_table.verticalHeader()->setMinimumSectionSize(1);
        m_table.verticalHeader()->setDefaultSectionSize(tableRowHeight(theme));
        m_table.horizontalHeader()->setFixedHeight(theme.px(25));
    }

    QTableView& m_table;
};

/// Keeps input methods from composing words of the keys that are a table's own, as digits that
/// grade. Where a cell is edited, its field composes as any other.
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
    table.horizontalHeader()->setMinimumSectionSize(1);  // a dash needs less than the style thinks
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionsClickable(false);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    new RowHeightKeeper(table);
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
