// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// Where one document stands in two lists. All ranks are 1-based; at least one is there.
struct TwoRanks {
    std::optional<std::size_t> inA;
    std::optional<std::size_t> inB;

    /// Ranks up (above 0) or down (below 0) from A to B; none where one list does not retrieve it.
    std::optional<std::ptrdiff_t> shift() const;

    bool operator==(const TwoRanks&) const = default;
};

/// The documents that A or B retrieves: those of A by rank, then those of B alone by rank.
/// Documents are the same when their ids are. Expected O(n) for n documents; what stands at the
/// same rank costs one comparison of ids.
std::vector<TwoRanks> compareLists(const RankedList& a, const RankedList& b);

}  // namespace core
