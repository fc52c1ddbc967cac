// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/bar_chart.h"
#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/steps/gain_text.h"

#include <optional>

namespace ui {

class RankingDocument;

/// How the gain of each rank is drawn.
struct GainChartOptions {
    BarHeight height = BarHeight::Gain;  ///< where the measure distinguishes gain and term
    NumberFormat format = {};
    std::optional<RankWindow> window = {};  ///< the printed ranks; none: the first hundred
};

/// What the bars' height means.
BarHeight heightOf(const RankingDocument& document, const GainChartOptions& options);
/// What each rank earns under the selected measure, next to what the ideal earns there. For a
/// measure without an ideal list, only the terms.
BarChart gainChart(const RankingDocument& document, const GainChartOptions& options);
/// The chart's summary as text.
QString gainSentence(const RankingDocument& document, const GainChartOptions& options);
/// A rank's bar as text; empty if there is no such rank.
QString gainSentence(const RankingDocument& document, const GainChartOptions& options,
                     std::size_t rank);
PaperFigure gainFigure(const RankingDocument& document, const GainChartOptions& options);

}  // namespace ui
