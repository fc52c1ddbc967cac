// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/differences.h"

#include "core/metrics/statistics/paired_t.h"

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

}  // namespace

double Differences::meanDifference() const
{
    return core::meanDifference(numbersOf(queries));
}

Differences differencesOf(const CollectionEvaluation& evaluation, std::size_t a, std::size_t b,
                          std::size_t definition, std::span<const std::size_t> queries)
{
    Differences found;
    found.queries.reserve(queries.size());
    for (const std::size_t query : queries) {
        const auto inA = evaluation.counted(query, a, definition);
        const auto inB = evaluation.counted(query, b, definition);
        if (!evaluation.queries[query].isJudged)
            ++found.leftOut.notJudged;
        else if (!inA || !inB)
            ++found.leftOut.notInBoth;
        else if (!*inA || !*inB)
            ++found.leftOut.withoutValue;
        else
            found.queries.push_back({query, **inA, **inB});
    }
    std::ranges::sort(found.queries, [](const QueryDifference& left, const QueryDifference& right) {
        return std::tuple(left.difference(), left.query) <
               std::tuple(right.difference(), right.query);
    });
    found.counts = winTieLoss(numbersOf(found.queries));
    return found;
}

}  // namespace core
