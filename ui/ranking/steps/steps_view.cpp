// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/steps_view.h"

#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <numeric>
#include <vector>

namespace ui {

using core::Column;

namespace {

bool hasBar(Column column)
{
    return column == Column::Term || column == Column::IdealTerm;
}

}  // namespace

StepsView::StepsView(RankingDocument& document, QWidget* parent)
    : FittedTable(parent)
    , m_document(document)
{
    setUpTable(*this);
    setMouseTracking(true);
    setAccessibleName(tr("Step by step"));
    connect(&document, &RankingDocument::currentRankChanged, this,
            [this](std::optional<std::size_t> rank) {
                m_model.setCurrentRank(rank);
                if (rank && !viewport()->underMouse())
                    scrollTo(m_model.index(static_cast<int>(*rank) - 1, 0));
            });
    m_model.setCurrentRank(document.currentRank());
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const Column column = m_model.column(index.column());
        if (column == Column::Rank || hasBar(column))
            emit stopRequested(static_cast<std::size_t>(index.row()) + 1, column);
    });
}

void StepsView::fill()
{
    if (model())
        return;
    setModel(&m_model);
    connect(&m_model, &StepsModel::modelReset, this, &StepsView::shareWidth);
    connect(&m_model, &StepsModel::headerDataChanged, this, &StepsView::shareWidth);
    shareWidth();
}

OwnKeys StepsView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move through the ranks")},
             {keysText({QKeySequence(QKeySequence::Copy)}), tr("Copy the selected row")}}};
}

QSize StepsView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    // Hidden rows keep their space.
    const int rows = m_model.rowCount() * verticalHeader()->defaultSectionSize();
    return {theme.px(700), horizontalHeader()->height() + rows + 2};
}

int StepsView::neededWidth(int section) const
{
    const Theme theme = Theme::of(*this);
    const QFontMetrics heading(scaledFont(font(), 1.0, QFont::DemiBold));
    const QString title = m_model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    const int padding = theme.px(13);
    int width = heading.horizontalAdvance(title) + padding;
    // Fractions grow over the first ranks until they are omitted; the last row has the longest rank
    // and the largest sum.
    const int looked = m_model.hasFractions() ? 30 : 1;
    QString longest;
    const int last = m_model.rowCount() - 1;
    for (int row = 0; row <= last; row = row < looked || row == last ? row + 1 : last) {
        const QString text = m_model.index(row, section).data().toString();
        if (text.size() >= longest.size())
            longest = text;
    }
    width = std::max(width, heading.horizontalAdvance(longest) + padding);
    if (hasBar(m_model.column(section)) && m_model.rowCount() > 0)
        width = std::max(width, heading.horizontalAdvance(
                                    m_model.index(0, section).data(WidestTextRole).toString()) +
                                    padding);
    return hasBar(m_model.column(section)) ? std::max(width, theme.px(56)) + theme.px(14) : width;
}

int StepsView::wholeWidth() const
{
    int width = verticalScrollBar()->sizeHint().width();
    for (int section = 0; section < m_model.columnCount(); ++section)
        width += neededWidth(section);
    return width;
}

void StepsView::shareWidth()
{
    if (!model())
        return;
    const int count = m_model.columnCount();
    std::vector<int> widths;
    int bars = 0;
    for (int section = 0; section < count; ++section) {
        widths.push_back(neededWidth(section));
        bars += hasBar(m_model.column(section)) ? 1 : 0;
    }
    const int spare = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    if (spare > 0 && count > 0) {
        const int forBars = bars > 0 ? std::min(spare / 2, bars * Theme::of(*this).px(130)) : 0;
        const int each = (spare - forBars) / count;
        for (int section = 0; section < count; ++section)
            widths[static_cast<std::size_t>(section)] +=
                each + (bars > 0 && hasBar(m_model.column(section)) ? forBars / bars : 0);
        widths.back() += viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    }
    for (int section = 0; section < count; ++section)
        setColumnWidth(section, widths[static_cast<std::size_t>(section)]);
}

void StepsView::pointAt(std::optional<int> row)
{
    m_document.pointAt(row ? std::optional(static_cast<std::size_t>(*row) + 1) : std::nullopt);
}

QString StepsView::emptyText() const
{
    return tr("Add documents to see the calculation.");
}

void StepsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        m_document.setCurrentRank(static_cast<std::size_t>(current.row()) + 1);
}

}  // namespace ui
