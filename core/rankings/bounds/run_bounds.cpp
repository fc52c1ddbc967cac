// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/run_bounds.h"

#include "core/metrics/scan/scan.h"
#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/bounds/mean_bounds.h"
#include "core/rankings/bounds/open_queries.h"
#include "core/rankings/evaluation/no_value.h"

namespace core {

namespace {

std::vector<BoundsFinder> finders(std::span<const MeasureSpec> definitions, const GradeScale& scale,
                                  const BoundsRules& rules, std::size_t depth)
{
    std::vector<BoundsFinder> all;
    for (const MeasureSpec& definition : definitions)
        all.emplace_back(definition, scale, rules, depth);
    return all;
}

/// What a query counts. The finder has already applied the rule to undefined values, unless the
/// rule skips the query.
CountedBounds countedByFinder(const Bounds& query, NoValueRule rule)
{
    return {query, query.mayBeUndefined && !countedAs(Value(*query.mayBeUndefined), rule)};
}

/// The mean under one definition; empty if the bounds of a query are unknown.
/// @param boundsOf a query's bounds, by definition
/// @param counted what a query with these bounds counts
template <class Queries, class BoundsOf, class Counted>
std::optional<Bounds> meanOver(const Queries& queries, std::size_t definition, BoundsOf boundsOf,
                               Counted counted)
{
    std::vector<CountedBounds> all;
    for (const auto& query : queries) {
        const auto& bounds = boundsOf(query)[definition];
        if (!bounds)
            return std::nullopt;
        all.push_back(counted(*bounds));
        if constexpr (requires { query.weight; })
            all.back().weight = query.weight;
    }
    return meanBounds(all);
}

QueryBounds boundsOfPair(const RunPairing& pairing, OpenQueries& lists, std::size_t i,
                         std::span<const BoundsFinder> finders, double topGrade)
{
    OpenPair pair = pairing.pair(lists, i);
    pair.a.keepEnds(topGrade);
    pair.b.keepEnds(topGrade);
    QueryBounds result{pairing.query(i), {}, {}, pairing.weight(i)};
    for (const BoundsFinder& finder : finders) {
        const auto bounds = pairing.bounds(finder, pair, i, World::Both);
        const bool isMoved = bounds && bounds->extent && bounds->extent->width() > 0;
        const std::size_t cutoff = finder.definition().cutoff.value_or(noCutoff);
        result.bounds.push_back(bounds);
        result.open.push_back(isMoved ? pair.openUpTo(cutoff) : 0);
    }
    return result;
}

}  // namespace

RunBounds boundsOf(const Qrels& qrels, const EvaluatedRun& run,
                   std::span<const MeasureSpec> definitions, const EvaluationRules& rules,
                   const GradeScale& scale, const Threads& threads)
{
    const auto& queries = run.evaluation.queries;
    const auto all = finders(definitions, scale, {NoValueRule::Skip, rules.rounding},
                             mostDocuments(qrels, run.run, nullptr));
    RunBounds bounds;
    bounds.queries.resize(queries.size());
    forEachQuery(queries.size(), OpenQueries(qrels, rules), threads, {},
                 [&](OpenQueries& lists, std::size_t i) {
                     const std::string& query = queries[i].query;
                     const auto results = run.run.find(query);
                     OpenList list =
                         lists.list(*qrels.find(query),
                                    results ? std::span<const RetrievedDocument>(results->documents)
                                            : std::span<const RetrievedDocument>());
                     list.keepEnds(scale.back());
                     const OpenList* const one = &list;
                     for (const BoundsFinder& finder : all)
                         bounds.queries[i].push_back(
                             queries[i].missing ? boundsOfMissing()
                                                : boundsIn(World::Both, finder, {&one, 1}));
                 });
    for (std::size_t definition = 0; definition < definitions.size(); ++definition)
        bounds.means.push_back(meanOver(
            bounds.queries, definition,
            [](const BoundsByDefinition& query) -> const BoundsByDefinition& { return query; },
            [&](const Bounds& query) { return countedBounds(query, rules.noValue); }));
    return bounds;
}

Verdict DifferenceBounds::verdict() const
{
    if (!mean.extent)
        return Verdict::Open;
    if (mean.extent->min > 0)
        return Verdict::BHigher;
    if (mean.extent->max < 0)
        return Verdict::AHigher;
    return mean.extent->min == mean.extent->max ? Verdict::Equal : Verdict::Open;
}

std::vector<QueryBounds> queryBounds(const Qrels& qrels, const EvaluatedRun& a,
                                     const EvaluatedRun* b,
                                     std::span<const MeasureSpec> definitions,
                                     const EvaluationRules& rules, const GradeScale& scale,
                                     const Threads& threads, const std::stop_token& stop)
{
    const RunPairing pairing(qrels, a, b, rules);
    const auto all =
        finders(definitions, scale, {rules.noValue, rules.rounding}, pairing.mostDocuments());
    std::vector<QueryBounds> queries(pairing.count());
    forEachQuery(pairing.count(), pairing.lists(), threads, stop,
                 [&](OpenQueries& lists, std::size_t i) {
                     queries[i] = boundsOfPair(pairing, lists, i, all, scale.back());
                 });
    return queries;
}

std::optional<QueryBounds> boundsOfQuery(std::string_view query, const Qrels& qrels,
                                         const EvaluatedRun& a, const EvaluatedRun* b,
                                         std::span<const MeasureSpec> definitions,
                                         const EvaluationRules& rules, const GradeScale& scale)
{
    const RunPairing pairing(qrels, a, b, rules);
    const auto place = pairing.find(query);
    if (!place)
        return std::nullopt;
    OpenQueries lists = pairing.lists();
    return boundsOfPair(
        pairing, lists, *place,
        finders(definitions, scale, {rules.noValue, rules.rounding}, pairing.mostDocuments()),
        scale.back());
}

std::optional<Extent> reachOf(std::span<const QueryBounds> queries, std::size_t definition)
{
    std::optional<Extent> reach;
    for (const QueryBounds& query : queries) {
        const auto& bounds = query.bounds[definition];
        if (!bounds || !bounds->extent)
            continue;
        const Extent own = bounds->openWorld.value_or(*bounds->extent);
        reach = reach.value_or(own).with(own.min).with(own.max);
    }
    return reach;
}

std::vector<std::optional<DifferenceBounds>>
meanDifferences(std::span<const QueryBounds> queries, std::size_t definitions, NoValueRule rule)
{
    std::vector<std::optional<DifferenceBounds>> means;
    for (std::size_t definition = 0; definition < definitions; ++definition) {
        const auto mean = meanOver(
            queries, definition,
            [](const QueryBounds& query) -> const BoundsByDefinition& { return query.bounds; },
            [rule](const Bounds& query) { return countedByFinder(query, rule); });
        auto& bounds = means.emplace_back();
        if (!mean)
            continue;
        bounds = DifferenceBounds{*mean, 0};
        for (const QueryBounds& query : queries)
            bounds->open += query.open[definition];
    }
    return means;
}

}  // namespace core
