// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace cli {

/// The first few names, with an ellipsis if there are more: "q1, q2, q3".
std::string firstOf(std::span<const std::string> names);

/// Writes ascending numbers, consecutive ones as a range: "1-3,7".
std::string ranges(std::span<const std::size_t> numbers);

}  // namespace cli
