// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/runs_lead.h"

#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/comparison/run_judging.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/language/wording.h"

#include <utility>

namespace ui {

LeadQuestion::LeadQuestion(const CollectionDocument& document)
    : LeadQuestion(document, document.evaluation().runs, false)
{
    m_isOfSome = false;
}

LeadQuestion::LeadQuestion(const CollectionDocument& document,
                           std::vector<core::RunEvaluation> runs, bool areByOutcome)
    : CollectionQuestion(document)
    , m_runs(std::move(runs))
    , m_areByOutcome(areByOutcome)
    , m_names{{}, QString::fromStdString(core::toText(document.definition()))}
{
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        m_names.runs << document.runName(run);
    if (document.isWeighted())
        m_names.measure = Wording::tr("%1 weighted by traffic").arg(m_names.measure);
}

RunsLead LeadQuestion::answer(const core::LeaderboardRules& rules, const core::Threads& threads,
                              const std::stop_token& stop) const
{
    const bool hasLists = !m_collection->values;
    std::vector<const core::RunEvaluation*> runs;
    for (const core::RunEvaluation& run : m_runs)
        runs.push_back(&run);
    core::Qrels qrels = editedJudgments();
    keepQueriesOf(runs, qrels);
    RunsLead found{{}, m_names};
    std::vector<core::RunEvaluation> otherwise;
    std::vector<std::optional<double>> judged;
    if (!hasLists) {
        judged.resize(m_runs.size());
        found.shares.assign(m_runs.size(), std::vector<std::optional<double>>(m_measures.size()));
    }
    for (std::size_t run = 0; hasLists && run < m_runs.size() && !stop.stop_requested(); ++run) {
        core::RunJudging judging =
            core::runJudging(qrels, core::editedRun(*m_collection, m_edits, run), m_measures,
                             m_rules, threads, stop);
        judged.push_back(judging.shares[m_definition]);
        found.shares.push_back(std::move(judging.shares));
        otherwise.push_back(core::weightedLike(*std::move(judging.otherwise), m_runs[run]));
    }
    if (stop.stop_requested())
        return found;
    std::vector<const core::RunEvaluation*> others;
    for (const core::RunEvaluation& run : otherwise)
        others.push_back(&run);
    if (const auto lead = core::leadOf({.runs = runs,
                                        .otherwise = others,
                                        .definition = m_definition,
                                        .measure = m_measures[m_definition],
                                        .rules = m_rules,
                                        .judged = std::move(judged),
                                        .areChosenByOutcome = m_areByOutcome},
                                       rules, threads, stop))
        found.lead = *lead;
    return found;
}

}  // namespace ui
