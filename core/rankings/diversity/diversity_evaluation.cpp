// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/diversity/diversity_evaluation.h"

#include "core/foundation/total.h"

namespace core {

std::vector<std::string_view> rankedIds(const QueryResults& results)
{
    std::vector<std::string_view> ids;
    for (const RetrievedDocument& document : results.documents)
        ids.push_back(document.document);
    return ids;
}

namespace {

/// @param find the results of a query, as a pointer
template <class Find>
DiversityEvaluation evaluatedBy(const Find& find, std::span<const SubtopicJudgments> judgments,
                                std::span<const DiversitySpec> measures, MissingRule missing)
{
    DiversityEvaluation evaluation;
    evaluation.values.resize(measures.size());
    std::vector<Total<double>> sums(measures.size());
    for (const SubtopicJudgments& query : judgments) {
        const auto results = find(query.query);
        if (!results) {
            evaluation.notInRun.push_back(query.query);
            if (missing == MissingRule::Skip)
                continue;
        }
        evaluation.queries.push_back(query.query);
        if (query.subtopics.empty())
            evaluation.undefined.push_back(query.query);
        const auto ranked = results ? rankedIds(*results) : std::vector<std::string_view>();
        for (std::size_t i = 0; i < measures.size(); ++i) {
            const Value value = diversityValue(query, ranked, measures[i]);
            evaluation.values[i].push_back(value);
            sums[i] += value.valueOr(0);
        }
    }
    if (!evaluation.queries.empty())
        for (const Total<double>& sum : sums)
            evaluation.means.push_back(sum.value() /
                                       static_cast<double>(evaluation.queries.size()));
    return evaluation;
}

}  // namespace

DiversityEvaluation evaluateDiversity(std::span<const SubtopicJudgments> judgments, const Run& run,
                                      std::span<const DiversitySpec> measures, MissingRule missing)
{
    return evaluatedBy([&run](const std::string& query) { return run.find(query); }, judgments,
                       measures, missing);
}

DiversityEvaluation evaluateDiversity(std::span<const SubtopicJudgments> judgments,
                                      const RunLists& run, std::span<const DiversitySpec> measures,
                                      MissingRule missing)
{
    return evaluatedBy([&run](const std::string& query) { return run.find(query); }, judgments,
                       measures, missing);
}

}  // namespace core
