// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

namespace core {

/// Puts the values of a column that divides samples into the order in which people list them:
/// numbers ascending if all values are numbers, otherwise in natural order with “<40” before
/// “40–59”. Words for a missing value, such as “NA”, “unknown” or an empty cell, come last.
/// O(samples + values log values).
void orderLevels(SampleColumn& column);

}  // namespace core
