// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The non-empty lines, trimmed.
std::vector<std::string_view> linesOf(std::string_view text);
/// `text` with every `from` replaced by `to`. `from` must not be empty.
std::string replaced(std::string text, std::string_view from, std::string_view to);
/// The text as a cell of a tab-separated table: without tabs, line breaks or emphasis.
std::string cellOf(std::string_view text);

}  // namespace core
