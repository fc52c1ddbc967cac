// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether `a` stands before `b` where people number things: runs of digits compare as numbers, so
/// that c9 comes before c10; A to Z stand with a to z. Texts that are alike so far compare byte by
/// byte, so that only equal texts are equal. O(length).
bool naturallyLess(std::string_view a, std::string_view b) noexcept;

}  // namespace core
