// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/copied_lines.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/split_words.h"

namespace core {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (const std::string_view line : splitWords(text, "\r\n"))
        if (const std::string_view held = trimmed(line); !held.empty())
            lines.push_back(held);
    return lines;
}

}  // namespace core
