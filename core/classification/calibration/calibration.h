// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

#include <vector>

namespace core {

/// The probability of the positive class for every sample, by a calibration fitted to these very
/// samples: what it repairs there it need not repair elsewhere. Read the result with high scores
/// positive, whichever way the scores were read.
///
/// Undefined without samples, and with Platt where a score is infinite. O(n log n).
/// @param sweep of `samples`
/// @param method not Calibration::None
Result<std::vector<double>, Undefined> calibrated(const ScoredLabels& samples,
                                                  const ThresholdSweep& sweep, Calibration method);

}  // namespace core
