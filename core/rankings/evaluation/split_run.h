// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/query_reader.h"
#include "core/rankings/runs/run_by_query.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Internal to core/rankings/evaluation/: other code uses scoreContent().
namespace core::streamed {

/// Scores the queries of a run whose lines are not contiguous, several at once; each is then
/// discarded.
/// @tparam Scorer see QueryReader
template <class Scorer>
class SplitRun {
public:
    using Scored = ScoredQuery<typename Scorer::Values>;

    SplitRun(const Qrels& qrels, const RunByQuery& run, RankOrder order, const ScoreReading& scores,
             const Scorer& scorer, Loading* loading)
        : m_qrels(qrels)
        , m_run(run)
        , m_order(order)
        , m_scores(scores)
        , m_scorer(scorer)
        , m_loading(loading)
        , m_scored(run.queries().size())
    {}

    void score(const Threads& threads)
    {
        threads.run(threads.count(), [this](std::size_t) { work(); });
    }

    /// By index in the run's queries.
    std::vector<std::optional<Scored>>& scored() { return m_scored; }
    /// Documents that occur twice.
    std::span<const RunByQuery::Place> repeated() const { return m_repeated; }

private:
    void work()
    {
        QueryReader<Scorer> reader(m_qrels, m_scorer, m_order);
        RunLines lines(m_scores);
        std::vector<RetrievedDocument> documents;
        for (std::size_t i = m_next++; i < m_scored.size(); i = m_next++) {
            if (m_loading && m_loading->isStopped())
                return;
            m_run.read(i, lines, documents);
            auto scored = reader.score(m_run.queries()[i].id, documents);
            if (scored)
                m_scored[i] = *std::move(scored);
            else
                keepRepeated({i, scored.error()});
        }
    }

    void keepRepeated(const RunByQuery::Place& place)
    {
        const std::scoped_lock lock(m_repeatedMutex);
        m_repeated.push_back(place);
    }

    const Qrels& m_qrels;
    const RunByQuery& m_run;
    RankOrder m_order;
    ScoreReading m_scores;
    const Scorer& m_scorer;
    Loading* m_loading;
    std::vector<std::optional<Scored>> m_scored;
    std::atomic<std::size_t> m_next{0};
    std::mutex m_repeatedMutex;
    std::vector<RunByQuery::Place> m_repeated;
};

}  // namespace core::streamed
