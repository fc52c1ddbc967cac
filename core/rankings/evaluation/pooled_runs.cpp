// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/pooled_runs.h"

#include "core/metrics/statistics/mean_interval.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace core {

namespace {

/// The values of a query in the runs that have it.
struct Answers {
    std::vector<const QueryValues*> given;
    const QueryValues* missing = nullptr;  ///< from a run that lacks it
};

std::map<std::string_view, Answers> answersOf(std::span<const RunEvaluation* const> runs)
{
    std::map<std::string_view, Answers> answers;
    for (const RunEvaluation* run : runs)
        for (const QueryValues& query : run->queries) {
            Answers& own = answers[query.query];
            if (query.missing)
                own.missing = &query;
            else
                own.given.push_back(&query);
        }
    return answers;
}

QueryValues meanAnswer(std::span<const QueryValues* const> given, std::size_t definitions)
{
    QueryValues mean{given.front()->query, false, {}, {}, given.front()->weight};
    const auto meanAt = [given](std::vector<Value> QueryValues::*values, std::size_t definition) {
        RunningMean running;
        for (const QueryValues* each : given)
            running.add((each->*values)[definition]);
        return running.value();
    };
    for (std::size_t definition = 0; definition < definitions; ++definition) {
        mean.values.push_back(meanAt(&QueryValues::values, definition));
        mean.counted.push_back(meanAt(&QueryValues::counted, definition));
    }
    return mean;
}

PooledQueries queriesOf(const std::map<std::string_view, Answers>& answers, std::size_t runs)
{
    const auto areAnsweredBy = [&answers](std::size_t count) {
        return std::ranges::all_of(answers, [count](const auto& entry) {
            const Answers& own = entry.second;
            return own.given.empty() || own.given.size() == count;
        });
    };
    if (areAnsweredBy(runs))
        return PooledQueries::Same;
    return areAnsweredBy(1) ? PooledQueries::Disjoint : PooledQueries::Mixed;
}

std::optional<double> deviationOf(std::span<const RunEvaluation* const> runs,
                                  std::size_t definition)
{
    RunningSpread spread;
    for (const RunEvaluation* run : runs)
        if (const Value& mean = run->means[definition])
            spread.add(*mean);
    if (spread.count() < 2 || spread.count() < runs.size())
        return std::nullopt;
    return spread.deviation();
}

/// In byte order, each once.
std::vector<std::string> idsOf(std::span<const RunEvaluation* const> runs,
                               std::vector<std::string> RunEvaluation::*ids)
{
    std::set<std::string> all;
    for (const RunEvaluation* run : runs)
        all.insert((run->*ids).begin(), (run->*ids).end());
    return {all.begin(), all.end()};
}

}  // namespace

PooledRuns pooledRuns(std::span<const RunEvaluation* const> runs, std::size_t definitions)
{
    const std::map<std::string_view, Answers> answers = answersOf(runs);
    PooledRuns pooled;
    pooled.queries = queriesOf(answers, runs.size());
    RunEvaluation& whole = pooled.evaluation;
    whole.isWeighted = runs.front()->isWeighted;
    for (const auto& [query, own] : answers)
        whole.queries.push_back(own.given.empty() ? *own.missing
                                                  : meanAnswer(own.given, definitions));
    const auto isAnswered = [&answers](const std::string& query) {
        const auto found = answers.find(query);
        return found != answers.end() && !found->second.given.empty();
    };
    std::ranges::remove_copy_if(idsOf(runs, &RunEvaluation::notInRun),
                                std::back_inserter(whole.notInRun), isAnswered);
    whole.notJudged = idsOf(runs, &RunEvaluation::notJudged);
    whole.means = meansOf(whole.queries, definitions);
    for (std::size_t definition = 0; definition < definitions; ++definition)
        pooled.deviations.push_back(
            pooled.queries == PooledQueries::Same ? deviationOf(runs, definition) : std::nullopt);
    return pooled;
}

}  // namespace core
