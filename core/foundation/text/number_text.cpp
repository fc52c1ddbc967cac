// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"

#include <array>
#include <cmath>

namespace core {

bool readNumber(std::string_view text, double& number)
{
    const auto parsed = parsedNumber<double>(text);
    if (!parsed || !std::isfinite(*parsed))
        return false;
    number = *parsed;
    return true;
}

std::string shortestText(double number)
{
    std::array<char, 64> text{};
    const bool everyday = std::abs(number) < 1e15 && (number == 0 || std::abs(number) >= 1e-4);
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   everyday ? std::chars_format::fixed : std::chars_format::general)
                         .ptr;
    return {text.data(), end};
}

}  // namespace core
