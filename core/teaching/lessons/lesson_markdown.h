// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// A text of a lesson as HTML without a frame, which is XML, too: paragraphs, lists, quotations,
/// tables, code, strong and emphasised words, links. What looks like HTML in it is text, and a
/// picture is told by its words. O(n).
std::string htmlOf(std::string_view markdown);

}  // namespace core
