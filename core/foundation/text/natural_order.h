// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether `a` comes before `b` in natural order: runs of digits compare as numbers, so c9 comes
/// before c10, and case is ignored for A to Z. Texts equal in this order compare byte by byte, so
/// only identical texts are equal. O(length).
bool naturallyLess(std::string_view a, std::string_view b) noexcept;

}  // namespace core
