// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/mean_curve.h"

#include "core/metrics/statistics/mean_interval.h"
#include "core/rankings/evaluation/query_scorer.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace core {

namespace {

/// A query that enters the mean.
struct CountedQuery {
    const QueryJudgments* judgments;
    bool isInRun;  ///< otherwise it counts as 0
};

/// For one cutoff.
struct Tally {
    RunningMean mean;
    RunningSpread spread;

    void add(const Value& counted)
    {
        mean.add(counted);
        if (counted)
            spread.add(*counted);
    }
};

/// In the order of evaluateRun().
std::vector<CountedQuery> countedQueries(const Qrels& qrels, const RunLists& run,
                                         const MeanCurveRules& rules)
{
    std::vector<CountedQuery> counted;
    for (const QueryJudgments& judgments : qrels.queries) {
        if (rules.queries && !std::ranges::binary_search(*rules.queries, judgments.query))
            continue;
        const bool isInRun = run.has(judgments.query);
        if (isInRun || rules.evaluation.missing == MissingRule::Zero)
            counted.push_back({&judgments, isInRun});
    }
    return counted;
}

/// A row of numbers for each query, and their means.
class RowMeans {
public:
    /// Fills the row of a query in the run.
    using Count = std::function<void(QueryScorer&, const QueryJudgments&,
                                     std::span<const RetrievedDocument>, std::span<Value>)>;

    RowMeans(const QueryScorer& scorer, const RunLists& run, std::size_t width, Count count)
        : m_scorer(scorer)
        , m_run(run)
        , m_width(width)
        , m_count(std::move(count))
    {}

    std::vector<MeanAtCutoff> of(std::span<const CountedQuery> queries, double alpha,
                                 const Threads& threads, const std::stop_token& stop)
    {
        constexpr std::size_t blockSize = 256;  // queries whose values are in memory at once
        m_tallies.resize(m_width);
        m_counted.assign(std::min(blockSize, queries.size()) * m_width, 0.0);
        for (std::size_t first = 0; first < queries.size(); first += blockSize) {
            if (stop.stop_requested())
                return {};
            const auto block = queries.subspan(first, std::min(blockSize, queries.size() - first));
            count(block, threads, stop);
            add(block.size(), threads);
        }
        std::vector<MeanAtCutoff> means;
        means.reserve(m_width);
        for (const Tally& tally : m_tallies)
            means.push_back(
                {tally.mean.value(), tally.mean.count(), meanInterval(tally.spread, alpha)});
        return means;
    }

private:
    std::span<Value> rowOf(std::size_t query)
    {
        return std::span(m_counted).subspan(query * m_width, m_width);
    }

    void count(std::span<const CountedQuery> block, const Threads& threads,
               const std::stop_token& stop)
    {
        constexpr std::size_t pieceSize = 16;  // queries
        threads.run((block.size() + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
            QueryScorer own = m_scorer;
            const std::size_t end = std::min(block.size(), (piece + 1) * pieceSize);
            for (std::size_t i = piece * pieceSize; i < end && !stop.stop_requested(); ++i) {
                if (block[i].isInRun)
                    count(own, *block[i].judgments, rowOf(i));
                else
                    std::fill(rowOf(i).begin(), rowOf(i).end(), 0.0);
            }
        });
    }

    void count(QueryScorer& scorer, const QueryJudgments& judgments, std::span<Value> row) const
    {
        const auto results = m_run.find(judgments.query);
        m_count(scorer, judgments, results->documents, row);
    }

    /// Each sum adds the queries in order, regardless of the thread that scored them.
    void add(std::size_t queries, const Threads& threads)
    {
        constexpr std::size_t sliceSize = 256;  // cutoffs
        threads.run((m_width + sliceSize - 1) / sliceSize, [&](std::size_t slice) {
            const std::size_t end = std::min(m_width, (slice + 1) * sliceSize);
            for (std::size_t i = 0; i < queries; ++i)
                for (std::size_t k = slice * sliceSize; k < end; ++k)
                    m_tallies[k].add(rowOf(i)[k]);
        });
    }

    const QueryScorer& m_scorer;
    const RunLists& m_run;
    std::size_t m_width;
    Count m_count;
    std::vector<Tally> m_tallies;
    std::vector<Value> m_counted;
};

std::vector<MeanAtCutoff> rowMeans(const Collection& collection, const QueryEdits& edits,
                                   std::size_t run, std::span<const MeasureSpec> definitions,
                                   const MeanCurveRules& rules, std::size_t width,
                                   RowMeans::Count count, const Threads& threads,
                                   const std::stop_token& stop)
{
    const Qrels edited = edits.empty() ? Qrels() : editedQrels(collection, edits);
    const Qrels& qrels = edits.empty() ? collection.qrels : edited;
    const RunLists lists = editedRun(collection, edits, run);
    const std::vector<CountedQuery> queries = countedQueries(qrels, lists, rules);
    const QueryScorer scorer(qrels, definitions, rules.evaluation);
    return RowMeans(scorer, lists, width, std::move(count)).of(queries, rules.alpha, threads, stop);
}

}  // namespace

std::vector<MeanAtCutoff> meanCurve(const Collection& collection, const QueryEdits& edits,
                                    std::size_t run, const MeasureSpec& definition,
                                    const MeanCurveRules& rules, const Threads& threads,
                                    const std::stop_token& stop)
{
    const auto count = [](QueryScorer& scorer, const QueryJudgments& judgments,
                          std::span<const RetrievedDocument> documents, std::span<Value> row) {
        scorer.countAtCutoffs(judgments, documents, row);
    };
    return rowMeans(collection, edits, run, std::span(&definition, 1), rules, rules.depth, count,
                    threads, stop);
}

std::vector<MeanAtCutoff> meansOfRun(const Collection& collection, const QueryEdits& edits,
                                     std::size_t run, std::span<const MeasureSpec> definitions,
                                     const MeanCurveRules& rules, const Threads& threads,
                                     const std::stop_token& stop)
{
    const auto count = [](QueryScorer& scorer, const QueryJudgments& judgments,
                          std::span<const RetrievedDocument> documents, std::span<Value> row) {
        const auto counted = scorer.retrieved(judgments, documents).counted;
        std::copy(counted.begin(), counted.end(), row.begin());
    };
    return rowMeans(collection, edits, run, definitions, rules, definitions.size(), count, threads,
                    stop);
}

}  // namespace core
