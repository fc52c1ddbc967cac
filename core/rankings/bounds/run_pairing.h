// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"
#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/bounds/open_queries.h"
#include "core/rankings/bounds/open_world.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// A run and its evaluation by evaluateRun().
struct EvaluatedRun {
    RunLists run;
    const RunEvaluation& evaluation;
};

/// The highest number of judged or retrieved documents of a query.
/// @param b null: only A. O(queries)
std::size_t mostDocuments(const Qrels& qrels, const RunLists& a, const RunLists* b);

/// The bounds of a query missing from a run: it counts 0.
Bounds boundsOfMissing();

/// Calls work(own copy of `lists`, i) for every i below `count`.
/// @param stop skips queries that have not started
template <class Work>
void forEachQuery(std::size_t count, const OpenQueries& lists, const Threads& threads,
                  const std::stop_token& stop, Work work)
{
    constexpr std::size_t pieceSize = 32;
    threads.run((count + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
        OpenQueries own = lists;
        const std::size_t end = std::min(count, (piece + 1) * pieceSize);
        for (std::size_t i = piece * pieceSize; i < end && !stop.stop_requested(); ++i)
            work(own, i);
    });
}

/// Two runs over their common queries, B against A; or a single run, with values instead of
/// differences.
class RunPairing {
public:
    /// @param qrels,a,b must outlive this object
    /// @param b null: only A
    RunPairing(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun* b,
               const EvaluationRules& rules);

    const OpenQueries& lists() const { return m_lists; }
    std::size_t mostDocuments() const
    {
        return core::mostDocuments(m_qrels, m_a.run, m_b ? &m_b->run : nullptr);
    }
    std::size_t count() const { return m_common.size(); }
    const std::string& query(std::size_t i) const { return inA(i).query; }
    double weight(std::size_t i) const { return inA(i).weight; }
    /// The index of the query with this id. O(log queries).
    std::optional<std::size_t> find(std::string_view query) const;

    /// Whether the query is missing from A, and from B.
    std::pair<bool, bool> missing(std::size_t i) const;

    /// The query's lists; A's twice if there is no B.
    OpenPair pair(OpenQueries& lists, std::size_t i) const;
    /// The bounds of the difference that the query counts, or of the value; empty if unknown.
    std::optional<Bounds> bounds(const BoundsFinder& finder, const OpenPair& pair, std::size_t i,
                                 World world) const;

private:
    const QueryValues& inA(std::size_t i) const { return m_a.evaluation.queries[m_common[i].inA]; }

    const Qrels& m_qrels;
    const EvaluatedRun& m_a;
    const EvaluatedRun* m_b;
    OpenQueries m_lists;
    std::vector<CommonQuery> m_common;
};

}  // namespace core
