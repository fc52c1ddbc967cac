// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/polyline/curve_points.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/settings.h"

#include <array>
#include <cstddef>
#include <vector>

namespace core {

/// A ranked list's precision against its recall, as x and y.
struct PrecisionRecall {
    /// A point of the interpolated curve.
    struct Level {
        CurvePoint point;
        /// The first rank with this precision among those that reach the recall, 1-based; 0 if none
        /// does, and precision is 0.
        std::size_t rank = 0;

        bool operator==(const Level&) const = default;
    };

    /// Recall and precision of the documents down to each rank; index 0 is rank 1.
    std::vector<CurvePoint> ranks;
    /// At recall 0, 0.1, … 1: the greatest precision at any rank with at least that recall.
    std::array<Level, recallPoints> levels;

    bool operator==(const PrecisionRecall&) const = default;
};

/// Interpolated precision at recall 0, 0.1, … 1: the points of interpolated curves, for a list and
/// for means over queries.
/// @param settings provides the threshold and the rounding
std::vector<MeasureSpec> precisionAtRecallPoints(const Settings& settings);

/// The precision-recall curve of a list, to its end: P and Recall at every rank, and iprec at every
/// recall point, each equal to its measure bit for bit.
///
/// The rules set how many documents reach a recall, see InterpolatedPrecision. Undefined without
/// relevant documents, and for an empty list. O(n + 11 hits).
/// Source: van Rijsbergen, "Information Retrieval", 1979, chapter 7; Manning, Raghavan & Schütze,
/// "Introduction to Information Retrieval", 2008, section 8.4; trec_eval's iprec_at_recall.
Result<PrecisionRecall, Undefined> precisionRecall(const JudgedRanking& query,
                                                   const Settings& settings);

}  // namespace core
