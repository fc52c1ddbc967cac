// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

// Rewrite lines that name a document and end in its grade as tab-separated rows of both. Empty if
// the text has another form.

/// Lines that all start with the same bullet, or with their number: `- title: 3`, `2. title (3)`.
std::optional<std::string> items(std::string_view text);
/// Any such lines, or `A(5), B(4)` in one line. The text between title and grade must be the same
/// in all of them, or titles must not contain digits: the function never guesses among several
/// numbers.
std::optional<std::string> gradesAtTheEnd(std::string_view text);

}  // namespace core
