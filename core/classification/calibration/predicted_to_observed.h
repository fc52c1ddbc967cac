// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

namespace core {

/// The expected number of positives according to the probabilities, and the observed number: in
/// advertising, "calibration" or PCOC (predicted click over click).
struct PredictedToObserved {
    double predicted = 0;  ///< sum of the positive class's probabilities, weighted
    double observed = 0;   ///< number of positives, or sum of their weights; above 0

    /// 1 is best; above 1, the model predicts too many positives, below 1 too few. A good ratio
    /// says nothing about single samples: errors cancel.
    double ratio() const { return predicted / observed; }
};

/// Undefined without samples, without positives and, unless `outside` clips, if a score is outside
/// 0 to 1. O(distinct scores). Source: He and others, "Practical lessons from predicting clicks on
/// ads at Facebook", ADKDD 2014.
Result<PredictedToObserved, Undefined> predictedToObserved(const ThresholdSweep& sweep,
                                                           Outside outside);

}  // namespace core
