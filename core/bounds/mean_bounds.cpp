#include "core/bounds/mean_bounds.h"

#include "core/evaluation/no_value.h"
#include "core/evaluation/run_evaluation.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace core {

namespace {

using End = double Extent::*;

/// The mean of what the queries count at one end, taken in where `counts` says so.
template <class Counts>
RunningMean meanAt(std::span<const CountedBounds> queries, End end, Counts counts)
{
    RunningMean mean;
    for (std::size_t i = 0; i < queries.size(); ++i)
        if (queries[i].bounds.extent && counts(i))
            mean.add((*queries[i].bounds.extent).*end);
    return mean;
}

/// @param isFurther whether one number is nearer to the end that is asked for than another
template <class IsFurther>
Value extremeMean(std::span<const CountedBounds> queries, End end, IsFurther isFurther)
{
    std::vector<bool> counts(queries.size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        counts[i] = !queries[i].mayBeLeftOut;
        if (queries[i].mayBeLeftOut && queries[i].bounds.extent)
            open.push_back(i);
    }
    const auto valueOf = [&](std::size_t i) { return (*queries[i].bounds.extent).*end; };
    std::stable_sort(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
        return isFurther(valueOf(a), valueOf(b));
    });
    RunningMean mean = meanAt(queries, end, [&](std::size_t i) { return counts[i]; });
    for (const std::size_t i : open) {
        if (mean.count() > 0 && !isFurther(valueOf(i), *mean.value()))
            break;
        mean.add(valueOf(i));
        counts[i] = true;
    }
    // In the order of the queries, as the mean of their values is summed.
    return meanAt(queries, end, [&](std::size_t i) { return counts[i]; }).value();
}

}  // namespace

CountedBounds countedBounds(const Bounds& ofValue, NoValueRule rule)
{
    CountedBounds counted{ofValue, false};
    if (!ofValue.mayBeUndefined)
        return counted;
    const Value count = countedAs(Value(*ofValue.mayBeUndefined), rule);
    counted.mayBeLeftOut = !count;
    if (count) {
        Extent& extent = counted.bounds.extent
                             ? *counted.bounds.extent
                             : counted.bounds.extent.emplace(Extent{*count, *count});
        extent.min = std::min(extent.min, *count);
        extent.max = std::max(extent.max, *count);
    }
    return counted;
}

Bounds meanBounds(std::span<const CountedBounds> queries)
{
    Bounds mean;
    for (const CountedBounds& query : queries) {
        mean.isExact = mean.isExact && query.bounds.isExact;
        if (!mean.mayBeUndefined)
            mean.mayBeUndefined = query.bounds.mayBeUndefined;
    }
    const Value min = extremeMean(queries, &Extent::min, std::less<>());
    const Value max = extremeMean(queries, &Extent::max, std::greater<>());
    if (min && max)
        mean.extent = Extent{*min, *max};
    return mean;
}

}  // namespace core
