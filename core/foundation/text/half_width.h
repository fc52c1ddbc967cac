// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// The text with the signs that Chinese input methods write in place of those of ASCII,
/// `，；：％１ａ` and `、。`, as these. O(n).
std::string halfWidth(std::string_view utf8);

}  // namespace core
