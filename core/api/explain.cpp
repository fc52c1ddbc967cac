// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"

#include "core/collections/collection/mean_curve.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/list_under_rules.h"
#include "core/rankings/evaluation/query_join.h"

#include <rankscope/explain.h>

#include <algorithm>

namespace rankscope {
inline namespace v0 {

namespace {

double gradeOf(core::Grade grade)
{
    return grade.hasValue() ? grade.value() : unjudged;
}

Step stepOf(const core::ExplainedRank& rank)
{
    return {rank.rank,          rank.inRanking, rank.counted,      gradeOf(rank.grade),
            rank.gain,          rank.weight,    rank.seen,         rank.term,
            rank.sum,           rank.inIdeal,   rank.idealCounted, gradeOf(rank.idealGrade),
            rank.idealGain,     rank.idealTerm, rank.idealSum,     rank.attainable,
            valueOf(rank.value)};
}

Explanation explanationOf(const core::MeasureSpec& definition, const core::JudgedRanking& query)
{
    const core::Explanation found = core::Evaluator(definition).explain(query);
    Explanation result{Inward::definition(definition),
                       valueOf(found.value),
                       fractionOf(found.exact),
                       found.earned,
                       found.attainable,
                       found.retrieved,
                       found.relevant};
    result.steps.reserve(found.ranks.size());
    for (const core::ExplainedRank& rank : found.ranks)
        result.steps.push_back(stepOf(rank));
    for (std::size_t i = 0; i < found.exactRanks.size(); ++i)
        result.steps[i].exact = fractionOf(found.exactRanks[i].value);
    return result;
}

struct QueryList {
    core::RankedList list;
    double topGrade;
};

QueryList listOf(const core::Qrels& qrels, const Run& run, std::string_view query,
                 const RulesInForce& rules)
{
    const core::QueryJudgments* const judgments = qrels.find(query);
    const auto results = rules.lists(run).find(query);
    if (!judgments && !results)
        throw Error("found no query “" + std::string(query) +
                    "”, expected one of the judgments or the run");
    return {core::listUnder(rules.evaluation, core::rankedList(judgments, results.get())),
            qrels.topGrade};
}

}  // namespace

Explanation explain(const Ranking& ranking, const Definition& definition)
{
    return explanationOf(Inward::of(definition), judgedRanking(ranking));
}

Ranking rankingOf(const Qrels& qrels, const Run& run, std::string_view query, const Rules& rules)
{
    const RulesInForce inForce(rules);
    const auto judgments = inForce.judgments(qrels);
    const auto [list, topGrade] = listOf(judgments->qrels, run, query, inForce);
    Ranking ranking{{}, {}, topGrade};
    for (const core::RankedItem& document : list.ranked)
        ranking.ranked.push_back(gradeOf(document.grade));
    for (const core::RankedItem& document : list.notRetrieved)
        ranking.notRetrieved.push_back(gradeOf(document.grade));
    return ranking;
}

Explanation explain(const Qrels& qrels, const Run& run, std::string_view query,
                    const Definition& definition, const Rules& rules)
{
    const RulesInForce inForce(rules);
    const auto judgments = inForce.judgments(qrels);
    const core::MeasureSpec asked = inForce.definitions({definition}).front();
    const auto [list, topGrade] = listOf(judgments->qrels, run, query, inForce);
    core::JudgedRanking ranking = core::judgedRanking(list, inForce.evaluation.ties, topGrade);
    if (core::poolsQueries(asked))
        ranking.setPool(core::gradesBestFirst(judgments->qrels));
    Explanation explanation = explanationOf(asked, ranking);
    for (std::size_t i = 0; i < std::min(explanation.steps.size(), list.ranked.size()); ++i)
        explanation.steps[i].document = list.ranked[i].id;
    return explanation;
}

std::vector<Value> curve(const Ranking& ranking, const Definition& definition, std::size_t depth)
{
    return valuesOf(core::Evaluator(Inward::of(definition)).curve(judgedRanking(ranking), depth));
}

std::vector<Value> meanCurve(const Qrels& qrels, const Run& run, const Definition& definition,
                             std::size_t depth, const Rules& rules)
{
    const RulesInForce inForce(rules);
    core::Collection collection;
    collection.qrels = inForce.judgments(qrels)->qrels;
    collection.runs.push_back({run.tag(), {}, inForce.lists(run)});
    std::vector<Value> values;
    for (const core::MeanAtCutoff& mean :
         core::meanCurve(collection, {}, 0, inForce.definitions({definition}).front(),
                         {inForce.evaluation, depth}, inForce.threads, inForce.stop))
        values.push_back(valueOf(mean.mean));
    inForce.end();
    return values;
}

}  // namespace v0
}  // namespace rankscope
