// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// Converts a lesson's Markdown to an HTML fragment that is also XML: paragraphs, lists,
/// quotations, tables, code, strong and emphasised words, links. HTML in the source is shown as
/// text, and a picture becomes its alternative text. O(n).
std::string htmlOf(std::string_view markdown);

}  // namespace core
