// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/scored_trec_run.h"

#include "core/rankings/evaluation/scored_content.h"

#include <utility>

namespace core {

Parsed<ScoredTrecRun> scoreFileLikeTrec(const Qrels& qrels, const std::string& path,
                                        const TrecScorer& scorer, const ScoreReading& scores,
                                        const Threads& threads, const ExpansionLimit& limit)
{
    const auto content = mappedBytes(path);
    if (!content)
        return content.error();
    ContentReading reading{RankOrder::ScoreThenIdDescending, scores, threads};
    reading.limit = limit;
    auto scored = scoreContent(qrels, *content, path, scorer, reading);
    if (!scored)
        return std::move(scored).error();
    return ScoredTrecRun{scored->run.takeValues(), scored->run.takeNotJudged(),
                         scored->facts.lastTag(), scored->facts.looseScores(),
                         std::move(scored->diagnostics)};
}

ScoredTrecRun scoreLikeTrec(const Qrels& qrels, const Run& run, TrecScorer scorer)
{
    ScoredTrecRun scored{{}, {}, run.lastTag, run.looseScores, run.diagnostics};
    for (const QueryJudgments& judgments : qrels.queries) {
        const QueryResults* const results = run.find(judgments.query);
        scored.queries.push_back(
            results ? std::optional(scorer.retrieved(judgments, results->documents))
                    : std::nullopt);
    }
    for (const QueryResults& results : run.queries)
        if (!qrels.find(results.query))
            scored.notJudged.push_back(results.query);
    return scored;
}

}  // namespace core
