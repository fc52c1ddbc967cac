// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/judging/wanted_view.h"

#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>

#include <algorithm>

namespace ui {

WantedView::WantedView(CollectionDocument& document, QWidget* parent)
    : JudgingTable(tr("Documents to judge first"), parent)
    , m_model(document)
{
    setModel(&m_model);
}

QSize WantedView::sizeHint() const
{
    return minimumSizeHint() + QSize(0, verticalHeader()->defaultSectionSize());
}

QSize WantedView::minimumSizeHint() const
{
    return {Theme::of(*this).px(240),
            horizontalHeader()->height() + verticalHeader()->defaultSectionSize() + 2};
}

void WantedView::refresh()
{
    const int row = currentIndex().row();
    m_isRefreshing = true;
    m_model.refresh();
    if (const int last = m_model.rowCount() - 1; last >= 0)
        setCurrentIndex(m_model.index(std::clamp(row, 0, last), WantedModel::Document));
    m_isRefreshing = false;
}

void WantedView::shareWidth()
{
    int left = viewport()->width();
    for (const int column : {WantedModel::Ranks, WantedModel::Width}) {
        setColumnWidth(column, contentsWidth(*this, column) + Theme::of(*this).px(8));
        left -= columnWidth(column);
    }
    const int query = contentsWidth(*this, WantedModel::Query);
    const int document = contentsWidth(*this, WantedModel::Document);
    const int least = Theme::of(*this).px(90);
    // Each gets what it needs, or a proportional share if that is too much.
    const int share = query + document > 0 ? left * query / (query + document) : left / 2;
    const int ofQuery = std::clamp(share, least, std::max(least, left - least));
    setColumnWidth(WantedModel::Query, ofQuery);
    setColumnWidth(WantedModel::Document, std::max(least, left - ofQuery));
    wrapRows(*this, {WantedModel::Query, WantedModel::Document});
}

}  // namespace ui
