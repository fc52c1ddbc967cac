// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace core {

/// One query as a measure sees it: the grades of the retrieved documents in rank order, and the
/// grades of the judged documents that were not retrieved, in any order.
///
/// Sorts both ideals once, so that each measure needs only one pass. Construction is O(n) for
/// scales of up to 64 distinct grades and O(n log n) beyond; n counts retrieved and judged
/// documents.
class JudgedRanking {
public:
    JudgedRanking() = default;
    /// @param ranked rank 1 first
    /// @param notRetrieved judged documents outside the ranking; unjudged entries are ignored
    /// @param scaleTop the highest grade of the scale; by default, the highest grade of this query
    explicit JudgedRanking(std::vector<Grade> ranked, std::vector<Grade> notRetrieved = {},
                           std::optional<double> scaleTop = {});

    std::span<const Grade> ranked() const { return m_ranked; }
    std::span<const Grade> notRetrieved() const { return m_notRetrieved; }
    /// Every judged document, retrieved or not, best grade first.
    std::span<const Grade> judgedBestFirst() const { return m_judgedBestFirst; }
    /// The retrieved documents that are judged, best grade first.
    std::span<const Grade> retrievedBestFirst() const { return m_retrievedBestFirst; }
    /// Every document with a grade, including negative ones, retrieved or not, best grade first.
    std::span<const Grade> allBestFirst() const
    {
        return m_hasNegative ? m_allBestFirst : m_judgedBestFirst;
    }
    /// The retrieved documents, best grade first, when negative grades count and unjudged documents
    /// count as 0. Without a negative grade, documents that could only earn 0 are omitted.
    std::span<const Grade> rankedBestFirst() const
    {
        return m_hasNegative ? m_rankedBestFirst : m_retrievedBestFirst;
    }

    /// The judged documents of all queries of the collection, best grade first; only those of this
    /// query unless setPool() was called.
    std::span<const Grade> pooledBestFirst() const
    {
        return m_pool ? std::span<const Grade>(*m_pool) : judgedBestFirst();
    }
    /// @param bestFirst judged documents only, shared by the queries of a collection; changing this
    /// query does not change it
    void setPool(std::shared_ptr<const std::vector<Grade>> bestFirst)
    {
        m_pool = std::move(bestFirst);
    }

    /// The last rank that a measure can read: the length of the ranking or of the longest ideal.
    std::size_t longestWalk() const
    {
        return std::max({m_ranked.size(), allBestFirst().size(), m_pool ? m_pool->size() : 0});
    }

    /// The last rank that shares its score with `rank`, so that the order between them is
    /// arbitrary; `rank` itself if ties are not known.
    /// @param rank 1-based
    std::size_t endOfTie(std::size_t rank) const
    {
        return m_endOfTie.empty() ? rank : m_endOfTie[rank - 1];
    }
    /// Whether measures that support it should ignore the order within a tie; false unless
    /// setTies() was called.
    bool hasTies() const { return !m_endOfTie.empty(); }
    /// Whether AP treats a tie as one threshold: either all of it is retrieved or none of it.
    bool tiesAreThresholds() const { return m_tiesAreThresholds && hasTies(); }
    /// Reordering the ranking discards the ties, because the order is then somebody's choice.
    /// @param endOfTie by rank (index 0 is rank 1): the last rank with the same score; as long as
    /// ranked()
    void setTies(std::vector<std::size_t> endOfTie, bool areThresholds = false);

    /// R: judged documents with a grade of at least `threshold`, retrieved or not. O(log n).
    std::size_t relevant(double threshold) const;
    /// The relevant documents in the ranking. O(log n).
    std::size_t relevantRetrieved(double threshold) const;
    /// N: judged documents below `threshold`, retrieved or not. O(log n).
    std::size_t nonrelevant(double threshold) const;
    /// The highest grade of the scale, 0 when nothing is judged.
    double topGrade() const;

    /// Edits for trying things out on a copy. Both ideals are updated, and the result equals a new
    /// JudgedRanking of the changed lists. Ranks and places are 1-based and must exist. Moves O(n)
    /// elements, without sorting.
    void swapRanks(std::size_t one, std::size_t other);
    void moveRank(std::size_t from, std::size_t to);
    void setGrade(std::size_t rank, Grade grade);
    /// Moves the not retrieved document at `place` to `rank`, at most one past the last.
    void retrieve(std::size_t place, std::size_t rank);

private:
    void orderNegative();

    std::vector<Grade> m_ranked;
    std::vector<Grade> m_notRetrieved;
    std::vector<Grade> m_judgedBestFirst;
    std::vector<Grade> m_retrievedBestFirst;
    std::vector<Grade> m_allBestFirst;     ///< only if there is a negative grade
    std::vector<Grade> m_rankedBestFirst;  ///< only where there is a negative grade
    std::shared_ptr<const std::vector<Grade>> m_pool;
    std::vector<std::size_t> m_endOfTie;  ///< empty if ties are not known
    bool m_tiesAreThresholds = false;
    bool m_hasNegative = false;
    std::optional<double> m_scaleTop;
};

}  // namespace core
