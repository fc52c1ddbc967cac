#include "core/evaluation/run_evaluation.h"

#include "core/evaluation/query_scorer.h"

#include <algorithm>
#include <utility>

namespace core {

RunEvaluation evaluateRun(const Qrels& qrels, const Run& run,
                          std::span<const Definition> definitions, const EvaluationRules& rules,
                          const Threads& threads, const std::stop_token& stop)
{
    constexpr std::size_t pieceSize = 32;
    const std::size_t judged = qrels.queries.size();
    const QueryScorer scorer(qrels, definitions, rules);
    std::vector<std::optional<QueryValues>> scored(judged);
    threads.run((judged + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
        QueryScorer own = scorer;
        const std::size_t end = std::min(judged, (piece + 1) * pieceSize);
        for (std::size_t i = piece * pieceSize; i < end && !stop.stop_requested(); ++i)
            if (const QueryResults* results = run.find(qrels.queries[i].query))
                scored[i] = own.retrieved(qrels.queries[i], results->documents);
    });
    std::vector<std::string> notJudged;
    for (const QueryResults& results : run.queries)
        if (!qrels.find(results.query))
            notJudged.push_back(results.query);
    return evaluationOf(qrels, std::move(scored), std::move(notJudged), scorer, rules);
}

}  // namespace core
