// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/swept_samples.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

namespace core {

/// A log loss, compared with that of always predicting the share of positives, which equals the
/// entropy of that share.
struct NormalisedEntropy {
    double logLoss = 0;  ///< in nats
    double share = 0;    ///< of positives among the samples (background rate); above 0, below 1
    double entropy = 0;  ///< -share ln(share) - (1 - share) ln(1 - share), in nats; above 0

    /// 0 is best; 1 is as good as predicting the share; higher is worse.
    double value() const { return logLoss / entropy; }
    /// The relative information gain: 1 is best, 0 is as good as predicting the share.
    double gain() const { return 1 - value(); }
};

/// Weights apply to the log loss and the share. Undefined when logLoss() is, and if a class is
/// missing: the share is then certain, and its entropy is 0. O(1). Source: He and others,
/// "Practical lessons from predicting clicks on ads at Facebook", ADKDD 2014.
/// @param logLoss of the samples behind `sweep`
Result<NormalisedEntropy, Undefined> normalisedEntropy(const Value& logLoss,
                                                       const ThresholdSweep& sweep);
/// @param positives,negatives number or sum of weights; above 0
Result<NormalisedEntropy, Undefined> normalisedEntropy(const Value& logLoss, double positives,
                                                       double negatives);
/// The same, computing the log loss with these settings. O(n).
Result<NormalisedEntropy, Undefined> normalisedEntropy(const SweptSamples& of,
                                                       const ClassifierSettings& settings);

}  // namespace core
