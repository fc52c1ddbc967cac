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
    /// Measures drawn with the selected one: those on its scale (ending at 1, or not).
    std::vector<core::Measure> companions{core::Measure::Ndcg, core::Measure::P,
                                          core::Measure::Recall, core::Measure::Ap};
    std::optional<std::size_t> depth = {};  ///< the last k, see lastCutoff(); none: helpfulDepth()
    NumberFormat format = {};
};

/// The last k worth drawing: the end of the list, or the cutoff if it lies a little beyond.
std::size_t lastCutoff(const RankingDocument& document);
/// lastCutoff(), but for a long list only the first ranks, as a multiple of the cutoff.
std::size_t helpfulDepth(const RankingDocument& document);

/// The list's measures against the cutoff k, with the current k marked.
Chart cutoffChart(const RankingDocument& document, const CutoffChartOptions& options);
/// The title of the cutoff axis; says how many cutoffs of how many it shows unless it shows all.
QString cutoffTitle(const RankingDocument& document, const CutoffChartOptions& options);
PaperFigure cutoffFigure(const RankingDocument& document, const CutoffChartOptions& options);

}  // namespace ui
