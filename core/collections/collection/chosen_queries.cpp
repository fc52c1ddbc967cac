// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/chosen_queries.h"

#include <algorithm>

namespace core {

RunEvaluation evaluationOver(const CollectionEvaluation& evaluation, std::size_t run,
                             std::span<const std::size_t> queries)
{
    const RunEvaluation& whole = evaluation.runs[run];
    std::vector<std::size_t> places;
    for (const std::size_t query : queries)
        if (const std::size_t place = evaluation.queries[query].inRun[run];
            place != CollectionQuery::notThere)
            places.push_back(place);
    std::sort(places.begin(), places.end());
    RunEvaluation chosen;
    for (const std::size_t place : places)
        chosen.queries.push_back(whole.queries[place]);
    chosen.isWeighted = whole.isWeighted;
    chosen.means = meansOf(chosen.queries, evaluation.definitions.size());
    return chosen;
}

}  // namespace core
