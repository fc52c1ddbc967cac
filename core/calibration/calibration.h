// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "core/samples/classifier_settings.h"
#include "core/samples/samples.h"
#include "core/samples/threshold_sweep.h"
#include "core/value.h"

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
