// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/run_judging.h"

#include <algorithm>

namespace core {

namespace {

MeasureSpec shareUnder(const MeasureSpec& measure, const EvaluationRules& rules)
{
    MeasureSpec share = judgedShare(measure);
    share.treatsUnjudgedOtherwise = rules.judgedOnly;
    return share;
}

std::vector<MeasureSpec> sharesUnder(std::span<const MeasureSpec> measures,
                                     const EvaluationRules& rules)
{
    std::vector<MeasureSpec> shares;
    for (const MeasureSpec& measure : measures) {
        const MeasureSpec share = shareUnder(measure, rules);
        if (std::ranges::find(shares, share) == shares.end())
            shares.push_back(share);
    }
    return shares;
}

/// The mean over the queries that the run answers.
std::optional<double> meanShare(const RunEvaluation& evaluation, std::size_t place)
{
    RunningMean mean;
    for (const QueryValues& query : evaluation.queries)
        if (!query.missing)
            mean.add(query.values[place]);
    return mean.count() > 0 ? std::optional(*mean.value()) : std::nullopt;
}

/// The queries that the run answers with judged documents only.
std::vector<std::string> completeQueries(const RunEvaluation& evaluation, std::size_t place)
{
    std::vector<std::string> complete;
    for (const QueryValues& query : evaluation.queries)
        if (!query.missing && query.values[place] && *query.values[place] == 1)
            complete.push_back(query.query);
    return complete;
}

/// The queries under `count` definitions from `first` on, with their means.
RunEvaluation partOf(const RunEvaluation& evaluation, std::size_t first, std::size_t count)
{
    const auto slice = [&](const std::vector<Value>& values) {
        const auto from = values.begin() + static_cast<std::ptrdiff_t>(first);
        return std::vector<Value>(from, from + static_cast<std::ptrdiff_t>(count));
    };
    RunEvaluation part;
    for (const QueryValues& query : evaluation.queries)
        part.queries.push_back(
            {query.query, query.missing, slice(query.values), slice(query.counted)});
    part.means = slice(evaluation.means);
    return part;
}

}  // namespace

MeasureSpec judgedShare(const MeasureSpec& measure)
{
    MeasureSpec share;
    share.measure = Measure::Judged;
    share.cutoff = measure.cutoff;
    return share;
}

std::vector<MeasureSpec> judgingMeasures(std::span<const MeasureSpec> measures,
                                         const EvaluationRules& rules, JudgingScope scope)
{
    std::vector<MeasureSpec> asked = sharesUnder(measures, rules);
    if (scope == JudgingScope::Otherwise)
        for (MeasureSpec measure : measures) {
            measure.treatsUnjudgedOtherwise = true;
            asked.push_back(measure);
        }
    return asked;
}

RunJudging judgingIn(const RunEvaluation& evaluation, std::size_t first,
                     std::span<const MeasureSpec> measures, const EvaluationRules& rules,
                     JudgingScope scope)
{
    RunJudging judging;
    const std::vector<MeasureSpec> shares = sharesUnder(measures, rules);
    for (const MeasureSpec& measure : measures) {
        const auto share = std::ranges::find(shares, shareUnder(measure, rules));
        const std::size_t place = first + static_cast<std::size_t>(share - shares.begin());
        judging.shares.push_back(meanShare(evaluation, place));
        if (scope == JudgingScope::Otherwise)
            judging.complete.push_back(completeQueries(evaluation, place));
    }
    if (scope == JudgingScope::Otherwise)
        judging.otherwise = partOf(evaluation, first + shares.size(), measures.size());
    return judging;
}

RunJudging runJudging(const Qrels& qrels, const RunLists& run,
                      std::span<const MeasureSpec> measures, const EvaluationRules& rules,
                      const Threads& threads, const std::stop_token& stop)
{
    const std::vector<MeasureSpec> asked =
        judgingMeasures(measures, rules, JudgingScope::Otherwise);
    return judgingIn(evaluateRun(qrels, run, asked, rules, threads, stop), 0, measures, rules,
                     JudgingScope::Otherwise);
}

}  // namespace core
