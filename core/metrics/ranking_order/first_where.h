// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// The first number from `first` on for which `holds(number)` is true, or `end`. O(log(end -
/// first)) calls.
/// @param holds once true, true for all that follow
template <class Holds>
std::size_t firstWhere(std::size_t first, std::size_t end, Holds holds)
{
    while (first < end) {
        const std::size_t middle = first + (end - first) / 2;
        if (holds(middle))
            end = middle;
        else
            first = middle + 1;
    }
    return first;
}

}  // namespace core
