// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/written_mean.h"

#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/evaluation/query_scorer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

/// Lower values are raised to this in a geometric mean.
constexpr double leastInGeometricMean = 0.00001;

double medianOf(std::vector<double> counted)
{
    std::sort(counted.begin(), counted.end());
    const std::size_t middle = counted.size() / 2;
    return counted.size() % 2 == 1 ? counted[middle] : (counted[middle - 1] + counted[middle]) / 2;
}

double geometricMeanOf(std::span<const double> counted)
{
    double logarithms = 0;
    for (const double value : counted)
        logarithms += std::log(std::max(value, leastInGeometricMean));
    return std::exp(logarithms / static_cast<double>(counted.size()));
}

std::optional<Fraction> ifItFits(const Fraction& number)
{
    return number.exact() ? std::optional(number) : std::nullopt;
}

void sumExactly(WrittenMean& mean)
{
    Fraction sum;
    for (const MeanTerm& term : mean.terms)
        if (term.counted)
            sum += term.exact.value_or(Fraction::inexact());
    mean.exactSum = ifItFits(sum);
    mean.exact = ifItFits(sum / Fraction(static_cast<std::int64_t>(mean.count)));
}

/// A value set by a rule is a whole number.
std::optional<Fraction> exactByRule(const MeanTerm& term)
{
    return term.countsByRule() ? std::optional(Fraction::fromDecimal(*term.counted)) : std::nullopt;
}

}  // namespace

MeanTerm meanTerm(std::string query, const Evaluator& evaluator, const JudgedRanking& ranking,
                  NoValueRule rule)
{
    MeanTerm term{std::move(query), evaluator.value(ranking)};
    term.counted = countedAs(term.value, rule);
    term.exact = term.value ? evaluator.exact(ranking) : exactByRule(term);
    return term;
}

WrittenMean writtenMean(const MeasureSpec& definition, std::vector<MeanTerm> terms)
{
    WrittenMean mean{definition, std::move(terms)};
    RunningMean running;
    std::vector<double> counted;
    for (const MeanTerm& term : mean.terms) {
        running.add(term.counted);
        if (term.counted)
            counted.push_back(*term.counted);
    }
    mean.count = running.count();
    mean.value = mean.geometric = mean.median = running.value();
    if (counted.empty())
        return mean;
    mean.sum = running.sum();
    mean.geometric = geometricMeanOf(counted);
    mean.median = medianOf(std::move(counted));
    sumExactly(mean);
    return mean;
}

WrittenMean writtenMean(const MeasureSpec& definition, std::span<const QueryValues> queries,
                        std::size_t column, const ExactValue& exactOf)
{
    std::vector<MeanTerm> terms;
    terms.reserve(queries.size());
    Fraction sum;
    for (const QueryValues& query : queries) {
        MeanTerm& term = terms.emplace_back(
            MeanTerm{query.query, query.values[column], query.counted[column], {}, query.missing});
        if (!term.counted || !sum.exact())
            continue;
        term.exact = term.countsByRule() ? exactByRule(term) : exactOf(query.query);
        sum += term.exact.value_or(Fraction::inexact());
    }
    return writtenMean(definition, std::move(terms));
}

WrittenMean writtenMean(const Qrels& qrels, const Run& run, const MeasureSpec& definition,
                        const EvaluationRules& rules, const Threads& threads)
{
    const std::span<const MeasureSpec> one(&definition, 1);
    QueryScorer scorer(qrels, one, rules);
    const RunEvaluation evaluation = evaluateRun(qrels, run, one, rules, threads);
    return writtenMean(definition, evaluation.queries, 0, [&](const std::string& query) {
        return scorer.exact(*qrels.find(query), run.find(query)->documents);
    });
}

}  // namespace core
