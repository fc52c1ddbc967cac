// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace core {

/// For each rank, the last rank tied with it, for JudgedRanking::setTies(). O(documents).
/// @param isTiedWithNext whether the document at a 0-based place is tied with the next one
template <class IsTiedWithNext>
std::vector<std::size_t> endsOfTies(std::size_t documents, IsTiedWithNext isTiedWithNext)
{
    std::vector<std::size_t> ends(documents);
    for (std::size_t i = documents; i-- > 0;)
        ends[i] = i + 1 < documents && isTiedWithNext(i) ? ends[i + 1] : i + 1;
    return ends;
}

}  // namespace core
