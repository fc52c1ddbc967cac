// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluation_rules.h"

#include <array>
#include <string_view>

namespace core {

/// The names of NoValueRule values in sessions, in the order of the enum.
inline constexpr std::array<std::string_view, 3> noValueWords{"zero", "one", "skip"};
static_assert(static_cast<int>(NoValueRule::Zero) == 0 && static_cast<int>(NoValueRule::One) == 1 &&
              static_cast<int>(NoValueRule::Skip) == 2);

}  // namespace core
