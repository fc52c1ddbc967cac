// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/attribution_view.h"

#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr double longestName = 150;
constexpr std::array<int, 3> numberColumns{AttributionModel::Grade, AttributionModel::Ranks,
                                           AttributionModel::Difference};
constexpr double barredRow = 31;  ///< with the bar below the text

/// Draws the bar across the row.
class BarDelegate : public RowDelegate {
public:
    using RowDelegate::RowDelegate;

protected:
    QRectF whiskerPlace(const QStyleOptionViewItem& option, const QModelIndex& index,
                        const Theme& theme) const override
    {
        QRectF place = RowDelegate::whiskerPlace(option, index, theme);
        if (const auto* table = qobject_cast<const QTableView*>(option.widget)) {
            place.setLeft(table->columnViewportPosition(0) + theme.px(6));
            place.setWidth(table->horizontalHeader()->length() - 2 * theme.px(6));
        }
        return place;
    }
};

}  // namespace

AttributionView::AttributionView(QWidget* parent)
    : ReadTable(tr("Documents that cause the difference"), parent)
{
    setModel(&m_model);
    setItemDelegate(new BarDelegate(this));
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the documents")},
             {keysText({Qt::Key_Return}), tr("Open B’s list for the query in Ranking")}});
    setMouseTracking(true);
    setAccessibleDescription(tr("Press Enter to open B’s list for the query in Ranking."));
    connect(this, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit documentChosen(m_model.idOf(index.row())); });
    shareWidth();
}

void AttributionView::setCurrentDocument(const QString& id)
{
    m_model.setCurrentDocument(id);
    const auto row = m_model.rowOf(id);
    if (row && !viewport()->underMouse())
        scrollTo(m_model.index(*row, AttributionModel::Name));
}

void AttributionView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit openRequested();
    else
        QTableView::keyPressEvent(event);
}

void AttributionView::pointAt(std::optional<int> row)
{
    emit documentPointed(m_model.idOf(row.value_or(-1)));
}

void AttributionView::shareWidth()
{
    verticalHeader()->setDefaultSectionSize(Theme::of(*this).px(barredRow));
    const int spare = viewport()->width() - wholeWidth();
    const int air =
        std::clamp(spare / static_cast<int>(numberColumns.size() + 1), 0, Theme::of(*this).px(10));
    for (const int column : numberColumns)
        setColumnWidth(column, contentsWidth(*this, column) + air);
    const int leastName =
        std::min(widthOfNames(), std::max(Theme::of(*this).px(80),
                                          contentsWidth(*this, AttributionModel::Name, 0)));
    setColumnWidth(AttributionModel::Name, leastName);
    const int whole = viewport()->width();
    collapse(*this, {AttributionModel::Grade, AttributionModel::Ranks}, whole);
    const int left = whole - horizontalHeader()->length();
    setColumnWidth(AttributionModel::Name, leastName + std::max(left, 0));
}

int AttributionView::widthOfNames() const
{
    return std::min(contentsWidth(*this, AttributionModel::Name), Theme::of(*this).px(longestName));
}

int AttributionView::wholeWidth() const
{
    int width = widthOfNames();
    for (const int column : numberColumns)
        width += contentsWidth(*this, column);
    return width;
}

void AttributionView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        emit documentChosen(m_model.idOf(current.row()));
}

}  // namespace ui
