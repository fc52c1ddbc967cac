// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/rankings/evaluation/evaluation_rules.h"

namespace core {

/// What a query counts in a mean: its value if defined, otherwise 0, 1 or nothing (undefined, with
/// the same reason), depending on the rule. A query that the definition itself skips (nohit=skip)
/// is skipped under every rule, and so is one whose grades do not fit the scale.
Value countedAs(const Value& value, NoValueRule rule);

}  // namespace core
