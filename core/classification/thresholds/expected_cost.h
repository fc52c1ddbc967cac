// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/foundation/value.h"

#include <optional>

namespace core {

/// What a decision costs on average, right ones being free: the costs of the wrong ones over the
/// number of samples. With a prior π, where the model is used,
/// cost(FP) (1 - π) FPR + cost(FN) π FNR.
///
/// Undefined without samples; with a prior also where the rate of a class that costs something is.
/// O(1).
Value expectedCost(const ConfusionMatrix& counts, const Costs& costs);

/// The slope of the lines in the ROC plane along which the expected cost stays the same:
/// cost(FP) (1 - π) / (cost(FN) π), π being the samples' own share of positives without a prior.
/// The line that touches the curve does so at leastCost(). +inf where missing a positive costs
/// nothing. Nothing with one class only, or where no wrong decision costs anything. O(1).
std::optional<double> isoPerformanceSlope(const ConfusionMatrix& counts, const Costs& costs);

}  // namespace core
