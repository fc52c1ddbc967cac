// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/mean_curve.h"

#include "core/metrics/statistics/mean_interval.h"
#include "core/metrics/statistics/weighted_t.h"
#include "core/rankings/evaluation/query_scorer.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace core {

namespace {

/// A query that enters the mean.
struct CountedQuery {
    const QueryJudgments* judgments;
    bool isInRun;       ///< otherwise it counts as 0
    double weight = 1;  ///< in the mean; above 0
};

/// For one cutoff.
struct Tally {
    RunningMean mean;
    RunningSpread spread;
    RunningWeightedSpread weighted;

    void add(const Value& counted, double weight, bool isWeighted)
    {
        mean.add(counted, weight);
        if (counted && isWeighted)
            weighted.add(*counted, weight);
        else if (counted)
            spread.add(*counted);
    }
    Result<Interval, Untested> interval(double alpha, bool isWeighted) const
    {
        if (!isWeighted)
            return meanInterval(spread, alpha);
        const auto test = weighted.test();
        if (!test)
            return test.error();
        return confidenceInterval(*test, alpha);
    }
};

/// Weights count only if every judged query has one, as in weigh(); null if they do not.
const QueryWeights* weightsInForce(const Collection& collection, const Qrels& qrels)
{
    const bool areInForce =
        collection.weights && std::ranges::all_of(qrels.queries, [&](const QueryJudgments& query) {
            return collection.weights->weights.contains(query.query);
        });
    return areInForce ? &*collection.weights : nullptr;
}

/// In the order of evaluateRun().
/// @param weights null: all are equal
std::vector<CountedQuery> countedQueries(const Qrels& qrels, const RunLists& run,
                                         const MeanCurveRules& rules, const QueryWeights* weights)
{
    std::vector<CountedQuery> counted;
    for (const QueryJudgments& judgments : qrels.queries) {
        if (rules.queries && !std::ranges::binary_search(*rules.queries, judgments.query))
            continue;
        const bool isInRun = run.has(judgments.query);
        const double weight = weights ? weights->weights.find(judgments.query)->second : 1;
        if (weight > 0 && (isInRun || rules.evaluation.missing == MissingRule::Zero))
            counted.push_back({&judgments, isInRun, weight});
    }
    return counted;
}

/// A row of numbers for each query, and their means.
class RowMeans {
public:
    /// Fills the row of a query in the run.
    using Count = std::function<void(QueryScorer&, const QueryJudgments&,
                                     std::span<const RetrievedDocument>, std::span<Value>)>;

    RowMeans(const QueryScorer& scorer, const RunLists& run, std::size_t width, bool isWeighted,
             Count count)
        : m_scorer(scorer)
        , m_run(run)
        , m_width(width)
        , m_isWeighted(isWeighted)
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
            add(block, threads);
        }
        std::vector<MeanAtCutoff> means;
        means.reserve(m_width);
        for (const Tally& tally : m_tallies)
            means.push_back(
                {tally.mean.value(), tally.mean.count(), tally.interval(alpha, m_isWeighted)});
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
    void add(std::span<const CountedQuery> queries, const Threads& threads)
    {
        constexpr std::size_t sliceSize = 256;  // cutoffs
        threads.run((m_width + sliceSize - 1) / sliceSize, [&](std::size_t slice) {
            const std::size_t end = std::min(m_width, (slice + 1) * sliceSize);
            for (std::size_t i = 0; i < queries.size(); ++i)
                for (std::size_t k = slice * sliceSize; k < end; ++k)
                    m_tallies[k].add(rowOf(i)[k], queries[i].weight, m_isWeighted);
        });
    }

    const QueryScorer& m_scorer;
    const RunLists& m_run;
    std::size_t m_width;
    bool m_isWeighted;
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
    const QueryWeights* weights = weightsInForce(collection, qrels);
    const std::vector<CountedQuery> queries = countedQueries(qrels, lists, rules, weights);
    const QueryScorer scorer(qrels, definitions, rules.evaluation);
    return RowMeans(scorer, lists, width, weights != nullptr, std::move(count))
        .of(queries, rules.alpha, threads, stop);
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
