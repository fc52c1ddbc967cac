// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

/// One thing to take in on the way to a value: a cell of the step table, or one of the closing
/// facts.
struct Fact {
    enum class Kind : std::uint8_t {
        Cell,        ///< `column` of the table at `rank`
        Pair,        ///< of RC: the documents at `upper` and `rank`
        Earned,      ///< the sum over the counted ranks
        Attainable,  ///< what it is divided by
        Result,      ///< the value, or why there is none
    };
    Kind kind = Kind::Result;
    std::size_t rank = 0;  ///< 1-based; of a cell, or of a pair's lower document
    Column column = Column::Rank;
    std::size_t upper = 0;  ///< 1-based; of a pair only

    /// Whether it is about a rank, and not about the whole.
    bool isOfRank() const { return kind == Kind::Cell || kind == Kind::Pair; }

    bool operator==(const Fact&) const = default;
};

/// Pairs are facts in lists of up to so many ranks: nobody walks through more.
inline constexpr std::size_t mostPairedRanks = 200;

/// An explanation as a walk from fact to fact: for each counted rank what its table says, from left
/// to right, then what was earned, what it is divided by, and the value. Measures that divide by
/// nothing close with the value alone.
///
/// Where a rank adds nothing, reading its grade says so and its other cells are no facts of their
/// own, except what changes all the same (a discount that the ideal needs, a value that falls).
/// Between RC's grade and its other cells stand the rank's pairs with all ranks above, from the
/// top.
///
/// O(ranks) to make, about 6 bytes per rank.
class FactSequence {
public:
    FactSequence() = default;  ///< of nothing: one fact, the result
    explicit FactSequence(const Explanation& explanation);

    std::size_t size() const { return m_firstClosing + m_closing; }
    std::size_t countedRanks() const { return m_columns.size(); }
    /// @param index below size(). O(log ranks)
    Fact at(std::size_t index) const;
    /// From which fact on a cell is known; a cell that is no fact comes with the one before it.
    /// Ranks that do not count come last. O(1)
    std::size_t indexOf(std::size_t rank, Column column) const;
    /// The fact of the pair of two counted ranks, where pairs are facts. O(1)
    std::size_t indexOfPair(std::size_t upper, std::size_t lower) const;
    /// The last fact of a counted rank's row. O(1)
    std::size_t lastOf(std::size_t rank) const;
    /// The first and the last fact of the summand that a fact belongs to: what the rank earns, with
    /// gain, discount, product and sum; what the ideal's rank earns; the quotient here. A closing
    /// fact stands alone. O(log ranks)
    std::size_t firstOfSummand(std::size_t index) const;
    std::size_t lastOfSummand(std::size_t index) const;
    /// Where a fact of another sequence, before an edit, stands in this one. O(1)
    std::size_t nearest(const Fact& fact) const;

private:
    using ColumnSet = std::uint16_t;

    bool areOfOneSummand(std::size_t one, std::size_t other) const;
    std::size_t pairsOf(std::size_t rank) const { return m_hasPairs ? rank - 1 : 0; }

    std::vector<std::uint32_t> m_first;  ///< index of each counted rank's first fact
    std::vector<ColumnSet> m_columns;    ///< which columns are facts, per counted rank
    std::size_t m_firstClosing = 0;
    std::size_t m_closing = 1;
    bool m_hasPairs = false;
    bool m_endsWithResult = false;  ///< the last row's value is the result
};

}  // namespace core
