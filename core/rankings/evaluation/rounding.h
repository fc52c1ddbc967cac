// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"

namespace core {

/// A query's value, rounded as a tool rounds it. Undefined values stay undefined.
Value rounded(const Value& value, const MeasureSpec& definition, Rounding rounding);

}  // namespace core
