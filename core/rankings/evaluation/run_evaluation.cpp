// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/run_evaluation.h"

#include "core/rankings/evaluation/query_scorer.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace core {

RunEvaluation evaluateRun(const Qrels& qrels, const RunLists& run,
                          std::span<const MeasureSpec> definitions, const EvaluationRules& rules,
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
            if (const auto results = run.find(qrels.queries[i].query))
                scored[i] = own.retrieved(qrels.queries[i], results->documents);
    });
    std::vector<std::string> notJudged;
    for (const ListedQuery& listed : run.queries())
        if (!qrels.find(listed.query))
            notJudged.emplace_back(listed.query);
    return evaluationOf(qrels, std::move(scored), std::move(notJudged), scorer, rules);
}

RunEvaluation evaluateRun(const Qrels& qrels, const Run& run,
                          std::span<const MeasureSpec> definitions, const EvaluationRules& rules,
                          const Threads& threads, const std::stop_token& stop)
{
    const std::shared_ptr<const Run> borrowed(std::shared_ptr<const Run>(), &run);
    return evaluateRun(qrels, RunLists(borrowed), definitions, rules, threads, stop);
}

}  // namespace core
