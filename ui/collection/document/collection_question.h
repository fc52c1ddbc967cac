// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_edit.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/qrels.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace core {
struct Collection;
}

namespace ui {

class CollectionDocument;

/// A snapshot of what questions about the document's runs are answered from, in another thread.
class CollectionQuestion {
public:
    /// Whether a run's file has changed; discard the answer in that case.
    bool isStale() const;

protected:
    explicit CollectionQuestion(const CollectionDocument& document);

    core::Qrels editedJudgments() const;
    /// If only some queries count, removes the judgments of those in none of the evaluations.
    /// O(judgments).
    void keepQueriesOf(std::span<const core::RunEvaluation* const> runs, core::Qrels& qrels) const;

    std::shared_ptr<const core::Collection> m_collection;
    core::QueryEdits m_edits;
    std::vector<core::MeasureSpec> m_measures;
    std::size_t m_definition;  ///< the current measure
    core::EvaluationRules m_rules;
    bool m_isOfSome = true;  ///< only the queries of the given evaluations count
};

}  // namespace ui
