// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace core {

/// Which of two systems differ. Symmetric; none differs from itself.
using Differs = std::function<bool(std::size_t one, std::size_t other)>;

/// Letters such that two systems share one exactly when they do not differ: by system, the numbers
/// of its letters, ascending. Letter 0 is that of the first system, and letters follow the systems.
/// O(n^4) for n systems at worst, O(n^3) where what does not differ lies together, as it does under
/// one bound for all differences.
///
/// What a letter display is: Piepho, Journal of Computational and Graphical Statistics 13, 2004.
/// How the letters are found: one grows from two systems that do not share one yet, by those that
/// gain most by it (Gramm, Guo, Hüffner, Niedermeier, Piepho & Schabenberger, Computational
/// Statistics & Data Analysis 52, 2007), which cannot take exponential time as insert-absorb can.
std::vector<std::vector<std::size_t>> letterDisplay(std::size_t systems, const Differs& differ);

/// "a" to "z", then "A" to "Z", then "a2", "b2", …
std::string letterText(std::size_t letter);
std::string letterText(const std::vector<std::size_t>& letters);

}  // namespace core
