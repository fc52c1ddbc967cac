// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/rankings/evaluation/evaluation_rules.h"

namespace core {

/// What a query counts in a mean: its value; where it has none 0 or 1 by the rule; or nothing, for
/// the reason that the value holds. A query that a definition itself leaves out (nohit=skip) stays
/// out under every rule, and so does one whose grades do not fit the scale.
Value countedAs(const Value& value, NoValueRule rule);

}  // namespace core
