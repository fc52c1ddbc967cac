// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The lines that hold something, trimmed.
std::vector<std::string_view> linesOf(std::string_view text);
/// Every `from` as `to`; `from` is not empty.
std::string replaced(std::string text, std::string_view from, std::string_view to);
/// A cell of a table whose columns a tab parts: no tab, line end or emphasis is in it.
std::string cellOf(std::string_view text);

}  // namespace core
