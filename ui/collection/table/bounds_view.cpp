// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/bounds_view.h"

#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// The summary of the runs shows them, too.
constexpr std::array leastNeededOfBounds{BoundsModel::MeanA, BoundsModel::MeanB};
constexpr int mostMeasures = 4;  ///< more of them scroll

}  // namespace

BoundsView::BoundsView(CollectionDocument& document, QWidget* parent)
    : ReadTable(tr("Bounds of the measures"), parent)
    , m_document(document)
    , m_model(document)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Choose another measure")}});
    setSelectionMode(NoSelection);
}

QSize BoundsView::sizeOfRows(int rows) const
{
    return {Theme::of(*this).px(280),
            horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize() + 2};
}

QSize BoundsView::sizeHint() const
{
    return sizeOfRows(std::clamp(m_model.rowCount(), 1, mostMeasures));
}

int BoundsView::wholeWidth() const
{
    int width = 2;  // its border
    for (int column = 0; column < m_model.columnCount(); ++column)
        if (!m_document.hasTwoRuns() ||
            std::ranges::find(leastNeededOfBounds, column) == leastNeededOfBounds.end())
            width += contentsWidth(*this, column);
    return width;
}

QSize BoundsView::minimumSizeHint() const
{
    return sizeOfRows(1);
}

void BoundsView::shareWidth()
{
    constexpr double barredRow = 31;  // with the bar below the text
    verticalHeader()->setDefaultSectionSize(Theme::of(*this).px(barredRow));
    const int columns = m_model.columnCount();
    std::vector<int> widths;
    int left = viewport()->width();
    for (int column = 0; column < columns; ++column) {
        widths.push_back(contentsWidth(*this, column));
        left -= widths.back();
    }
    if (m_document.hasTwoRuns())
        for (const int column : leastNeededOfBounds)
            if (left < 0)
                left += std::exchange(widths[static_cast<std::size_t>(column)], 0);
    setCollapsing(*this, {leastNeededOfBounds.begin(), leastNeededOfBounds.end()});
    const int spare = std::max(0, left) / std::max(1, columns);
    for (int column = 0; column < columns; ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        setColumnHidden(column, width == 0);
        if (width > 0)
            setColumnWidth(column, width + spare);
    }
}

void BoundsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && !m_isFollowing)
        m_document.setMeasure(static_cast<std::size_t>(current.row()));
}

void BoundsView::followDocument()
{
    m_isFollowing = true;
    setCurrentIndex(m_model.index(static_cast<int>(m_document.measure()), 0));
    m_isFollowing = false;
}

}  // namespace ui
