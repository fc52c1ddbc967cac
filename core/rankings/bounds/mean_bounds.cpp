// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/mean_bounds.h"

#include "core/rankings/bounds/open_world.h"
#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace core {

namespace {

using ExtentOf = std::optional<Extent> Bounds::*;  // of the closed world, or of the open one

/// What a query counts at one end of its range.
struct End {
    ExtentOf world;
    double Extent::*end;

    std::optional<double> of(const CountedBounds& query) const
    {
        const auto& extent = query.bounds.*world;
        return extent ? std::optional((*extent).*end) : std::nullopt;
    }
};

/// The mean of what the queries count at one end, over those for which `counts` is true.
template <class Counts>
RunningMean meanAt(std::span<const CountedBounds> queries, const End& end, Counts counts)
{
    RunningMean mean;
    for (std::size_t i = 0; i < queries.size(); ++i)
        if (const auto value = end.of(queries[i]); value && counts(i))
            mean.add(*value, queries[i].weight);
    return mean;
}

/// @param isFurther whether one number is nearer to the requested end than another
template <class IsFurther>
Value extremeMean(std::span<const CountedBounds> queries, const End& end, IsFurther isFurther)
{
    std::vector<bool> counts(queries.size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        counts[i] = !queries[i].mayBeLeftOut;
        if (queries[i].mayBeLeftOut && end.of(queries[i]))
            open.push_back(i);
    }
    const auto valueOf = [&](std::size_t i) { return *end.of(queries[i]); };
    std::ranges::stable_sort(
        open, [&](std::size_t a, std::size_t b) { return isFurther(valueOf(a), valueOf(b)); });
    RunningMean mean = meanAt(queries, end, [&](std::size_t i) { return counts[i]; });
    for (const std::size_t i : open) {
        if (mean.count() > 0 && !isFurther(valueOf(i), *mean.value()))
            break;
        mean.add(valueOf(i), queries[i].weight);
        counts[i] = true;
    }
    // Sums in the order of the queries, like the mean of their values.
    return meanAt(queries, end, [&](std::size_t i) { return counts[i]; }).value();
}

std::optional<Extent> meanIn(ExtentOf world, std::span<const CountedBounds> queries)
{
    const Value min = extremeMean(queries, {world, &Extent::min}, std::less<>());
    const Value max = extremeMean(queries, {world, &Extent::max}, std::greater<>());
    return min && max ? std::optional(Extent{*min, *max}) : std::nullopt;
}

void widen(std::optional<Extent>& extent, double value)
{
    extent = extent ? extent->with(value) : Extent{value, value};
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
        if (counted.bounds.openWorld)
            widen(counted.bounds.openWorld, *count);
        widen(counted.bounds.extent, *count);
    }
    return counted;
}

Bounds meanBounds(std::span<const CountedBounds> queries)
{
    Bounds mean;
    bool isOpenKnown = true;
    for (const CountedBounds& query : queries) {
        mean.isExact = mean.isExact && query.bounds.isExact;
        isOpenKnown = isOpenKnown && (query.bounds.openWorld || !query.bounds.extent);
        if (!mean.mayBeUndefined && (query.mayBeLeftOut || !query.bounds.extent))
            mean.mayBeUndefined = query.bounds.mayBeUndefined;
    }
    mean.extent = meanIn(&Bounds::extent, queries);
    if (isOpenKnown)
        mean.openWorld = meanIn(&Bounds::openWorld, queries);
    return mean;
}

std::optional<Bounds> meanBounds(std::span<const OpenList> lists, const BoundsFinder& finder,
                                 NoValueRule rule, const std::stop_token& stop)
{
    std::vector<CountedBounds> counted;
    for (const OpenList& list : lists) {
        const OpenList* const one = &list;
        const auto bounds = boundsIn(World::Both, finder, {&one, 1});
        if (!bounds || stop.stop_requested())
            return std::nullopt;
        counted.push_back(countedBounds(*bounds, rule));
    }
    return meanBounds(counted);
}

}  // namespace core
