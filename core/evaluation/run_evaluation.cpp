#include "core/evaluation/run_evaluation.h"

#include "core/evaluation/query_join.h"
#include "core/metric/evaluator.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Whether the rule for queries without a value applies. A query that a definition itself leaves
/// out (nohit=skip) stays out, and one whose grades do not fit the scale is no 0.
bool isCountable(Undefined reason)
{
    switch (reason) {
    case Undefined::NoRelevant:
    case Undefined::NoGain:
    case Undefined::NothingRetrieved:
    case Undefined::NoPairs:
        return true;
    case Undefined::NoHit:
    case Undefined::GradeAboveScale:
    case Undefined::Overflow:
    case Undefined::NoSamples:
    case Undefined::NoPositives:
    case Undefined::NoNegatives:
    case Undefined::NonePredictedPositive:
    case Undefined::NonePredictedNegative:
    case Undefined::NotAProbability:
    case Undefined::ChanceIsCertain:
    case Undefined::InfiniteScore:
    case Undefined::OneOfAClass:
    case Undefined::Weighted:
    case Undefined::NoMixedGroup:
        break;
    }
    return false;
}

Value countedAs(const Value& value, NoValueRule rule)
{
    if (value || rule == NoValueRule::Skip || !isCountable(value.reason()))
        return value;
    return rule == NoValueRule::One ? 1.0 : 0.0;
}

/// Scores the queries of one collection, one after another.
class QueryScorer {
public:
    QueryScorer(const Qrels& qrels, std::span<const Definition> definitions,
                const EvaluationRules& rules)
        : m_rules(rules)
        , m_evaluators(definitions.begin(), definitions.end())
        , m_join(qrels, rules.scope, rules.ties)
    {}

    QueryValues retrieved(const QueryJudgments& judgments, const QueryResults& results)
    {
        QueryValues query = scored(judgments, results.documents);
        for (const Value& value : query.values)
            query.counted.push_back(countedAs(value, m_rules.noValue));
        return query;
    }

    QueryValues missing(const QueryJudgments& judgments)
    {
        QueryValues query = scored(judgments, {});
        query.missing = true;
        query.counted.assign(m_evaluators.size(), 0.0);
        return query;
    }

private:
    QueryValues scored(const QueryJudgments& judgments,
                       std::span<const RetrievedDocument> documents)
    {
        const JudgedRanking ranking =
            m_join(judgments, documents, m_rules.depth, m_rules.judgedOnly);
        QueryValues query;
        query.query = judgments.query;
        for (const Evaluator& evaluator : m_evaluators)
            query.values.push_back(evaluator.value(ranking));
        return query;
    }

    EvaluationRules m_rules;
    std::vector<Evaluator> m_evaluators;
    QueryJoin m_join;
};

std::vector<Value> meansOf(const std::vector<QueryValues>& queries, std::size_t definitions)
{
    std::vector<Value> means;
    std::vector<Value> column(queries.size(), 0.0);
    for (std::size_t definition = 0; definition < definitions; ++definition) {
        std::transform(
            queries.begin(), queries.end(), column.begin(),
            [definition](const QueryValues& query) { return query.counted[definition]; });
        means.push_back(meanOf(column));
    }
    return means;
}

}  // namespace

RunEvaluation evaluateRun(const Qrels& qrels, const Run& run,
                          std::span<const Definition> definitions, const EvaluationRules& rules,
                          const Threads& threads, const std::stop_token& stop)
{
    constexpr std::size_t pieceSize = 32;
    const std::size_t judged = qrels.queries.size();
    const QueryScorer scorer(qrels, definitions, rules);
    std::vector<std::optional<QueryValues>> scored(judged);
    threads.run((judged + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
        if (stop.stop_requested())
            return;
        QueryScorer own = scorer;
        const std::size_t end = std::min(judged, (piece + 1) * pieceSize);
        for (std::size_t i = piece * pieceSize; i < end; ++i) {
            const QueryJudgments& judgments = qrels.queries[i];
            if (const QueryResults* results = run.find(judgments.query))
                scored[i] = own.retrieved(judgments, *results);
            else if (rules.missing == MissingRule::Zero)
                scored[i] = own.missing(judgments);
        }
    });

    RunEvaluation evaluation;
    for (std::size_t i = 0; i < judged; ++i) {
        if (!scored[i] || scored[i]->missing)
            evaluation.notInRun.push_back(qrels.queries[i].query);
        if (scored[i])
            evaluation.queries.push_back(*std::move(scored[i]));
    }
    for (const QueryResults& results : run.queries)
        if (!qrels.find(results.query))
            evaluation.notJudged.push_back(results.query);
    evaluation.means = meansOf(evaluation.queries, definitions.size());
    return evaluation;
}

}  // namespace core
