// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Estimates the width of a text in LaTeX, in 9 pt Computer Modern, in points of 1/72.27 inch. For
/// letters in that font it errs on the wide side. UTF-8. O(length).
double latexWidth(std::string_view text);

}  // namespace core
