// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/pointed_rank.h"

#include "ui/charts/view/chart_view.h"
#include "ui/ranking/document/ranking_document.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ui {

std::size_t rankAt(double x)
{
    return static_cast<std::size_t>(std::max(1L, std::lround(x)));
}

void pointAtRanks(ChartView& chart, RankingDocument& document)
{
    QObject::connect(&chart, &ChartView::pointHovered, &document,
                     [&document](int, double x) { document.pointAt(rankAt(x)); });
    QObject::connect(&chart, &ChartView::hoverEnded, &document,
                     [&document] { document.pointAt(std::nullopt); });
    const auto attend = [&chart](std::optional<std::size_t> rank) {
        chart.setHighlight(rank ? std::optional(static_cast<double>(*rank)) : std::nullopt);
    };
    QObject::connect(&document, &RankingDocument::currentRankChanged, &chart, attend);
    attend(document.currentRank());
}

}  // namespace ui
