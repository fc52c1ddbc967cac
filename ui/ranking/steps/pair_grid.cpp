// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/pair_grid.h"

#include "ui/toolkit/theme/theme.h"

#include <QFontMetrics>

#include <algorithm>

namespace ui {

ShownPair PairedRanking::pair(const PairCell& cell) const
{
    return {cell.upper, cell.lower,          grades[cell.upper - 1], grades[cell.lower - 1],
            weighting,  cell.lower <= cutoff};
}

bool PairedRanking::isReached(const PairCell& cell) const
{
    return !reached || cell.lower < reached->lower ||
           (cell.lower == reached->lower && cell.upper <= reached->upper);
}

PairGrid PairGrid::make(const PairedRanking& ranking, const Theme& theme,
                        const QFontMetrics& metrics)
{
    PairGrid grid;
    grid.ranks = ranking.grades.size();
    const int rank = metrics.horizontalAdvance(QString::number(grid.ranks)) + theme.px(12);
    // Shows weights with the symbols unless all are 1.
    const bool showsWeight = ranking.weighting != core::PairWeight::Uniform;
    const int text =
        metrics.horizontalAdvance(showsWeight ? QStringLiteral("= 0.00") : QStringLiteral("="));
    grid.cell = {std::max({text + theme.px(10), rank, theme.px(30)}), theme.px(22)};
    grid.header = {std::max(rank + theme.px(34), theme.px(64)), theme.px(42)};
    return grid;
}

QSize PairGrid::content() const
{
    const int count = ranks > 1 ? static_cast<int>(ranks) - 1 : 0;
    return {count * cell.width(), count * cell.height()};
}

int PairGrid::rowTop(std::size_t upper) const
{
    return header.height() + (static_cast<int>(upper) - 1) * cell.height() - offset.y();
}

int PairGrid::columnLeft(std::size_t lower) const
{
    return header.width() + (static_cast<int>(lower) - 2) * cell.width() - offset.x();
}

QRect PairGrid::rect(const PairCell& at) const
{
    return {QPoint(columnLeft(at.lower), rowTop(at.upper)), cell};
}

std::optional<std::size_t> PairGrid::upperAt(int y) const
{
    const int within = y - header.height() + offset.y();
    if (y < header.height() || within >= content().height())
        return std::nullopt;
    return static_cast<std::size_t>(within / cell.height()) + 1;
}

std::optional<std::size_t> PairGrid::lowerAt(int x) const
{
    const int within = x - header.width() + offset.x();
    if (x < header.width() || within >= content().width())
        return std::nullopt;
    return static_cast<std::size_t>(within / cell.width()) + 2;
}

std::pair<std::size_t, std::size_t> PairGrid::visibleRows() const
{
    const auto first = upperAt(header.height());
    const auto last = upperAt(viewport.height() - 1);
    return {first.value_or(1), last.value_or(first ? ranks - 1 : 0)};
}

std::pair<std::size_t, std::size_t> PairGrid::visibleColumns() const
{
    const auto first = lowerAt(header.width());
    const auto last = lowerAt(viewport.width() - 1);
    return {first.value_or(2), last.value_or(first ? ranks : 1)};
}

}  // namespace ui
