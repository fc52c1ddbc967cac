// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/rated_measures.h"

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

}  // namespace core
