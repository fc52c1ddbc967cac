// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// What reloading its file changed in a run.
struct RunChange {
    std::string name;               ///< before
    std::size_t queriesBefore = 0;  ///< judged queries that the run answers
    std::size_t queriesAfter = 0;
    Value meanBefore = Undefined::NothingRetrieved;
    Value meanAfter = Undefined::NothingRetrieved;

    bool operator==(const RunChange&) const = default;
};

/// A collection with its values.
struct EvaluatedCollection {
    const Collection& collection;
    const CollectionEvaluation& evaluation;
};

/// The runs that have other queries or another mean after their files were reloaded; runs that are
/// gone or new are not among them. O(runs² + queries × runs).
/// @param definition an index that both evaluations have
std::vector<RunChange> runChanges(const EvaluatedCollection& before,
                                  const EvaluatedCollection& after, std::size_t definition);

}  // namespace core
