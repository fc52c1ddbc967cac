// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/gate.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Reads the rules of a gate from JSON or equivalent TOML (`[[rules]]`): `{"rules": [{"measure":
/// "nDCG@10", "maxDrop": 0.01, "p": 0.05, "test": "t"}, {"measure": "P@10", "min": 0.3}]}`. A rule
/// has a measure and a drop, a minimum or both; p, test, nonInferior (true or false) and unproven
/// ("fail", "pass" or "skip") require a drop. Other fields are refused.
Parsed<std::vector<GateRule>> parseGateRules(std::string_view text, const std::string& name);

}  // namespace core
