// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

/// Which of `candidates` was probably meant by `found`: the one with the fewest typing slips (a
/// letter missing, extra, wrong, or two swapped; case does not count), empty when none is within a
/// third of its length. O(candidates × length²).
std::string nearestTo(std::string_view found, std::span<const std::string> candidates);

}  // namespace core
