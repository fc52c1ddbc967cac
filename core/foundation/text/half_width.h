// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// Replaces full-width characters of Chinese input methods, `，；：％１ａ` and `、。`, by their
/// ASCII counterparts. O(n).
std::string halfWidth(std::string_view utf8);

}  // namespace core
