// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

namespace core {

/// How many positives the probabilities expect, and how many there are: "calibration" or PCOC
/// (predicted click over click) in advertising.
struct PredictedToObserved {
    double predicted = 0;  ///< sum of the positive class's probability, by weight
    double observed = 0;   ///< positives, or the sum of their weights; above 0

    /// 1 is best, more states too much, less too little. A right ratio says nothing of single
    /// samples: errors cancel.
    double ratio() const { return predicted / observed; }
};

/// Undefined without samples, without positives and, unless `outside` clips, where a score lies
/// outside 0 to 1. O(distinct scores). Source: He and others, "Practical lessons from predicting
/// clicks on ads at Facebook", ADKDD 2014.
Result<PredictedToObserved, Undefined> predictedToObserved(const ThresholdSweep& sweep,
                                                           Outside outside);

}  // namespace core
