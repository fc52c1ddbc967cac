// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"
#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// What the filters of saved groups refer to.
struct FilteredRuns {
    MeasureSpec measure;  ///< the current one
    std::size_t a = 0;    ///< index of a run
    std::size_t b = 0;    ///< the same as a: there are no differences
    EvaluationRules rules = {};
};

/// The groups of the collection's files, then the saved ones, each of which may use those before
/// it. A filter that cannot be parsed matches nothing. Scores every run.
std::vector<QueryGroup> groupsOf(const Collection& collection, const QueryEdits& edits,
                                 std::span<const SavedGroup> saved, const FilteredRuns& runs,
                                 const Threads& threads = Threads());

}  // namespace core
