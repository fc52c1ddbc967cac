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

/// One query as a metric sees it: the grades of the retrieved documents in rank order, and the
/// grades of the judged documents that were not retrieved, in any order.
///
/// Sorts both ideals once, so that every metric after that costs one walk. Construction O(n) for
/// scales of up to 64 different grades, O(n log n) beyond; n counts retrieved and judged documents.
class JudgedRanking {
public:
    JudgedRanking() = default;
    /// @param ranked rank 1 first
    /// @param notRetrieved judged documents outside the ranking; unjudged entries are ignored
    /// @param scaleTop the highest grade of the scale; without it, the highest grade of this query
    explicit JudgedRanking(std::vector<Grade> ranked, std::vector<Grade> notRetrieved = {},
                           std::optional<double> scaleTop = {});

    std::span<const Grade> ranked() const { return m_ranked; }
    std::span<const Grade> notRetrieved() const { return m_notRetrieved; }
    /// Every judged document, retrieved or not, best grade first.
    std::span<const Grade> judgedBestFirst() const { return m_judgedBestFirst; }
    /// The judged among the retrieved documents, best grade first.
    std::span<const Grade> retrievedBestFirst() const { return m_retrievedBestFirst; }
    /// Every document with a grade, negative ones among them, retrieved or not, best grade first.
    std::span<const Grade> allBestFirst() const
    {
        return m_hasNegative ? m_allBestFirst : m_judgedBestFirst;
    }
    /// The retrieved documents best grade first where negative grades count and unjudged ones are
    /// 0; without a negative grade those that could only earn 0 are left out.
    std::span<const Grade> rankedBestFirst() const
    {
        return m_hasNegative ? m_rankedBestFirst : m_retrievedBestFirst;
    }

    /// What is judged for any query of the collection, best grade first; of this query alone where
    /// setPool() was not called.
    std::span<const Grade> pooledBestFirst() const
    {
        return m_pool ? std::span<const Grade>(*m_pool) : judgedBestFirst();
    }
    /// @param bestFirst judged documents only, shared by the queries of a collection; changes of
    /// this one leave it
    void setPool(std::shared_ptr<const std::vector<Grade>> bestFirst)
    {
        m_pool = std::move(bestFirst);
    }

    /// How far down a metric can read: the ranking's length, or the ideal's.
    std::size_t longestWalk() const
    {
        return std::max({m_ranked.size(), allBestFirst().size(), m_pool ? m_pool->size() : 0});
    }

    /// Ranks i..endOfTie(i) have one score, so that their order is chance: i itself where ties are
    /// not known. @param rank 1-based
    std::size_t endOfTie(std::size_t rank) const
    {
        return m_endOfTie.empty() ? rank : m_endOfTie[rank - 1];
    }
    /// Whether measures that can shall not go by the order within a tie; false unless setTies() was
    /// called.
    bool hasTies() const { return !m_endOfTie.empty(); }
    /// Whether AP takes a tie as one threshold: all of it is retrieved, or nothing.
    bool tiesAreThresholds() const { return m_tiesAreThresholds && hasTies(); }
    /// @param endOfTie by rank, index 0 is rank 1: the last rank that has this rank's score; as
    /// many as ranked() has. Changing the order forgets them: it is then
    /// somebody's choice.
    void setTies(std::vector<std::size_t> endOfTie, bool areThresholds = false);

    /// R: judged documents of at least `threshold`, retrieved or not. O(log n).
    std::size_t relevant(double threshold) const;
    /// Those of them that are in the ranking. O(log n).
    std::size_t relevantRetrieved(double threshold) const;
    /// N: judged documents below `threshold`, retrieved or not. O(log n).
    std::size_t nonrelevant(double threshold) const;
    /// The highest grade of the scale, 0 when nothing is judged.
    double topGrade() const;

    /// Changes of a copy for trying things out: both ideals stay in step, and the result is the one
    /// that a new JudgedRanking of the changed lists would be. Ranks and places are 1-based and
    /// must exist. O(n) moves in memory, no sorting.
    void swapRanks(std::size_t one, std::size_t other);
    void moveRank(std::size_t from, std::size_t to);
    void setGrade(std::size_t rank, Grade grade);
    /// The document at `place` of the not retrieved comes to stand at `rank`, at most one past the
    /// last.
    void retrieve(std::size_t place, std::size_t rank);

private:
    void orderNegative();

    std::vector<Grade> m_ranked;
    std::vector<Grade> m_notRetrieved;
    std::vector<Grade> m_judgedBestFirst;
    std::vector<Grade> m_retrievedBestFirst;
    std::vector<Grade> m_allBestFirst;     ///< only where there is a negative grade
    std::vector<Grade> m_rankedBestFirst;  ///< only where there is a negative grade
    std::shared_ptr<const std::vector<Grade>> m_pool;
    std::vector<std::size_t> m_endOfTie;  ///< empty where ties are not known
    bool m_tiesAreThresholds = false;
    bool m_hasNegative = false;
    std::optional<double> m_scaleTop;
};

}  // namespace core
