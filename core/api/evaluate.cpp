// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"

#include "core/collections/import/run_scoring.h"
#include "core/rankings/evaluation/evaluator.h"

#include <rankscope/evaluate.h>

#include <algorithm>

namespace rankscope {
inline namespace v0 {

namespace {

Evaluation evaluationOf(core::RunEvaluation&& evaluation,
                        const std::vector<core::MeasureSpec>& definitions)
{
    Evaluation result;
    for (const core::MeasureSpec& definition : definitions)
        result.definitions.push_back(Inward::definition(definition));
    for (core::QueryValues& query : evaluation.queries)
        result.queries.push_back({std::move(query.query), query.missing, valuesOf(query.values),
                                  valuesOf(query.counted)});
    result.means = valuesOf(evaluation.means);
    result.notInRun = std::move(evaluation.notInRun);
    result.notJudged = std::move(evaluation.notJudged);
    return result;
}

}  // namespace

Value evaluate(const Ranking& ranking, const Definition& definition)
{
    return evaluateAll(ranking, {definition}).front();
}

std::vector<Value> evaluateAll(const Ranking& ranking, const std::vector<Definition>& definitions)
{
    const core::JudgedRanking query = judgedRanking(ranking);
    std::vector<Value> values;
    values.reserve(definitions.size());
    for (const Definition& definition : definitions)
        values.push_back(valueOf(core::Evaluator(Inward::of(definition)).value(query)));
    return values;
}

Evaluation evaluate(const Qrels& qrels, const Run& run, const std::vector<Definition>& definitions,
                    const Rules& rules)
{
    const RulesInForce inForce(rules);
    const auto asked = inForce.definitions(definitions);
    core::RunEvaluation evaluation =
        core::evaluateRun(inForce.judgments(qrels)->qrels, inForce.lists(run), asked,
                          inForce.evaluation, inForce.threads, inForce.stop);
    inForce.end();
    return evaluationOf(std::move(evaluation), asked);
}

Evaluation evaluateFile(const Qrels& qrels, const std::string& run,
                        const std::vector<Definition>& definitions, const Rules& rules)
{
    const RulesInForce inForce(rules);
    const auto asked = inForce.definitions(definitions);
    core::RunScoring scoring{{}, inForce.precision, inForce.evaluation, inForce.threads};
    scoring.choices.order = inForce.order;
    core::Loading loading(inForce.stop, [&](const core::Loading& read) {
        inForce.progress->reach(static_cast<double>(read.done()) /
                                static_cast<double>(std::max<std::size_t>(read.total(), 1) + 1));
    });
    auto runs =
        taken(core::evaluateAnyRun(*inForce.judgments(qrels), run, scoring, asked, &loading));
    refuseIfStopped(inForce.stop);
    if (runs.size() > 1)
        refuseSeveral(run, runs);
    inForce.end();
    return evaluationOf(std::move(runs.front().evaluation), asked);
}

}  // namespace v0
}  // namespace rankscope
