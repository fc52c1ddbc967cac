// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/plain_table_view.h"

#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <vector>

namespace ui {

PlainTableView::PlainTableView(const QString& name, QWidget* parent)
    : ReadTable(name, parent)
{
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move between rows")}});
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit chosen(index.row()); });
}

void PlainTableView::setSortable()
{
    setSortingEnabled(true);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    TableMenu::of(*this).setOwnEntries([this](QMenu& menu) { fillSorting(menu); });
}

void PlainTableView::sortBy(int column)
{
    const QHeaderView& header = *horizontalHeader();
    const bool isTurned = header.sortIndicatorSection() == column &&
                          header.sortIndicatorOrder() == Qt::AscendingOrder;
    sortByColumn(column, isTurned ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void PlainTableView::fillSorting(QMenu& menu)
{
    QMenu* sorting = menu.addMenu(tr("Sort by"));
    for (int column = 0; column < model()->columnCount(); ++column) {
        QAction* action = sorting->addAction(model()->headerData(column, Qt::Horizontal).toString(),
                                             this, [this, column] { sortBy(column); });
        action->setCheckable(true);
        action->setChecked(horizontalHeader()->sortIndicatorSection() == column);
    }
}

OwnKeys PlainTableView::ownKeys() const
{
    OwnKeys keys = ReadTable::ownKeys();
    if (!m_choice.isEmpty())
        keys.keys.push_back({keysText({Qt::Key_Return}), m_choice});
    return keys;
}

void PlainTableView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid() && !m_choice.isEmpty())
        emit chosen(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void PlainTableView::shareWidth()
{
    placeColumns();
    narrowColumns();
}

/// Where the columns do not fit, their texts break into lines instead of being scrolled to.
void PlainTableView::narrowColumns()
{
    constexpr int mostRows = 60;
    if (!model() || model()->rowCount() == 0 || model()->rowCount() > mostRows)
        return;
    const Theme theme = Theme::of(*this);
    std::vector<int> columns;
    std::vector<int> spare;
    int spared = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        const int least =
            std::max(headingWidth(*this, column) + theme.px(12), wordsWidth(*this, column));
        columns.push_back(column);
        spare.push_back(std::max(columnWidth(column) - least, 0));
        spared += spare.back();
    }
    const int lacking = std::min(horizontalHeader()->length() - viewport()->width(), spared);
    for (const int column : columns)
        if (const int width = spare[static_cast<std::size_t>(column)]; lacking > 0 && width > 0)
            setColumnWidth(column, columnWidth(column) - (width * lacking + spared - 1) / spared);
    wrapRows(*this, columns);
}

void PlainTableView::placeColumns()
{
    // Measures only both ends of a long table: numbers of one format have similar widths.
    constexpr int rowsToMeasure = 60;
    const Theme theme = Theme::of(*this);
    const QFontMetrics metrics(scaledFont(font(), 1.0, QFont::DemiBold));
    const int rows = model() ? model()->rowCount() : 0;
    for (int column = 0; model() && column < model()->columnCount(); ++column) {
        int width = headingWidth(*this, column);
        const auto measure = [&](int row) {
            width = std::max(
                width, metrics.horizontalAdvance(model()->index(row, column).data().toString()));
        };
        for (int row = 0; row < std::min(rows, rowsToMeasure); ++row)
            measure(row);
        for (int row = std::max(rowsToMeasure, rows - rowsToMeasure); row < rows; ++row)
            measure(row);
        if (m_widest > 0)
            width = std::min(width, theme.px(m_widest));
        setColumnWidth(column, width + theme.px(20));
    }
}

}  // namespace ui
