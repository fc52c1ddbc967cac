// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/steps_view.h"

#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace ui {

using core::Column;

namespace {

bool isTerm(Column column)
{
    return column == Column::Term || column == Column::IdealTerm;
}

/// Below this, the sums give way to the bars, in design pixels.
constexpr double narrowTable = 760;
constexpr double leastBar = 14;
constexpr double leastComparedBar = 60;
constexpr double bestBar = 130;
constexpr double bestComparedBar = 230;

}  // namespace

StepsView::StepsView(RankingDocument& document, QWidget* parent)
    : FittedTable(parent)
    , m_document(document)
{
    setUpTable(*this);
    setPlacedForReading(*this);
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
        if (column == Column::Rank || isTerm(column))
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

/// What the ideal order adds stands to the right of the bars, mirroring the list.
void StepsView::arrangeColumns()
{
    const std::array mirrored{m_model.sectionOf(Column::IdealTerm),
                              m_model.sectionOf(Column::IdealGain),
                              m_model.sectionOf(Column::IdealGrade)};
    QHeaderView& header = *horizontalHeader();
    int place = 0;
    for (int section = 0; section < m_model.columnCount(); ++section) {
        if (std::ranges::find(mirrored, section) != mirrored.end())
            continue;
        header.moveSection(header.visualIndex(section), place++);
        if (m_model.column(section) != Column::Term)
            continue;
        for (const std::optional<int> ideal : mirrored)
            if (ideal)
                header.moveSection(header.visualIndex(*ideal), place++);
    }
}

void StepsView::hideSums(int wholeWidth)
{
    QList<int> sums;
    if (m_model.hasIdealBars())
        sums = {m_model.sectionOf(Column::Sum).value_or(-1),
                m_model.sectionOf(Column::IdealSum).value_or(-1)};
    const bool isNarrow =
        viewport()->width() < std::max(Theme::of(*this).px(narrowTable), wholeWidth);
    for (int section = 0; section < m_model.columnCount(); ++section)
        setColumnHidden(section, isNarrow && sums.contains(section));
    setCollapsing(*this, sums);
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
    if (isTerm(m_model.column(section)) && m_model.rowCount() > 0)
        width = std::max(width, heading.horizontalAdvance(
                                    m_model.index(0, section).data(WidestTextRole).toString()) +
                                    padding);
    if (m_model.column(section) != Column::Term)
        return width;
    return std::max(width, theme.px(56)) +
           theme.px(m_model.hasIdealBars() ? leastComparedBar : leastBar);
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
    arrangeColumns();
    std::vector<int> needed;
    for (int section = 0; section < m_model.columnCount(); ++section)
        needed.push_back(neededWidth(section));
    hideSums(std::accumulate(needed.begin(), needed.end(), 0));
    std::vector<int> shown;
    std::vector<int> widths;
    for (int section = 0; section < m_model.columnCount(); ++section)
        if (!isColumnHidden(section)) {
            shown.push_back(section);
            widths.push_back(needed[static_cast<std::size_t>(section)]);
        }
    const int spare = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    if (spare > 0 && !shown.empty()) {
        const bool isCompared = m_model.hasIdealBars();
        const int best =
            Theme::of(*this).px(isCompared ? bestComparedBar - leastComparedBar : bestBar);
        const int forBars = std::min(isCompared ? spare * 2 / 3 : spare / 2, best);
        const int each = (spare - forBars) / static_cast<int>(shown.size());
        for (std::size_t i = 0; i < shown.size(); ++i)
            widths[i] += each + (m_model.column(shown[i]) == Column::Term ? forBars : 0);
        widths.back() += viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    }
    for (std::size_t i = 0; i < shown.size(); ++i)
        setColumnWidth(shown[i], widths[i]);
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
