// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>

namespace core {

/// What makes a column of scores look like something else.
struct ScoreDoubt {
    /// Two values: predicted classes, unless they are fractions of a few samples.
    bool areClasses = false;
    /// A threshold divides the labels of ten samples or more without an error: they may be the
    /// model's own predictions.
    bool divideLabels = false;
};

/// O(n).
/// @param model an index into the samples' models
ScoreDoubt doubtOf(const Samples& samples, std::size_t model);

}  // namespace core
