// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

#include <vector>

namespace core {

/// The probability of the positive class for every sample, from a calibration fitted to these same
/// samples: the improvement need not carry over to others. In the result, high scores are positive,
/// regardless of the direction of the original scores.
///
/// Undefined without samples; with Platt, also if a score is infinite. O(n log n).
/// @param sweep of `samples`
/// @param method not Calibration::None
Result<std::vector<double>, Undefined> calibrated(const ScoredLabels& samples,
                                                  const ThresholdSweep& sweep, Calibration method);

}  // namespace core
