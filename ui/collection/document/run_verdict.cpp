// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/run_verdict.h"

#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/rankings/bounds/grade_scale.h"
#include "ui/collection/document/collection_document.h"

#include <array>
#include <utility>

namespace ui {

VerdictQuestion::VerdictQuestion(const CollectionDocument& document)
    : VerdictQuestion(document, document.evaluation().runs[document.runA()],
                      document.evaluation().runs[document.runB()], false)
{
    m_isOfSome = false;
}

VerdictQuestion::VerdictQuestion(const CollectionDocument& document, core::RunEvaluation a,
                                 core::RunEvaluation b, bool areByOutcome)
    : CollectionQuestion(document)
    , m_runA(document.runA())
    , m_runB(document.runB())
    , m_topGrade(document.topGrade())
    , m_a(std::move(a))
    , m_b(std::move(b))
    , m_names{document.runName(m_runA), document.runName(m_runB),
              QString::fromStdString(core::toText(document.definition()))}
{
    m_verdictRules.areChosenByOutcome = areByOutcome;
}

RunVerdict VerdictQuestion::answer(const core::Threads& threads, const std::stop_token& stop) const
{
    const core::VerdictInput input{m_a, m_b, m_definition, m_measures[m_definition], m_rules};
    RunVerdict verdict{core::verdictFacts(input, m_verdictRules, threads, stop), m_names};
    if (m_collection->values) {
        verdict.judgedA.resize(m_measures.size());
        verdict.judgedB.resize(m_measures.size());
        return verdict;
    }
    core::Qrels qrels = editedJudgments();
    const core::GradeScale scale = core::openGrades(qrels, m_topGrade);
    keepQueriesOf(std::array{&m_a, &m_b}, qrels);
    const core::RunLists a = core::editedRun(*m_collection, m_edits, m_runA);
    const core::RunLists b = core::editedRun(*m_collection, m_edits, m_runB);
    const auto judgingOf = [&](const core::RunLists& run) {
        return core::runJudging(qrels, run, m_measures, m_rules, threads, stop);
    };
    const core::RunJudging judgingA = judgingOf(a);
    const core::RunJudging judgingB = judgingOf(b);
    verdict.judgedA = judgingA.shares;
    verdict.judgedB = judgingB.shares;
    if (stop.stop_requested() || !verdict.facts.isRating || m_verdictRules.areChosenByOutcome)
        return verdict;
    core::addShares(verdict.facts, input, judgingA, judgingB, threads, stop);
    core::addLists(verdict.facts, input, qrels, a, b, scale, threads, stop);
    return verdict;
}

}  // namespace ui
