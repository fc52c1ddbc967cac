// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/rated_measures.h"

#include <algorithm>
#include <iterator>

namespace core {

bool isRatingOfRuns(const MeasureSpec& measure)
{
    switch (measure.measure) {
    case Measure::Judged:
    case Measure::Retrieved:
    case Measure::Relevant:
    case Measure::NonRelevantRetrieved:
    case Measure::Idcg:
        return false;
    default:
        return true;
    }
}

std::vector<std::size_t> unratedOf(std::span<const MeasureSpec> measures)
{
    std::vector<std::size_t> unrated;
    for (std::size_t i = 0; i < measures.size(); ++i)
        if (!isRatingOfRuns(measures[i]))
            unrated.push_back(i);
    return unrated;
}

std::vector<MeasureSpec> measuresOpened(const Collection& collection,
                                        std::span<const MeasureSpec> requested)
{
    constexpr std::size_t mostUnasked = 4;
    std::vector<MeasureSpec> there;
    if (collection.values)
        std::ranges::transform(collection.values->measures, std::back_inserter(there),
                               measureGiven);
    std::vector<MeasureSpec> opened;
    std::ranges::copy_if(requested, std::back_inserter(opened), [&](const MeasureSpec& measure) {
        return collection.values ? std::ranges::find(there, measure) != there.end()
                                 : measure.given.empty();
    });
    if (!opened.empty())
        return opened;
    if (!collection.values)
        return {{Measure::Ndcg, 10, {}}};
    for (const MeasureSpec& measure : there)
        if (isRatingOfRuns(measure) && opened.size() < mostUnasked)
            opened.push_back(measure);
    return opened.empty() ? there : opened;
}

}  // namespace core
