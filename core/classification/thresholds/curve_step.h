// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <optional>

namespace core {

/// What one point of a sweep adds to the ROC and to the precision-recall curve, where samples come
/// in by their scores, best first. Samples of one score come in together: their order is not known.
struct CurveStep {
    double score = 0;
    std::size_t samples = 0;  ///< that come in, weights aside
    ConfusionMatrix before;
    ConfusionMatrix here;
    /// The pairs that the negatives of this step make with the positives that are in: won where the
    /// positive came before, tied where it comes with them. The step's column below the ROC curve.
    double wins = 0;
    double ties = 0;
    /// All columns so far: the pairs among the samples that are in.
    double winsSoFar = 0;
    double tiesSoFar = 0;
    /// The area below the ROC curve so far: (wins + ties / 2) / all pairs. At the last point auc().
    Value auc = 0.0;
    /// What average precision gains: the share of the positives that come in, times the precision.
    Value term = 0.0;
    /// The sum of the terms so far. At the last point averagePrecision().
    Value averagePrecision = 0.0;

    double positives() const { return here.tp - before.tp; }
    double negatives() const { return here.fp - before.fp; }
    double pairs() const { return here.positives() * here.negatives(); }
};

/// Undefined are `auc` with one class only, `term` and `averagePrecision` without positives.
/// O(point).
/// @param point above 0, as point 0 lets nothing in
CurveStep curveStepAt(const ThresholdSweep& sweep, std::size_t point);

/// The first point past another at which a positive comes in, if there is one. O(points).
std::optional<std::size_t> nextPositivePoint(const ThresholdSweep& sweep, std::size_t point);

}  // namespace core
