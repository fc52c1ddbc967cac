// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Splits lists of two or more numbers in cells into one column per number, with the headings
/// name[0], name[1] …, and replaces lists of one number, or of one of few words, by their element.
/// Rows stay on their lines. Nothing if no column holds lists of one length. O(n).
std::optional<std::string> withoutVectors(std::string_view text);

}  // namespace core
