// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/run_evaluation.h"

#include "core/rankings/evaluation/judgment_lookup.h"
#include "core/rankings/evaluation/query_scorer.h"

#include <algorithm>
#include <cassert>
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

void RunningMean::add(const Value& counted, double weight)
{
    if (!m_first)
        m_first = counted;
    if (!counted)
        return;
    m_sum += weight * *counted;
    m_weight += weight;
    ++m_count;
}

Value RunningMean::value() const
{
    if (m_count > 0)
        return m_sum / m_weight;
    return m_first.value_or(Undefined::NothingRetrieved);
}

Value meanOf(std::span<const Value> counted)
{
    RunningMean mean;
    for (const Value& value : counted)
        mean.add(value);
    return mean.value();
}

double meanOf(std::span<const double> counted)
{
    assert(!counted.empty());
    RunningMean mean;
    for (const double value : counted)
        mean.add(value);
    return *mean.value();
}

std::vector<Value> meansOf(std::span<const QueryValues> queries, std::size_t definitions)
{
    std::vector<Value> means;
    means.reserve(definitions);
    for (std::size_t definition = 0; definition < definitions; ++definition) {
        RunningMean mean;
        for (const QueryValues& query : queries)
            mean.add(query.counted[definition], query.weight);
        means.push_back(mean.value());
    }
    return means;
}

RankedList rankedList(const QueryJudgments* judgments, const QueryResults* results)
{
    RankedList list;
    if (judgments || results)
        list.query = judgments ? judgments->query : results->query;
    JudgmentLookup lookup;
    const std::span<const Judgment> judged =
        judgments ? std::span<const Judgment>(judgments->judgments) : std::span<const Judgment>();
    lookup.start(judged);
    if (results) {
        for (const RetrievedDocument& retrieved : results->documents) {
            const Judgment* judgment = lookup.find(retrieved.document);
            list.ranked.push_back({std::string(retrieved.document),
                                   {},
                                   retrieved.score,
                                   judgment ? judgment->grade : Grade::unjudged(),
                                   {}});
        }
    }
    lookup.eachNotFound([&list](const Judgment& judgment) {
        list.notRetrieved.push_back({judgment.document, {}, {}, judgment.grade, {}});
    });
    return list;
}

}  // namespace core
