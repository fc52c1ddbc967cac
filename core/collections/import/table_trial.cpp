// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/table_trial.h"

#include "core/collections/import/run_scoring.h"
#include "core/collections/import/separate_files.h"
#include "core/metrics/measures/measure_spec.h"

#include <array>
#include <utility>

namespace core {

namespace {

/// The runs of the table; none if it has none.
std::vector<Run> runsIn(const SharedText& text, const SeparateJudgments& judgments,
                        const CollectionChoices& choices)
{
    auto runs = parseSeparateRuns(text, {}, judgments, choices);
    return runs ? *std::move(runs) : std::vector<Run>();
}

}  // namespace

Parsed<TableTrial> tableTrial(std::string beginning, bool isCut, const CollectionChoices& choices)
{
    if (isCut)
        beginning.resize(beginning.find_last_of('\n') + 1);
    const SharedText text(std::move(beginning));
    auto judged = parseJudgments(text, {}, choices);
    const SeparateJudgments judgments = judged ? *std::move(judged) : SeparateJudgments();
    const bool mayHaveRuns = !judged || judgments.haveRun;
    std::vector<Run> runs = mayHaveRuns ? runsIn(text, judgments, choices) : std::vector<Run>();
    if (!judged && runs.empty())
        return judged.error();
    TableTrial trial;
    trial.queries = judged ? judgments.qrels.queries.size() : runs.front().queries.size();
    for (const QueryJudgments& query : judgments.qrels.queries)
        trial.judgments += query.judgments.size();
    const bool areSeveral = runs.size() > 1;
    const std::array asked{MeasureSpec{Measure::Ndcg, 10, {}}};
    RunScoring scoring;
    scoring.choices = choices;
    for (const FileEvaluation& run : evaluateRuns(judgments, std::move(runs), scoring, asked))
        trial.runs.push_back({areSeveral ? run.tag : std::string(), run.evaluation.means.front()});
    return trial;
}

}  // namespace core
