// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <optional>

namespace core {

/// What a decision at a threshold means in whole samples.
struct DecisionCounts {
    struct Count {
        Value value = Undefined::NoSamples;
        std::optional<Interval> interval = {};  ///< 95 %

        bool operator==(const Count&) const = default;
    };
    Count flagged;                      ///< predicted positive
    Count found;                        ///< true positives
    Count missed;                       ///< false negatives
    Count alarmsPerHit;                 ///< false positives for each true positive
    Value cost = Undefined::NoSamples;  ///< expectedCost() of all samples together
};

/// The intervals are those of rateInterval(), times the samples of the rate's denominator. That of
/// the false alarms per hit comes from the precision's; the cost has none. O(1).
/// @param squares from squaredWeights()
DecisionCounts decisionCounts(const ConfusionMatrix& counts, const ConfusionMatrix& squares,
                              const Costs& costs);

}  // namespace core
