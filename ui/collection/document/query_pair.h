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

/// One query under the two current runs: a copy of all data needed to analyse it in the background.
struct QueryPair {
    std::shared_ptr<const core::Collection> collection;
    core::QueryEdits edits;  ///< of this query only
    std::string query;
    std::size_t runA = 0;
    std::size_t runB = 0;
    bool hasTwoRuns = false;  ///< else there is only run A
    core::MeasureSpec definition;
    core::EvaluationRules rules;
    double topGrade = 0;  ///< of the collection's grade scale

    core::RankedList listA() const { return core::listOf(*collection, edits, query, runA); }
    /// Empty if there is only run A.
    core::RankedList listB() const;
    /// The total number of documents in the lists.
    std::size_t amount() const;
};

/// @param query its index in the document
QueryPair queryPair(const CollectionDocument& document, std::size_t query);

}  // namespace ui
