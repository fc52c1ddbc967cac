// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/roc_hull.h"
#include "core/foundation/value.h"

#include <cstddef>

namespace core {

/// A sweep point chosen by a rule, and its value. If the value is undefined, no point is chosen.
/// Among equally good points, the one with the fewest predicted positives is chosen.
struct OperatingPoint {
    std::size_t point = 0;
    Value value = Undefined::NoSamples;

    bool operator==(const OperatingPoint&) const = default;
};

/// The highest F-beta. Undefined without positives. O(corners).
/// @param hull of this sweep
OperatingPoint bestF(const ThresholdSweep& sweep, const RocHull& hull, double beta = 1);

/// The highest TPR - FPR, the farthest above the diagonal of the ROC plane. Undefined with only one
/// class. O(corners).
OperatingPoint bestYouden(const ThresholdSweep& sweep, const RocHull& hull);

/// The lowest expected cost: where a line of slope isoPerformanceSlope() touches the ROC curve.
/// Undefined when expectedCost() is. O(corners).
OperatingPoint leastCost(const ThresholdSweep& sweep, const RocHull& hull, const Costs& costs);

/// The highest recall with a false positive rate of at most `fpr`; the value is that recall.
/// Undefined with only one class. O(log points).
OperatingPoint atMostFpr(const ThresholdSweep& sweep, double fpr);

/// The lowest false positive rate with a recall of at least `recall`; the value is that rate.
/// Undefined with only one class. O(log points).
/// @param recall at most 1
OperatingPoint atLeastRecall(const ThresholdSweep& sweep, double recall);

}  // namespace core
