// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Lines that name a document and end in its grade, written anew as rows of both, parted by a tab;
// nothing where the text is of another form.

/// Lines that all begin with the same bullet, or with their number: `- title: 3`, `2. title (3)`.
std::optional<std::string> items(std::string_view text);
/// Any such lines, also `A(5), B(4)` in one. What is between the title and the grade must be the
/// same in all of them, or the title be without digits: of several numbers none is guessed.
std::optional<std::string> gradesAtTheEnd(std::string_view text);

}  // namespace core
