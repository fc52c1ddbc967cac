// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"

namespace core {

/// A query's value to as many decimals as a tool keeps of it. What is undefined stays so.
Value rounded(const Value& value, const MeasureSpec& definition, Rounding rounding);

}  // namespace core
