#include "ui/ranking/rank_shift_view.h"

#include "ui/table/table_setup.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QMouseEvent>

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
    header->setSectionResizeMode(RankShiftModel::Name, QHeaderView::Stretch);
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
    setColumnWidth(RankShiftModel::RankA, theme.px(34));
    setColumnWidth(RankShiftModel::RankB, theme.px(34));
    setColumnWidth(RankShiftModel::Shift, theme.px(58));
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
