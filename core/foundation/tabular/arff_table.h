// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Weka's ARFF as CSV: the names of its attributes become headings, at the line of @data, so that
/// rows stay on their lines. Nothing if the text is not ARFF, or its rows are sparse. O(n).
std::optional<std::string> arffTable(std::string_view text);

}  // namespace core
