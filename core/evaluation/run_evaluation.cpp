#include "core/evaluation/run_evaluation.h"

#include "core/evaluation/query_scorer.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace core {

namespace {

/// @param find gives the results of a query, or null
template <class Find>
RunEvaluation evaluate(const Qrels& qrels, const Find& find, std::vector<std::string> notJudged,
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
            if (const auto results = find(qrels.queries[i].query))
                scored[i] = own.retrieved(qrels.queries[i], results->documents);
    });
    return evaluationOf(qrels, std::move(scored), std::move(notJudged), scorer, rules);
}

template <class Queries>
std::vector<std::string> notJudgedOf(const Qrels& qrels, const Queries& queries)
{
    std::vector<std::string> notJudged;
    for (const auto& each : queries)
        if (!qrels.find(each.query))
            notJudged.emplace_back(each.query);
    return notJudged;
}

}  // namespace

RunEvaluation evaluateRun(const Qrels& qrels, const Run& run,
                          std::span<const Definition> definitions, const EvaluationRules& rules,
                          const Threads& threads, const std::stop_token& stop)
{
    return evaluate(
        qrels, [&run](const std::string& query) { return run.find(query); },
        notJudgedOf(qrels, run.queries), definitions, rules, threads, stop);
}

RunEvaluation evaluateRun(const Qrels& qrels, const RunLists& run,
                          std::span<const Definition> definitions, const EvaluationRules& rules,
                          const Threads& threads, const std::stop_token& stop)
{
    return evaluate(
        qrels, [&run](const std::string& query) { return run.find(query); },
        notJudgedOf(qrels, run.queries()), definitions, rules, threads, stop);
}

}  // namespace core
