// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/folds.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"

#include <vector>

namespace core {

/// The probability of the positive class for every sample, out of fold: from a calibration fitted
/// to the samples of all other folds. A fit to the sample itself would know its label, and every
/// value computed from such probabilities would be too good. In the result, high scores are
/// positive, regardless of the direction of the original scores.
///
/// The folds' fits differ a little, so that two samples may swap their order even with Platt.
///
/// Undefined without samples, if the samples outside a fold are not of both classes and, with
/// Platt, if a score is infinite. O(folds × n log n). Source: Platt, "Probabilistic outputs for
/// support vector machines", 1999, section 2.1.
/// @param folds of these samples
/// @param method not Calibration::None
Result<std::vector<double>, Undefined> calibrated(const ScoredLabels& samples, const Folds& folds,
                                                  Calibration method,
                                                  const Threads& threads = Threads());

}  // namespace core
