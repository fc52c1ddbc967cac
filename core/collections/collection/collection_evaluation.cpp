// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"

#include "core/foundation/text/natural_order.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

std::vector<CollectionQuery> queriesOf(const Collection& collection, const Qrels& qrels,
                                       const std::vector<RunEvaluation>& runs)
{
    std::vector<CollectionQuery> queries;
    std::unordered_map<std::string_view, std::size_t> places;
    const auto placeOf = [&](std::string_view id) {
        const auto [known, isNew] = places.try_emplace(id, queries.size());
        if (isNew)
            queries.push_back({std::string(id), false,
                               std::vector<std::size_t>(runs.size(), CollectionQuery::notThere)});
        return known->second;
    };
    for (const QueryJudgments& query : qrels.queries)
        queries[placeOf(query.query)].isJudged = true;
    const std::vector<std::string> given =
        collection.values ? queryIdsOf(*collection.values) : std::vector<std::string>();
    for (const std::string& query : given)
        queries[placeOf(query)].isJudged = true;
    const bool isWeighted = std::ranges::any_of(runs, &RunEvaluation::isWeighted);
    for (CollectionQuery& query : queries) {
        if (!isWeighted || !query.isJudged)
            continue;
        const auto weight = collection.weights->weights.find(query.id);
        query.isWeightless = weight != collection.weights->weights.end() && weight->second == 0;
    }
    for (const QueryJudgments& query : collection.qrels.queries)
        placeOf(query.query);
    for (const NamedRun& run : collection.runs)
        for (const ListedQuery& query : run.lists.queries())
            placeOf(query.query);
    for (std::size_t run = 0; run < runs.size(); ++run)
        for (std::size_t i = 0; i < runs[run].queries.size(); ++i)
            queries[placeOf(runs[run].queries[i].query)].inRun[run] = i;
    std::ranges::sort(queries, [](const CollectionQuery& a, const CollectionQuery& b) {
        return naturallyLess(a.id, b.id);
    });
    return queries;
}

}  // namespace

std::optional<Value> CollectionEvaluation::counted(std::size_t query, std::size_t run,
                                                   std::size_t definition) const
{
    const std::size_t place = queries[query].inRun[run];
    if (place == CollectionQuery::notThere)
        return std::nullopt;
    return runs[run].queries[place].counted[definition];
}

std::optional<double> CollectionEvaluation::difference(std::size_t query, std::size_t a,
                                                       std::size_t b, std::size_t definition) const
{
    const auto inA = counted(query, a, definition);
    const auto inB = counted(query, b, definition);
    if (!inA || !inB || !*inA || !*inB)
        return std::nullopt;
    return **inB - **inA;
}

std::optional<std::size_t> CollectionEvaluation::find(std::string_view id) const
{
    const auto found = std::ranges::find(queries, id, &CollectionQuery::id);
    if (found == queries.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - queries.begin());
}

CollectionEvaluation evaluateCollection(const Collection& collection, const QueryEdits& edits,
                                        std::span<const MeasureSpec> definitions,
                                        const EvaluationRules& rules, const Threads& threads,
                                        const std::stop_token& stop,
                                        const std::function<void(std::size_t)>& scored)
{
    CollectionEvaluation evaluation{{definitions.begin(), definitions.end()}, rules, {}, {}};
    if (collection.values) {
        evaluation.runs = evaluationsOf(*collection.values, definitions, rules.missing);
        for (RunEvaluation& run : evaluation.runs)
            if (collection.weights)
                weigh(run, *collection.weights);
        evaluation.queries = queriesOf(collection, {}, evaluation.runs);
        return evaluation;
    }
    const Qrels edited = edits.empty() ? Qrels() : editedQrels(collection, edits);
    const Qrels& qrels = edits.empty() ? collection.qrels : edited;
    evaluation.topGrade = qrels.topGrade;
    for (std::size_t i = 0; i < collection.runs.size() && !stop.stop_requested(); ++i) {
        evaluation.runs.push_back(
            evaluateRun(qrels, editedRun(collection, edits, i), definitions, rules, threads, stop));
        if (collection.weights)
            weigh(evaluation.runs.back(), *collection.weights);
        if (scored)
            scored(i);
    }
    evaluation.queries = queriesOf(collection, qrels, evaluation.runs);
    return evaluation;
}

std::optional<ParseError> staleRun(const Collection& collection)
{
    const auto lost = std::ranges::find_if(collection.runs,
                                           [](const NamedRun& run) { return run.lists.isStale(); });
    if (lost == collection.runs.end())
        return std::nullopt;
    return ParseError{lost->path, 0, ErrorCode::CannotOpen, "The file changed in the meantime"};
}

bool evaluateAgain(CollectionEvaluation& evaluation, const Collection& collection,
                   const QueryEdits& edits, std::string_view query)
{
    const auto row = evaluation.find(query);
    const std::vector<Judgment>* judgments = judgmentsOf(collection, edits, query);
    if (!row || !judgments || !evaluation.queries[*row].isJudged ||
        evaluation.rules.scope == JudgmentScope::AnyQuery ||
        topGradeOf(collection, edits) != evaluation.topGrade)
        return false;
    const Qrels one{{{std::string(query), *judgments}}, evaluation.topGrade, {}, {}};
    std::vector<std::optional<QueryValues>> scored(evaluation.runs.size());
    for (std::size_t i = 0; i < evaluation.runs.size(); ++i) {
        const auto results = resultsOf(collection, edits, query, i);
        Run run;
        if (results)
            run.queries.push_back(*results);
        if (collection.runs[i].lists.isStale())
            return false;
        RunEvaluation again = evaluateRun(one, run, evaluation.definitions, evaluation.rules);
        const bool isThere = evaluation.queries[*row].inRun[i] != CollectionQuery::notThere;
        if (isThere == again.queries.empty())
            return false;
        if (isThere)
            scored[i] = std::move(again.queries.front());
    }
    for (std::size_t i = 0; i < scored.size(); ++i) {
        if (!scored[i])
            continue;
        RunEvaluation& run = evaluation.runs[i];
        QueryValues& place = run.queries[evaluation.queries[*row].inRun[i]];
        scored[i]->weight = place.weight;
        place = *std::move(scored[i]);
        run.means = meansOf(run.queries, evaluation.definitions.size());
    }
    return true;
}

}  // namespace core
