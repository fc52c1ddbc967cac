// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/rank_shift_view.h"

#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>

#include <algorithm>

namespace ui {

RankShiftView::RankShiftView(RankingDocument& document, QWidget* parent)
    : FittedTable(parent)
    , m_document(document)
    , m_model(document)
{
    setModel(&m_model);
    setUpTable(*this);
    setMouseTracking(true);
    setAccessibleName(tr("Ranks in A and in B"));
    QHeaderView* header = horizontalHeader();
    header->setSectionsClickable(true);
    header->setSortIndicator(RankShiftModel::RankA, Qt::AscendingOrder);
    setSortingEnabled(true);
    shareWidth();
    connect(&m_model, &RankShiftModel::headerDataChanged, this, &RankShiftView::shareWidth);
    connect(&document, &RankingDocument::currentRankChanged, &m_model,
            &RankShiftModel::setCurrentRank);
}

void RankShiftView::shareWidth()
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

void RankShiftView::pointAt(std::optional<int> row)
{
    m_document.pointAt(row ? m_model.shownRank(*row) : std::nullopt);
}

void RankShiftView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        m_document.setCurrentRank(m_model.shownRank(current.row()));
}

}  // namespace ui
