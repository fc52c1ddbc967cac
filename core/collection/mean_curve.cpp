#include "core/collection/mean_curve.h"

#include "core/evaluation/query_scorer.h"
#include "core/runs/by_query.h"
#include "core/statistics/mean_interval.h"

#include <algorithm>
#include <span>

namespace core {

namespace {

/// A query that counts in the mean.
struct ScoredQuery {
    const QueryJudgments* judgments;
    const QueryResults* results;  ///< null: the run lacks it, so that it counts 0
};

/// Of one cutoff.
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

/// A run's queries as edited, in the order of evaluateRun().
class QueriesOfRun {
public:
    QueriesOfRun(const Collection& collection, const QueryEdits& edits, std::size_t run)
        : m_run(collection.runs[run].run)
    {
        for (const auto& [query, edit] : edits)
            if (const auto list = edit.lists.find(run); list != edit.lists.end())
                m_edited.push_back(editedResults(query, list->second));
    }

    std::vector<ScoredQuery> scored(const Qrels& qrels, const MeanCurveRules& rules) const
    {
        std::vector<ScoredQuery> found;
        for (const QueryJudgments& judgments : qrels.queries) {
            if (rules.queries &&
                !std::binary_search(rules.queries->begin(), rules.queries->end(), judgments.query))
                continue;
            const QueryResults* results = resultsOf(judgments.query);
            if (results || rules.evaluation.missing == MissingRule::Zero)
                found.push_back({&judgments, results});
        }
        return found;
    }

private:
    const QueryResults* resultsOf(const std::string& query) const
    {
        const QueryResults* edited = findQuery(m_edited, query);
        return edited ? edited : m_run.find(query);
    }

    const Run& m_run;
    std::vector<QueryResults> m_edited;  // in byte order of the ids, as the edits are
};

}  // namespace

std::vector<MeanAtCutoff> meanCurve(const Collection& collection, const QueryEdits& edits,
                                    std::size_t run, const Definition& definition,
                                    const MeanCurveRules& rules, const Threads& threads,
                                    const std::stop_token& stop)
{
    constexpr std::size_t blockSize = 256;  // queries whose values are held at once
    constexpr std::size_t pieceSize = 16;   // queries
    constexpr std::size_t sliceSize = 256;  // cutoffs
    const std::size_t depth = rules.depth;
    const Qrels edited = edits.empty() ? Qrels() : editedQrels(collection, edits);
    const Qrels& qrels = edits.empty() ? collection.qrels : edited;
    const QueriesOfRun queriesOfRun(collection, edits, run);
    const std::vector<ScoredQuery> queries = queriesOfRun.scored(qrels, rules);
    const QueryScorer scorer(qrels, std::span(&definition, 1), rules.evaluation);

    std::vector<Tally> tallies(depth);
    std::vector<Value> counted(std::min(blockSize, queries.size()) * depth, 0.0);
    for (std::size_t first = 0; first < queries.size(); first += blockSize) {
        if (stop.stop_requested())
            return {};
        const auto block =
            std::span(queries).subspan(first, std::min(blockSize, queries.size() - first));
        const auto rowOf = [&](std::size_t query) {
            return std::span(counted).subspan(query * depth, depth);
        };
        threads.run((block.size() + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
            QueryScorer own = scorer;
            const std::size_t end = std::min(block.size(), (piece + 1) * pieceSize);
            for (std::size_t i = piece * pieceSize; i < end && !stop.stop_requested(); ++i) {
                if (block[i].results)
                    own.countAtCutoffs(*block[i].judgments, block[i].results->documents, rowOf(i));
                else
                    std::fill(rowOf(i).begin(), rowOf(i).end(), 0.0);
            }
        });
        // Each sum takes the queries in their order, whoever scored them.
        threads.run((depth + sliceSize - 1) / sliceSize, [&](std::size_t slice) {
            const std::size_t end = std::min(depth, (slice + 1) * sliceSize);
            for (std::size_t i = 0; i < block.size(); ++i)
                for (std::size_t k = slice * sliceSize; k < end; ++k)
                    tallies[k].add(rowOf(i)[k]);
        });
    }

    std::vector<MeanAtCutoff> curve;
    curve.reserve(depth);
    for (const Tally& tally : tallies)
        curve.push_back(
            {tally.mean.value(), tally.mean.count(), meanInterval(tally.spread, rules.alpha)});
    return curve;
}

}  // namespace core
