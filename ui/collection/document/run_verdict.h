// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/verdict.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "ui/collection/document/collection_question.h"
#include "ui/text/verdict/run_verdict_text.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace ui {

class CollectionDocument;

/// A verdict on two runs with their names.
struct RunVerdict {
    core::VerdictFacts facts;
    VerdictNames names;
    /// By measure of the document; see core::RunJudging.
    std::vector<std::optional<double>> judgedA = {};
    std::vector<std::optional<double>> judgedB = {};
};

/// A snapshot of everything that decides between A and B under the document's current measure.
class VerdictQuestion : public CollectionQuestion {
public:
    /// Over all queries. @param document has two runs
    explicit VerdictQuestion(const CollectionDocument& document);
    /// Over some queries.
    /// @param a,b evaluations of A and B over these queries
    /// @param areByOutcome see core::choosesByOutcome()
    VerdictQuestion(const CollectionDocument& document, core::RunEvaluation a,
                    core::RunEvaluation b, bool areByOutcome);

    /// Scores both runs again; discard the result if stopped.
    RunVerdict answer(const core::Threads& threads, const std::stop_token& stop = {}) const;

private:
    core::VerdictRules m_verdictRules;
    std::size_t m_runA;
    std::size_t m_runB;
    std::optional<double> m_topGrade;
    core::RunEvaluation m_a;
    core::RunEvaluation m_b;
    VerdictNames m_names;
};

}  // namespace ui
