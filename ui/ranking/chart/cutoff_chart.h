// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/paper_figure.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

class RankingDocument;

/// How measures are drawn against the cutoff.
struct CutoffChartOptions {
    /// Beside the selected measure, those that end at 1 as it does, or do not.
    std::vector<core::Measure> companions{core::Measure::Ndcg, core::Measure::P,
                                          core::Measure::Recall, core::Measure::Ap};
    std::optional<std::size_t> depth = {};  ///< the last k, see lastCutoff(); none: helpfulDepth()
    NumberFormat format = {};
};

/// The last k worth a point: to the end of the list, and on to the cutoff where that lies a little
/// beyond.
std::size_t lastCutoff(const RankingDocument& document);
/// The same, or of a long list the first ranks, as a multiple of the cutoff.
std::size_t helpfulDepth(const RankingDocument& document);

/// The measures of the list against the cutoff k, the k in force marked.
Chart cutoffChart(const RankingDocument& document, const CutoffChartOptions& options);
/// The title of its axis, which says how many of how many cutoffs it shows where these are not all.
QString cutoffTitle(const RankingDocument& document, const CutoffChartOptions& options);
PaperFigure cutoffFigure(const RankingDocument& document, const CutoffChartOptions& options);

}  // namespace ui
