// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

/// One step in the computation of a value: a cell of the step table, or one of the closing facts.
struct Fact {
    enum class Kind : std::uint8_t {
        Cell,        ///< `column` of the table at `rank`
        Pair,        ///< for RC: the documents at `upper` and `rank`
        Earned,      ///< the sum over the counted ranks
        Attainable,  ///< the divisor of that sum
        Result,      ///< the value, or why it is undefined
    };
    Kind kind = Kind::Result;
    std::size_t rank = 0;  ///< 1-based; of the cell, or of the pair's lower document
    Column column = Column::Rank;
    std::size_t upper = 0;  ///< 1-based; pairs only

    /// Whether the fact belongs to a rank instead of the whole list.
    bool isOfRank() const { return kind == Kind::Cell || kind == Kind::Pair; }

    bool operator==(const Fact&) const = default;
};

/// Pairs are facts only in lists of up to this many ranks: nobody steps through more.
inline constexpr std::size_t mostPairedRanks = 200;

/// An explanation as a sequence of facts: for each counted rank the cells of its table row, from
/// left to right, then the sum, its divisor, and the value. Measures without a divisor close with
/// the value only.
///
/// If a rank adds nothing, its grade shows that, and its other cells are not separate facts unless
/// they change anyway (a discount that the ideal needs, a value that falls). For RC, the pairs of a
/// rank with all ranks above it, from the top, come between its grade and its other cells.
///
/// Construction is O(ranks), about 6 bytes per rank.
class FactSequence {
public:
    FactSequence() = default;  ///< a single fact, the result
    explicit FactSequence(const Explanation& explanation);

    std::size_t size() const { return m_firstClosing + m_closing; }
    std::size_t countedRanks() const { return m_columns.size(); }
    /// @param index below size(). O(log ranks)
    Fact at(std::size_t index) const;
    /// The fact with which a cell becomes known. A cell that is not a fact belongs to the fact
    /// before it, cells of ranks past the cutoff to the last. O(1)
    std::size_t indexOf(std::size_t rank, Column column) const;
    /// The fact for a pair of counted ranks, if pairs are facts. O(1)
    std::size_t indexOfPair(std::size_t upper, std::size_t lower) const;
    /// The last fact of a counted rank's row. O(1)
    std::size_t lastOf(std::size_t rank) const;
    /// The first and the last fact of the summand to which a fact belongs: what the rank earns
    /// (gain, discount, product and sum), what the ideal's rank earns, or the quotient at this
    /// rank. A closing fact is its own summand. O(log ranks)
    std::size_t firstOfSummand(std::size_t index) const;
    std::size_t lastOfSummand(std::size_t index) const;
    /// The index in this sequence that is nearest to a fact of another one, such as that before an
    /// edit. O(1)
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
