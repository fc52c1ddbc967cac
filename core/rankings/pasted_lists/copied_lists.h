// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Lists of grades within a text that is more than a list, written anew so that they can be read;
// nothing where the text is of another form.

/// Full-width digits, and the commas and colons of East Asian keyboards next to numbers, as plain
/// ones. Words stay as they are.
std::string withPlainSigns(std::string_view text);
/// A line for every pair of brackets with grades or marks in it, after the words before it; of a
/// text that holds words or marks.
std::optional<std::string> listsInBrackets(std::string_view text);

/// Marks that stand for 1.
inline constexpr std::array<std::string_view, 5> relevantMarks{"✓", "✔", "☑", "✅", "√"};
/// And for 0.
inline constexpr std::array<std::string_view, 6> otherMarks{"✗", "✘", "✖", "❌", "☒", "×"};

/// The words before a list, which can name its query: of `y = np.array([3])` the y.
std::string labelOf(std::string_view before);

}  // namespace core
