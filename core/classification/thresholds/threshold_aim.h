// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What a threshold is chosen for.
struct ThresholdAim {
    enum class Kind : std::uint8_t {
        Youden,       ///< the highest TPR - FPR
        F,            ///< the highest F-beta
        Cost,         ///< the lowest expectedCost()
        Recall,       ///< the lowest FPR with a recall of at least `limit`
        Specificity,  ///< the highest recall with a specificity of at least `limit`
        Fpr,          ///< the highest recall with a false positive rate of at most `limit`
        Precision,    ///< the highest recall with a precision of at least `limit`
        Flagged,      ///< the highest recall with at most the share `limit` predicted positive
    };
    Kind kind = Kind::Youden;
    double beta = 1;   ///< for F, above 0
    Costs costs = {};  ///< for Cost
    double limit = 0;  ///< for all others: 0 to 1

    bool operator==(const ThresholdAim&) const = default;
};

/// The forms of an aim, for messages: "youden, f1, f=B, cost=FN:FP, recall=R, …".
std::string thresholdAimForms();

/// Parses "youden", "f1", "f=2", "cost=10:1" (the costs of a false negative and a false positive),
/// "cost=10:1:0.02" (also the share of positives where the costs arise), "recall=0.9" (also
/// "sensitivity"), "specificity=0.95", "fpr=0.1", "precision=0.5" (also "ppv"), and "flagged=5%".
/// Shares may be percentages. Nothing if it is none of them.
std::optional<ThresholdAim> thresholdAimIn(std::string_view text);

/// The text from which thresholdAimIn() reads the same aim, unless its costs are all 0.
std::string toText(const ThresholdAim& aim);

/// Whether counts meet the aim's limit. Without a limit, all do.
bool meetsLimit(const ThresholdAim& aim, const ConfusionMatrix& counts);

/// How well counts serve the aim: more is better. Undefined when its rate is.
Value worthFor(const ThresholdAim& aim, const ConfusionMatrix& counts);

/// The point that serves an aim best among those that meet its limit, and its worth; of equally
/// good ones, the one with the fewest predicted positives. O(points).
/// @param points including point 0, where nothing is predicted positive
/// @param countsAt the counts at a point
template <class CountsAt>
OperatingPoint bestPointFor(const ThresholdAim& aim, std::size_t points, CountsAt countsAt)
{
    OperatingPoint best{0, Undefined::NotReached};
    for (std::size_t point = 0; point < points; ++point) {
        const ConfusionMatrix counts = countsAt(point);
        if (!meetsLimit(aim, counts))
            continue;
        const Value worth = worthFor(aim, counts);
        if (!worth)
            return {0, worth};
        if (!best.value || *worth > *best.value)
            best = {point, worth};
    }
    return best;
}

/// The same for every point of a sweep. Equal to bestYouden(), bestF(), leastCost() and
/// atLeastRecall() where they have such an aim. Undefined with only one class, and if no point
/// meets the limit (NotReached; possible for Precision).
OperatingPoint bestPointFor(const ThresholdAim& aim, const ThresholdSweep& sweep);

/// The threshold of that point. With several models, each has its own: an aim never gives one model
/// another's threshold.
Value thresholdFor(const ThresholdAim& aim, const ThresholdSweep& sweep);

}  // namespace core
