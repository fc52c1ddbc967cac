// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/natural_order.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <cstddef>

namespace core {

namespace {

/// Removes the digits at the start of `text`, and returns them without leading zeros.
std::string_view takeNumber(std::string_view& text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    std::string_view number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(number.size());
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

}  // namespace

bool naturallyLess(std::string_view a, std::string_view b) noexcept
{
    const std::string_view wholeA = a;
    const std::string_view wholeB = b;
    while (!a.empty() && !b.empty()) {
        if (isDigit(a.front()) && isDigit(b.front())) {
            const std::string_view numberA = takeNumber(a);
            const std::string_view numberB = takeNumber(b);
            if (numberA.size() != numberB.size())
                return numberA.size() < numberB.size();
            if (numberA != numberB)
                return numberA < numberB;
            continue;
        }
        const auto byteA = static_cast<unsigned char>(lower(a.front()));
        const auto byteB = static_cast<unsigned char>(lower(b.front()));
        if (byteA != byteB)
            return byteA < byteB;
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    if (a.empty() != b.empty())
        return a.empty();
    return wholeA < wholeB;
}

}  // namespace core
