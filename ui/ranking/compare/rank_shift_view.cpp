#include "ui/ranking/compare/rank_shift_view.h"

#include "ui/table/table_setup.h"
#include "ui/table/wrapped_cells.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QMouseEvent>

#include <algorithm>

namespace ui {

RankShiftView::RankShiftView(RankingDocument& document, QWidget* parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(document)
{
    setModel(&m_model);
    setUpTable(*this);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setAccessibleName(tr("Ranks in A and in B"));
    QHeaderView* header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionsClickable(true);
    header->setSortIndicator(RankShiftModel::RankA, Qt::AscendingOrder);
    setSortingEnabled(true);
    adoptMetrics();
    connect(&document, &RankingDocument::currentRankChanged, &m_model,
            &RankShiftModel::setCurrentRank);
}

void RankShiftView::adoptMetrics()
{
    const Theme theme = Theme::of(*this);
    constexpr double leastName = 110;
    int taken = 0;
    for (const int column : {RankShiftModel::RankA, RankShiftModel::RankB, RankShiftModel::Shift}) {
        setColumnWidth(column, std::max(contentsWidth(*this, column), theme.px(34)));
        taken += columnWidth(column);
    }
    setColumnWidth(RankShiftModel::Name,
                   std::max(viewport()->width() - taken, theme.px(leastName)));
}

void RankShiftView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    adoptMetrics();
}

void RankShiftView::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    m_document.pointAt(index.isValid() ? m_model.shownRank(index.row()) : std::nullopt);
}

void RankShiftView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    m_document.pointAt(std::nullopt);
}

void RankShiftView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptMetrics();
}

void RankShiftView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        m_document.setCurrentRank(m_model.shownRank(current.row()));
}

}  // namespace ui
