// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/value.h"

#include <optional>
#include <vector>

namespace core {

/// Two models' decisions on the same samples of one class.
struct PairedDecisions {
    double both = 0;        ///< predicted positive by both
    double onlyFirst = 0;   ///< predicted positive by the first only
    double onlySecond = 0;  ///< predicted positive by the second only
    double neither = 0;

    double total() const { return both + onlyFirst + onlySecond + neither; }
};

/// The decisions on the samples of both classes.
struct PairedOutcomes {
    PairedDecisions positives;
    PairedDecisions negatives;
};

/// Counts the samples, ignoring weights. O(n).
/// @param first,second of the same labels, sample by sample, and the same positive class
PairedOutcomes pairedOutcomes(const ScoredLabels& first, double firstThreshold,
                              const ScoredLabels& second, double secondThreshold);

/// The two-sided p of the weighted generalized score statistic: whether both models have the same
/// precision (PPV). For NPV, swap positives with negatives and `both` with `neither`, `onlyFirst`
/// with `onlySecond`. Undefined if a model predicts nothing positive. O(1). Source: Kosinski, "A
/// weighted generalized score statistic for comparison of predictive values of diagnostic tests",
/// Statistics in Medicine 32, 2013.
Value samePrecisionP(const PairedDecisions& positives, const PairedDecisions& negatives);

/// A test of two models' rates at their thresholds.
struct DecisionTest {
    ThresholdMetric rate = ThresholdMetric::Accuracy;
    Value difference = Undefined::NoSamples;  ///< the second's rate minus the first's
    Value pValue = Undefined::NoSamples;      ///< mid-p, or the score test's
    std::optional<Value> exactP = {};         ///< of McNemar's test; none for predictive values
};

/// Accuracy, recall and specificity by mcNemar(), over all samples, the positive and the negative
/// ones; precision and NPV by samePrecisionP(). The thresholds count as given, p values are not
/// adjusted. Undefined with weights, and where a rate is. O(1).
/// @param outcomes from pairedOutcomes()
std::vector<DecisionTest> decisionTests(const PairedOutcomes& outcomes, bool isWeighted);

}  // namespace core
