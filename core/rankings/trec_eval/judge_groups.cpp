// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/judge_groups.h"

#include "core/foundation/file/text_source.h"
#include "core/foundation/text/leading_number.h"
#include "core/rankings/runs/judgment_lines.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace core {

namespace {

using GradesOfQueries = std::map<std::string, std::map<std::string, double>>;

Qrels qrelsOf(const GradesOfQueries& grades)
{
    Qrels qrels;
    for (const auto& [query, documents] : grades) {
        QueryJudgments judgments{query, {}};
        for (const auto& [document, grade] : documents) {
            judgments.judgments.push_back({document, Grade(grade)});
            qrels.topGrade = std::max(qrels.topGrade, grade);
        }
        qrels.queries.push_back(std::move(judgments));
    }
    return qrels;
}

/// Adds the values of a judge to those before.
void addValues(std::optional<TrecQueryValues>& sum, const TrecQueryValues& values)
{
    if (!sum) {
        sum = values;
        return;
    }
    for (std::size_t i = 0; i < values.values.size(); ++i)
        sum->values[i] += values.values[i];
}

}  // namespace

Parsed<JudgeGroups> parseJudgeGroups(std::string_view text, const std::string& name)
{
    std::map<std::string, GradesOfQueries> judges;
    std::set<std::string> queries;
    const auto take = [&](const auto& columns) -> RefusedLine {
        const std::string query(columns[0]);
        queries.insert(query);
        const bool isNew =
            judges[std::string(columns[1])][query]
                .emplace(columns[2], static_cast<double>(leadingWholeNumber(columns[3])))
                .second;
        if (!isNew)
            return std::pair(ErrorCode::DuplicateJudgment, columns[2]);
        return std::nullopt;
    };
    if (const auto error = readJudgmentLines(text, name, take))
        return *error;
    JudgeGroups groups;
    for (const std::string& query : queries)
        groups.queries.queries.push_back({query, {}});
    for (const auto& [judge, grades] : judges)
        groups.judges.push_back(qrelsOf(grades));
    return groups;
}

Parsed<JudgeGroups> readJudgeGroups(const std::string& path, const ExpansionLimit& limit)
{
    const auto text = readText(path, nullptr, limit);
    if (!text)
        return text.error();
    return parseJudgeGroups(*text, path);
}

ScoredTrecRun scoreByJudges(const JudgeGroups& groups, const Run& run,
                            std::span<const TrecRequest> requests, const TrecRules& rules)
{
    const auto& queries = groups.queries.queries;
    ScoredTrecRun all =
        scoreLikeTrec(groups.queries, run, TrecScorer(groups.queries, requests, rules));
    std::vector<double> judgesOf(queries.size(), 0);
    std::vector<std::optional<TrecQueryValues>> sums(queries.size());
    for (const Qrels& judge : groups.judges) {
        const ScoredTrecRun scored = scoreLikeTrec(judge, run, TrecScorer(judge, requests, rules));
        for (std::size_t i = 0; i < judge.queries.size(); ++i) {
            if (!scored.queries[i])
                continue;
            const auto at = std::ranges::lower_bound(queries, judge.queries[i].query, {},
                                                     &QueryJudgments::query);
            const auto index = static_cast<std::size_t>(at - queries.begin());
            addValues(sums[index], *scored.queries[i]);
            ++judgesOf[index];
        }
    }
    for (std::size_t i = 0; i < queries.size(); ++i)
        if (sums[i]) {
            for (double& value : sums[i]->values)
                value /= judgesOf[i];
            all.queries[i] = std::move(sums[i]);
        }
    return all;
}

}  // namespace core
