// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/count_text.h"

#include "ui/text/words/quoted_text.h"

#include <algorithm>

namespace cli {

std::string firstOf(std::span<const std::string> names)
{
    constexpr std::size_t most = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        text += (i == 0 ? "" : ", ") + ui::inMessage(names[i]).toStdString();
    return names.size() > most ? text + " …" : text;
}

std::string ranges(std::span<const std::size_t> numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        text += (text.empty() ? "" : ",") + std::to_string(numbers[i]);
        if (last > i)
            text += "-" + std::to_string(numbers[last]);
        i = last + 1;
    }
    return text;
}

}  // namespace cli
