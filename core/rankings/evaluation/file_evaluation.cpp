// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/file_evaluation.h"

#include "core/rankings/evaluation/query_scorer.h"
#include "core/rankings/evaluation/scored_content.h"

#include <utility>

namespace core {

Parsed<FileEvaluation> evaluateContent(const Qrels& qrels, const SharedText& content,
                                       const std::string& name, RankOrder order,
                                       const ScoreReading& scores,
                                       std::span<const MeasureSpec> definitions,
                                       const EvaluationRules& rules, const Threads& threads,
                                       Loading* loading, std::size_t blockSize,
                                       const ExpansionLimit& limit)
{
    const QueryScorer scorer(qrels, definitions, rules);
    auto scored = scoreContent(qrels, content, name, scorer,
                               {order, scores, threads, loading, blockSize, limit});
    if (!scored)
        return std::move(scored).error();
    return FileEvaluation{
        scored->facts.firstTag(), std::move(scored->diagnostics),
        evaluationOf(qrels, scored->run.takeValues(), scored->run.takeNotJudged(), scorer, rules),
        scored->facts.lastTag()};
}

Parsed<FileEvaluation> evaluateFile(const Qrels& qrels, const std::string& path, RankOrder order,
                                    const ScoreReading& scores,
                                    std::span<const MeasureSpec> definitions,
                                    const EvaluationRules& rules, const Threads& threads,
                                    Loading* loading, const ExpansionLimit& limit)
{
    const auto content = mappedBytes(path);
    if (!content)
        return content.error();
    return evaluateContent(qrels, *content, path, order, scores, definitions, rules, threads,
                           loading, TextBlocks::usualSize, limit);
}

}  // namespace core
