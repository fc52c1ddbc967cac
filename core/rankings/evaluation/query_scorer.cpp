// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/query_scorer.h"

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/evaluation/rounding.h"

#include <algorithm>
#include <utility>

namespace core {

QueryScorer::QueryScorer(const Qrels& qrels, std::span<const MeasureSpec> definitions,
                         const EvaluationRules& rules)
    : m_rules(rules)
    , m_evaluators(definitions.begin(), definitions.end())
    , m_join(qrels, rules.scope, rules.ties, rules.ownDocument)
{
    if (std::any_of(definitions.begin(), definitions.end(), poolsQueries))
        m_join.poolJudgments(qrels);
}

QueryValues QueryScorer::retrieved(const QueryJudgments& judgments,
                                   std::span<const RetrievedDocument> documents)
{
    QueryValues query = scored(judgments, documents);
    return countedValues(std::move(query.query), std::move(query.values), m_rules.noValue);
}

QueryValues QueryScorer::missing(const QueryJudgments& judgments)
{
    QueryValues query = scored(judgments, {});
    query.missing = true;
    query.counted.assign(m_evaluators.size(), 0.0);
    return query;
}

QueryValues QueryScorer::scored(const QueryJudgments& judgments,
                                std::span<const RetrievedDocument> documents)
{
    const JudgedRanking ranking = m_join(judgments, documents, m_rules.depth, m_rules.judgedOnly);
    std::optional<JudgedRanking> otherwise;
    QueryValues query;
    query.query = judgments.query;
    query.values.reserve(m_evaluators.size());
    for (const Evaluator& evaluator : m_evaluators) {
        const bool isOther = evaluator.definition().treatsUnjudgedOtherwise;
        if (isOther && !otherwise)
            otherwise = m_join(judgments, documents, m_rules.depth, !m_rules.judgedOnly);
        query.values.push_back(rounded(evaluator.value(isOther ? *otherwise : ranking),
                                       evaluator.definition(), m_rules.rounding));
    }
    return query;
}

std::optional<Fraction> QueryScorer::exact(const QueryJudgments& judgments,
                                           std::span<const RetrievedDocument> documents)
{
    if (m_rules.rounding != Rounding::None)
        return std::nullopt;
    return m_evaluators.front().exact(
        m_join(judgments, documents, m_rules.depth, m_rules.judgedOnly));
}

void QueryScorer::countAtCutoffs(const QueryJudgments& judgments,
                                 std::span<const RetrievedDocument> documents,
                                 std::span<Value> counted)
{
    const JudgedRanking ranking = m_join(judgments, documents, m_rules.depth, m_rules.judgedOnly);
    m_curves.make(std::span(m_evaluators).first(1), ranking, counted.size());
    const auto values = m_curves[0];
    std::transform(values.begin(), values.end(), counted.begin(),
                   [this, definition = m_evaluators.front().definition()](const Value& value) {
                       return countedAs(rounded(value, definition, m_rules.rounding),
                                        m_rules.noValue);
                   });
}

QueryValues countedValues(std::string query, std::vector<Value> values, NoValueRule rule)
{
    QueryValues counted{std::move(query), false, std::move(values), {}};
    counted.counted.reserve(counted.values.size());
    for (const Value& value : counted.values)
        counted.counted.push_back(countedAs(value, rule));
    return counted;
}

RunEvaluation evaluationOf(const Qrels& qrels, std::vector<std::optional<QueryValues>> scored,
                           std::vector<std::string> notJudged, QueryScorer scorer,
                           const EvaluationRules& rules)
{
    RunEvaluation evaluation;
    for (std::size_t i = 0; i < scored.size(); ++i) {
        const QueryJudgments& judgments = qrels.queries[i];
        if (!scored[i])
            evaluation.notInRun.push_back(judgments.query);
        if (scored[i])
            evaluation.queries.push_back(*std::move(scored[i]));
        else if (rules.missing == MissingRule::Zero)
            evaluation.queries.push_back(scorer.missing(judgments));
    }
    std::sort(notJudged.begin(), notJudged.end());
    evaluation.notJudged = std::move(notJudged);
    evaluation.means = meansOf(evaluation.queries, scorer.definitions());
    return evaluation;
}

}  // namespace core
