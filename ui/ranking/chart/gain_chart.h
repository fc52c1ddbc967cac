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
    BarHeight height = BarHeight::Gain;  ///< where the measure tells a gain from a term
    NumberFormat format = {};
    std::optional<RankWindow> window = {};  ///< the ranks on paper; none: the first hundred
};

/// What the bars' height stands for.
BarHeight heightOf(const RankingDocument& document, const GainChartOptions& options);
/// What each rank earns under the selected measure, beside what the ideal earns there. A measure
/// without an ideal list shows its terms alone.
BarChart gainChart(const RankingDocument& document, const GainChartOptions& options);
/// What it shows, in words.
QString gainSentence(const RankingDocument& document, const GainChartOptions& options);
/// One rank in words; empty where there is none.
QString gainSentence(const RankingDocument& document, const GainChartOptions& options,
                     std::size_t rank);
PaperFigure gainFigure(const RankingDocument& document, const GainChartOptions& options);

}  // namespace ui
