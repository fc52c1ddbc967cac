// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/metrics/measures/settings.h"

#include <cstddef>
#include <span>

namespace core {

/// Whether two documents of a ranking are in order.
enum class PairVerdict {
    Concordant,  ///< the upper one has the better grade
    Tied,        ///< equal grades: in order for RC, as the closest ideal keeps their order
    Discordant,  ///< the lower one has the better grade
};

/// One pair of RC.
struct JudgedPair {
    PairVerdict verdict = PairVerdict::Tied;
    double weight = 0;

    bool operator==(const JudgedPair&) const = default;
};

/// Judges a pair of documents as RC does, with RankCorrelation's weight. Unjudged documents and
/// negative grades count as grade 0. O(1).
/// @param upperRank,lowerRank 1-based, upperRank < lowerRank
JudgedPair judgePair(std::size_t upperRank, Grade upper, std::size_t lowerRank, Grade lower,
                     PairWeight weight);

/// The pairs with one verdict.
struct PairTally {
    std::size_t count = 0;
    double weight = 0;

    bool operator==(const PairTally&) const = default;
};

/// All pairs of a ranking. RC is the weight of the concordant and tied pairs over the weight of
/// all.
struct PairTallies {
    PairTally concordant;
    PairTally tied;
    PairTally discordant;

    PairTally& of(PairVerdict verdict)
    {
        return verdict == PairVerdict::Concordant   ? concordant
               : verdict == PairVerdict::Discordant ? discordant
                                                    : tied;
    }
    std::size_t count() const { return concordant.count + tied.count + discordant.count; }
    double weight() const { return concordant.weight + tied.weight + discordant.weight; }
    bool operator==(const PairTallies&) const = default;
};

/// The pairs visited so far by a walk that compares each rank with all ranks above it: all pairs
/// above rank `lower`, and those of `lower` with the first `upper` ranks. O(n log g).
/// @param upper 0 to lower - 1
/// @param lower 1-based, up to the size of `ranking`
PairTallies tallyPairsUpTo(std::span<const Grade> ranking, std::size_t upper, std::size_t lower,
                           PairWeight weight);

/// Counts and weighs every pair of `ranking`. O(n log g) for n documents with g distinct grades.
/// @param ranking the ranks that count, rank 1 first
PairTallies tallyPairs(std::span<const Grade> ranking, PairWeight weight);

}  // namespace core
