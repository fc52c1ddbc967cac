// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/lead.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "ui/collection/document/collection_question.h"
#include "ui/text/verdict/lead_text.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace ui {

class CollectionDocument;

/// Which run leads, and how far each run is judged.
struct RunsLead {
    core::Lead lead;
    LeadNames names;
    /// By run, then by measure of the document; see core::RunJudging.
    std::vector<std::vector<std::optional<double>>> shares = {};
};

/// A snapshot of everything that decides which run is best under the document's current measure.
class LeadQuestion : public CollectionQuestion {
public:
    /// Over all queries.
    explicit LeadQuestion(const CollectionDocument& document);
    /// Over some queries.
    /// @param runs evaluations of all runs over these queries
    /// @param areByOutcome see core::choosesByOutcome()
    LeadQuestion(const CollectionDocument& document, std::vector<core::RunEvaluation> runs,
                 bool areByOutcome);

    /// Scores each run once more; discard the result if stopped.
    RunsLead answer(const core::LeaderboardRules& rules, const core::Threads& threads,
                    const std::stop_token& stop = {}) const;

private:
    std::vector<core::RunEvaluation> m_runs;
    bool m_areByOutcome;
    LeadNames m_names;
};

}  // namespace ui
