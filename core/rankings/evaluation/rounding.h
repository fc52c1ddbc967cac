// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/definition.h"
#include "core/rankings/evaluation/rules.h"

namespace core {

/// A query's value to as many decimals as a tool keeps of it. What is undefined stays so.
Value rounded(const Value& value, const Definition& definition, Rounding rounding);

}  // namespace core
