// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/rankings/what_if/best_changes.h"

#include <cstddef>
#include <vector>

namespace core {

/// A document above a better one: the value would be higher if both swapped places.
struct MisplacedRank {
    std::size_t rank;    ///< 1-based
    std::size_t better;  ///< the rank below whose document raises the value most in its place
    Value value;         ///< of the list after that swap
};

struct MisplacedRanks {
    std::vector<MisplacedRank> ranks;  ///< those that cost the most first; each rank once
    bool isAll = true;                 ///< false: there may be more that cost less
};

/// The documents within the cutoff that are above better ones, with what each costs: the difference
/// to the value after its best swap. Costs do not add up, since each swap starts from the same
/// list. Equal ones are ordered by rank. O(changes × ranks found).
/// @param best from bestChanges()
/// @param rule what a list with an undefined value counts as
MisplacedRanks misplacedRanks(const BestChanges& best, NoValueRule rule);

}  // namespace core
