#include "core/bounds/run_bounds.h"

#include "core/bounds/bounds_finder.h"
#include "core/bounds/mean_bounds.h"
#include "core/bounds/open_queries.h"
#include "core/comparison/paired_queries.h"
#include "core/evaluation/no_value.h"
#include "core/scan/scan.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core {

namespace {

using Documents = std::span<const RetrievedDocument>;

std::vector<BoundsFinder> finders(std::span<const Definition> definitions, const GradeScale& scale,
                                  const BoundsRules& rules)
{
    std::vector<BoundsFinder> all;
    for (const Definition& definition : definitions)
        all.emplace_back(definition, scale, rules);
    return all;
}

/// Calls work(own copy of `lists`, i) for every i below `count`.
template <class Work>
void forEachQuery(std::size_t count, const OpenQueries& lists, const Threads& threads, Work work)
{
    constexpr std::size_t pieceSize = 32;
    threads.run((count + pieceSize - 1) / pieceSize, [&](std::size_t piece) {
        OpenQueries own = lists;
        const std::size_t end = std::min(count, (piece + 1) * pieceSize);
        for (std::size_t i = piece * pieceSize; i < end; ++i)
            work(own, i);
    });
}

Documents documentsOf(const Run& run, const std::string& query)
{
    const QueryResults* results = run.find(query);
    return results ? Documents(results->documents) : Documents();
}

Bounds fixedAt(double value)
{
    return {Extent{value, value}, std::nullopt, true};
}

std::optional<Bounds> negated(std::optional<Bounds> bounds)
{
    if (bounds && bounds->extent)
        bounds->extent = Extent{0 - bounds->extent->max, 0 - bounds->extent->min};
    return bounds;
}

/// The mean under one definition; none where the bounds of a query are not known.
/// @param counted what a query counts whose bounds are these
template <class Counted>
std::optional<Bounds> meanOver(const std::vector<BoundsByDefinition>& queries,
                               std::size_t definition, Counted counted)
{
    std::vector<CountedBounds> all;
    for (const BoundsByDefinition& query : queries) {
        if (!query[definition])
            return std::nullopt;
        all.push_back(counted(*query[definition]));
    }
    return meanBounds(all);
}

/// Two runs, query by query.
class Pairing {
public:
    Pairing(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun& b,
            const EvaluationRules& rules)
        : m_qrels(qrels)
        , m_a(a)
        , m_b(b)
        , m_lists(qrels, rules)
        , m_rules(rules)
        , m_common(commonQueries(a.evaluation, b.evaluation))
    {}

    std::vector<std::optional<DifferenceBounds>> bounds(std::span<const Definition> definitions,
                                                        const GradeScale& scale,
                                                        const Threads& threads) const
    {
        const auto all = finders(definitions, scale, {m_rules.noValue, m_rules.rounding});
        std::vector<BoundsByDefinition> queries(m_common.size());
        std::vector<std::vector<std::size_t>> open(m_common.size());
        forEachQuery(m_common.size(), m_lists, threads, [&](OpenQueries& lists, std::size_t i) {
            std::tie(queries[i], open[i]) = ofQuery(lists, m_common[i], all, scale.back());
        });
        std::vector<std::optional<DifferenceBounds>> result;
        for (std::size_t definition = 0; definition < definitions.size(); ++definition) {
            const auto mean =
                meanOver(queries, definition, [&](const Bounds& query) { return counted(query); });
            auto& bounds = result.emplace_back();
            if (!mean)
                continue;
            bounds = DifferenceBounds{*mean, 0};
            for (const auto& counts : open)
                bounds->open += counts[definition];
        }
        return result;
    }

private:
    using OfQuery = std::pair<BoundsByDefinition, std::vector<std::size_t>>;

    OfQuery ofQuery(OpenQueries& lists, const CommonQuery& query,
                    std::span<const BoundsFinder> finders, double topGrade) const
    {
        const QueryValues& inA = m_a.evaluation.queries[query.inA];
        const QueryValues& inB = m_b.evaluation.queries[query.inB];
        const QueryJudgments& judgments = *m_qrels.find(inA.query);
        OpenPair pair =
            lists.pair(judgments, documentsOf(m_a.run, inA.query), documentsOf(m_b.run, inA.query));
        pair.a.keepEnds(topGrade);
        pair.b.keepEnds(topGrade);
        OfQuery result;
        for (const BoundsFinder& finder : finders) {
            const auto bounds = difference(finder, pair, inA.missing, inB.missing);
            const bool isMoved = bounds && bounds->extent && bounds->extent->width() > 0;
            const std::size_t cutoff = finder.definition().cutoff.value_or(noCutoff);
            result.first.push_back(bounds);
            result.second.push_back(isMoved ? pair.openUpTo(cutoff) : 0);
        }
        return result;
    }

    /// The finder has counted by the rule what has no value, unless that leaves the query out.
    CountedBounds counted(const Bounds& query) const
    {
        return {query,
                query.mayBeUndefined && !countedAs(Value(*query.mayBeUndefined), m_rules.noValue)};
    }

    /// What a run lacks counts 0, whatever is judged.
    static std::optional<Bounds> difference(const BoundsFinder& finder, const OpenPair& pair,
                                            bool lacksA, bool lacksB)
    {
        if (lacksA && lacksB)
            return fixedAt(0);
        if (lacksA)
            return finder.ofValue(pair.b);
        return lacksB ? negated(finder.ofValue(pair.a)) : finder.ofDifference(pair.a, pair.b);
    }

    const Qrels& m_qrels;
    EvaluatedRun m_a;
    EvaluatedRun m_b;
    OpenQueries m_lists;
    EvaluationRules m_rules;
    std::vector<CommonQuery> m_common;
};

}  // namespace

RunBounds boundsOf(const Qrels& qrels, const EvaluatedRun& run,
                   std::span<const Definition> definitions, const EvaluationRules& rules,
                   const GradeScale& scale, const Threads& threads)
{
    const auto& queries = run.evaluation.queries;
    const auto all = finders(definitions, scale, {NoValueRule::Skip, rules.rounding});
    RunBounds bounds;
    bounds.queries.resize(queries.size());
    forEachQuery(
        queries.size(), OpenQueries(qrels, rules), threads, [&](OpenQueries& lists, std::size_t i) {
            const std::string& query = queries[i].query;
            OpenList list = lists.list(*qrels.find(query), documentsOf(run.run, query));
            list.keepEnds(scale.back());
            for (const BoundsFinder& finder : all)
                bounds.queries[i].push_back(queries[i].missing ? fixedAt(0) : finder.ofValue(list));
        });
    for (std::size_t definition = 0; definition < definitions.size(); ++definition)
        bounds.means.push_back(meanOver(bounds.queries, definition, [&](const Bounds& query) {
            return countedBounds(query, rules.noValue);
        }));
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

std::vector<std::optional<DifferenceBounds>>
differenceBounds(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun& b,
                 std::span<const Definition> definitions, const EvaluationRules& rules,
                 const GradeScale& scale, const Threads& threads)
{
    return Pairing(qrels, a, b, rules).bounds(definitions, scale, threads);
}

}  // namespace core
