// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/what_if/misplaced_ranks.h"

#include <algorithm>
#include <variant>

namespace core {

MisplacedRanks misplacedRanks(const BestChanges& best, NoValueRule rule)
{
    MisplacedRanks found;
    std::size_t listed = 0;
    bool lastRaises = false;
    for (const ValuedChange& one : best.changes) {
        const auto* swap = std::get_if<Swap>(&one.change);
        if (!swap)
            continue;
        ++listed;
        lastRaises = raisesValue(best, one, rule);
        if (lastRaises && std::ranges::count(found.ranks, swap->upper, &MisplacedRank::rank) == 0)
            found.ranks.push_back({swap->upper, swap->lower, one.value});
    }
    const ChangeCount& swaps = best.of(ChangeKind::Swap);
    found.isAll = !swaps.isLimited && (listed >= swaps.existing || !lastRaises);
    return found;
}

}  // namespace core
