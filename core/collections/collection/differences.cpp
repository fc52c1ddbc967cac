// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/differences.h"

#include "core/metrics/statistics/weighted_t.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace core {

namespace {

std::vector<double> numbersOf(const std::vector<QueryDifference>& queries)
{
    std::vector<double> numbers;
    numbers.reserve(queries.size());
    std::transform(queries.begin(), queries.end(), std::back_inserter(numbers),
                   [](const QueryDifference& query) { return query.difference(); });
    return numbers;
}

std::vector<double> weightsOf(const std::vector<QueryDifference>& queries)
{
    std::vector<double> weights;
    weights.reserve(queries.size());
    std::ranges::transform(queries, std::back_inserter(weights), &QueryDifference::weight);
    return weights;
}

double meanOfValues(const Differences& differences, double QueryDifference::*value)
{
    std::vector<double> values;
    values.reserve(differences.queries.size());
    std::ranges::transform(differences.queries, std::back_inserter(values), value);
    return differences.isWeighted ? weightedMean(values, weightsOf(differences.queries))
                                  : meanOf(values);
}

}  // namespace

double Differences::meanA() const
{
    return meanOfValues(*this, &QueryDifference::a);
}

double Differences::meanB() const
{
    return meanOfValues(*this, &QueryDifference::b);
}

double Differences::meanDifference() const
{
    return isWeighted ? weightedMean(numbersOf(queries), weightsOf(queries))
                      : core::meanDifference(numbersOf(queries));
}

std::optional<Interval> Differences::interval(double alpha) const
{
    const std::vector<double> each = numbersOf(queries);
    const auto test = isWeighted ? weightedT(each, weightsOf(queries)) : pairedT(each);
    return test ? std::optional(confidenceInterval(*test, alpha)) : std::nullopt;
}

Differences differencesOf(const CollectionEvaluation& evaluation, std::size_t a, std::size_t b,
                          std::size_t definition, std::span<const std::size_t> queries)
{
    Differences found;
    found.isWeighted = evaluation.runs[a].isWeighted;
    found.queries.reserve(queries.size());
    for (const std::size_t query : queries) {
        const auto inA = evaluation.counted(query, a, definition);
        const auto inB = evaluation.counted(query, b, definition);
        if (!evaluation.queries[query].isJudged)
            ++found.leftOut.notJudged;
        else if (evaluation.queries[query].isWeightless)
            ++found.leftOut.weightless;
        else if (!inA || !inB)
            ++found.leftOut.notInBoth;
        else if (!*inA || !*inB)
            ++found.leftOut.withoutValue;
        else
            found.queries.push_back(
                {query, **inA, **inB,
                 evaluation.runs[a].queries[evaluation.queries[query].inRun[a]].weight});
    }
    std::ranges::sort(found.queries, [](const QueryDifference& left, const QueryDifference& right) {
        return std::tuple(left.difference(), left.query) <
               std::tuple(right.difference(), right.query);
    });
    found.counts = winTieLoss(numbersOf(found.queries));
    return found;
}

}  // namespace core
