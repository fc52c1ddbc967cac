// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <memory>
#include <string>

namespace ui {

class CollectionDocument;

/// One query under the two runs in front, as it is now: all that looking into it needs, so that it
/// may be looked into beside the window's own work.
struct QueryPair {
    std::shared_ptr<const core::Collection> collection;
    core::QueryEdits edits;  ///< of this query alone
    std::string query;
    std::size_t runA = 0;
    std::size_t runB = 0;
    bool hasTwoRuns = false;  ///< else run A stands alone
    core::MeasureSpec definition;
    core::EvaluationRules rules;
    double topGrade = 0;  ///< of the collection's grade scale

    core::RankedList listA() const { return core::listOf(*collection, edits, query, runA); }
    /// Empty where run A stands alone.
    core::RankedList listB() const;
    /// How many documents the lists have together.
    std::size_t amount() const;
};

/// @param query as the document names it
QueryPair queryPair(const CollectionDocument& document, std::size_t query);

}  // namespace ui
