// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/run_changes.h"

#include "core/collections/collection/carried_edits.h"

#include <algorithm>

namespace core {

namespace {

std::size_t answeredQueries(const RunEvaluation& evaluation)
{
    return static_cast<std::size_t>(
        std::ranges::count(evaluation.queries, false, &QueryValues::missing));
}

}  // namespace

std::vector<RunChange> runChanges(const EvaluatedCollection& before,
                                  const EvaluatedCollection& after, std::size_t definition)
{
    const auto places = reruns(before.collection, after.collection);
    std::vector<RunChange> changes;
    for (std::size_t run = 0; run < places.size(); ++run) {
        if (!places[run])
            continue;
        const RunEvaluation& was = before.evaluation.runs[run];
        const RunEvaluation& is = after.evaluation.runs[*places[run]];
        const RunChange change{before.collection.runs[run].name, answeredQueries(was),
                               answeredQueries(is), was.means[definition], is.means[definition]};
        if (change.queriesBefore != change.queriesAfter || change.meanBefore != change.meanAfter)
            changes.push_back(change);
    }
    return changes;
}

}  // namespace core
