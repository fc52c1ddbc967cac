// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

namespace core {

/// How well scores work as probabilities, and how well they order the samples.
struct CalibrationSummary {
    Value ece = Undefined::NoSamples;
    Value mce = Undefined::NoSamples;
    Value brier = Undefined::NoSamples;
    Value logLoss = Undefined::NoSamples;
    Value auc = Undefined::NoSamples;

    bool operator==(const CalibrationSummary&) const = default;
};

/// O(n).
/// @param sweep of `samples`
CalibrationSummary calibrationSummary(const ScoredLabels& samples, const ThresholdSweep& sweep,
                                      const ClassifierSettings& settings);

}  // namespace core
