// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Rewrite lists of grades within a longer text so that they can be parsed. Empty if the text has
// another form.

/// Replaces full-width digits, and East Asian commas and colons next to numbers, by ASCII ones.
/// Words are not changed.
std::string withPlainSigns(std::string_view text);
/// One line for each pair of brackets that contains grades or marks, starting with the words before
/// it. The text must contain words or marks.
std::optional<std::string> listsInBrackets(std::string_view text);

/// Marks that mean 1.
inline constexpr std::array<std::string_view, 5> relevantMarks{"✓", "✔", "☑", "✅", "√"};
/// Marks that mean 0.
inline constexpr std::array<std::string_view, 6> otherMarks{"✗", "✘", "✖", "❌", "☒", "×"};

/// The label of a list from the text before it, which can name its query: `y` in `y =
/// np.array([3])`.
std::string labelOf(std::string_view before);

}  // namespace core
