// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/run_verdict.h"

#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/rankings/bounds/grade_scale.h"
#include "ui/collection/document/collection_document.h"

#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace ui {

void keepQueriesOf(std::span<const core::RunEvaluation* const> runs, core::Qrels& qrels)
{
    std::set<std::string_view> kept;
    for (const core::RunEvaluation* run : runs)
        for (const core::QueryValues& query : run->queries)
            kept.insert(query.query);
    std::erase_if(qrels.queries, [&kept](const core::QueryJudgments& query) {
        return !kept.contains(query.query);
    });
}

VerdictQuestion::VerdictQuestion(const CollectionDocument& document)
    : VerdictQuestion(document, document.evaluation().runs[document.runA()],
                      document.evaluation().runs[document.runB()], false)
{
    m_isOfSome = false;
}

VerdictQuestion::VerdictQuestion(const CollectionDocument& document, core::RunEvaluation a,
                                 core::RunEvaluation b, bool areByOutcome)
    : m_collection(document.sharedCollection())
    , m_edits(document.edits())
    , m_measures(document.measures())
    , m_definition(document.measure())
    , m_rules(document.evaluation().rules)
    , m_runA(document.runA())
    , m_runB(document.runB())
    , m_topGrade(document.topGrade())
    , m_a(std::move(a))
    , m_b(std::move(b))
    , m_isOfSome(true)
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
    core::Qrels qrels = core::editedQrels(*m_collection, m_edits);
    const core::GradeScale scale = core::openGrades(qrels, m_topGrade);
    if (m_isOfSome)
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

bool VerdictQuestion::isStale() const
{
    return core::staleRun(*m_collection).has_value();
}

}  // namespace ui
