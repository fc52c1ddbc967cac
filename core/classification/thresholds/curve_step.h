// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <optional>

namespace core {

/// The contribution of one sweep point to the ROC and the precision-recall curve, when samples are
/// added in score order, best first. Samples with equal scores are added together, because their
/// order is unknown.
struct CurveStep {
    double score = 0;
    std::size_t samples = 0;  ///< added at this point, ignoring weights
    ConfusionMatrix before;
    ConfusionMatrix here;
    /// The pairs of the negatives added here with the positives added so far: won if the positive
    /// came before, tied if it comes here. The step's column below the ROC curve.
    double wins = 0;
    double ties = 0;
    /// All columns so far: the pairs among the samples added so far.
    double winsSoFar = 0;
    double tiesSoFar = 0;
    /// The area below the ROC curve so far: (wins + ties / 2) / all pairs. At the last point,
    /// auc().
    Value auc = 0.0;
    /// The increase of average precision: the share of the positives added here, times the
    /// precision.
    Value term = 0.0;
    /// The sum of the terms so far. At the last point, averagePrecision().
    Value averagePrecision = 0.0;

    double positives() const { return here.tp - before.tp; }
    double negatives() const { return here.fp - before.fp; }
    double pairs() const { return here.positives() * here.negatives(); }
};

/// `auc` is undefined with only one class, `term` and `averagePrecision` without positives.
/// O(point).
/// @param point above 0, because point 0 adds nothing
CurveStep curveStepAt(const ThresholdSweep& sweep, std::size_t point);

/// The next point after `point` that adds a positive, if any. O(points).
std::optional<std::size_t> nextPositivePoint(const ThresholdSweep& sweep, std::size_t point);

}  // namespace core
