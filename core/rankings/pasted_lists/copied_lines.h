// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace core {

/// The non-empty lines, trimmed.
std::vector<std::string_view> linesOf(std::string_view text);

}  // namespace core
