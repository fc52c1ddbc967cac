// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/split_words.h"

#include <algorithm>

namespace core {

std::vector<std::string_view> splitWords(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        if (end > 0)
            words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

}  // namespace core
