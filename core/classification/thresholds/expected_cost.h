// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/foundation/value.h"

#include <optional>

namespace core {

/// The mean cost of a decision, where correct ones are free: the costs of the wrong ones divided by
/// the number of samples. With a prior π, the share of positives where the model is used, cost(FP)
/// (1 - π) FPR + cost(FN) π FNR.
///
/// Undefined without samples; with a prior, also if the rate of a class with a cost is. O(1).
Value expectedCost(const ConfusionMatrix& counts, const Costs& costs);

/// The slope of the lines of constant expected cost in the ROC plane: cost(FP) (1 - π) / (cost(FN)
/// π), where π is the prior, or else the samples' own share of positives. The line that touches the
/// curve does so at leastCost(). +inf if missing a positive costs nothing. Nothing with only one
/// class, or if no wrong decision has a cost. O(1).
std::optional<double> isoPerformanceSlope(const ConfusionMatrix& counts, const Costs& costs);

}  // namespace core
