// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>

namespace core {

/// Signs that a column of scores holds something else.
struct ScoreDoubt {
    /// Two values: predicted classes, unless they are fractions for a few samples.
    bool areClasses = false;
    /// A threshold separates the labels of ten or more samples perfectly: these may be the model's
    /// own predictions.
    bool divideLabels = false;
};

/// O(n).
/// @param model an index into the samples' models
ScoreDoubt doubtOf(const Samples& samples, std::size_t model);

}  // namespace core
