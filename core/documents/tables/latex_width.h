// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// About how wide LaTeX sets a text in Computer Modern of 9 points, in points of 1/72.27 inch; of
/// letters that it has, a little more rather than less. UTF-8. O(length).
double latexWidth(std::string_view text);

}  // namespace core
