// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

/// The candidate that `found` was probably meant to be: the one with the fewest typos (a letter
/// missing, extra, wrong, or two swapped; case is ignored). Empty if none is within a third of its
/// length. O(candidates × length²).
std::string nearestTo(std::string_view found, std::span<const std::string> candidates);

}  // namespace core
