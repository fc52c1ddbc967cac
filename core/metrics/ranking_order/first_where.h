// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// The first number in `first`..`end` - 1 for which `holds(number)` is true, or `end` if there is
/// none. O(log(end - first)) calls.
/// @param holds monotonic: once true, true for all larger numbers
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
