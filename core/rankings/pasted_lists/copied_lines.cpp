// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/copied_lines.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/split_words.h"

#include <algorithm>

namespace core {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (const std::string_view line : splitWords(text, "\r\n"))
        if (const std::string_view held = trimmed(line); !held.empty())
            lines.push_back(held);
    return lines;
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string cellOf(std::string_view text)
{
    std::string cell(trimmed(text));
    std::replace_if(
        cell.begin(), cell.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    cell = replaced(std::move(cell), "**", "");
    cell = replaced(std::move(cell), "`", "");
    return std::string(trimmed(cell));
}

}  // namespace core
