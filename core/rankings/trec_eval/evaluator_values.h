// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/trec_eval/gain_levels.h"
#include "core/rankings/trec_eval/parameters.h"
#include "core/rankings/trec_eval/query.h"
#include "core/rankings/trec_eval/trec_rules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// One of our measures under trec_eval's rules.
inline Evaluator evaluatorOf(Measure measure, const TrecRules& rules,
                             std::optional<std::size_t> cutoff = {})
{
    MeasureSpec definition;
    definition.measure = measure;
    definition.cutoff = cutoff;
    definition.settings.relevantFrom = rules.level;
    return Evaluator(definition);
}

/// The value; 0 if undefined.
inline double valueOf(const Evaluator& evaluator, const JudgedRanking& query)
{
    return evaluator.value(query).valueOr(0);
}

template <Measure measure>
TrecValues ofWholeRanking(const TrecParameters&, const TrecRules& rules)
{
    return [evaluator = evaluatorOf(measure, rules)](const TrecQuery& query) {
        return std::vector<double>{valueOf(evaluator, query.ranking)};
    };
}

template <Measure measure>
TrecValues atCutoffs(const TrecParameters& parameters, const TrecRules& rules)
{
    std::vector<std::size_t> cutoffs;
    for (const double cutoff : parameters.numbers)
        cutoffs.push_back(static_cast<std::size_t>(cutoff));
    return [evaluator = evaluatorOf(measure, rules), cutoffs](const TrecQuery& query) {
        std::vector<double> values;
        for (const Value& value : evaluator.valuesAt(query.ranking, cutoffs))
            values.push_back(value.valueOr(0));
        return values;
    };
}

/// Calls `work` with the query's grades replaced by their gains.
template <class Work>
double underGains(const TrecQuery& query, const std::vector<GradeGain>& gains, Work work)
{
    return gains.empty() ? work(query.ranking) : work(withGains(query.ranking, gains));
}

template <Measure measure>
TrecValues gained(const TrecParameters& parameters, const TrecRules& rules)
{
    return [gains = parameters.gains,
            evaluator = evaluatorOf(measure, rules)](const TrecQuery& query) {
        return std::vector<double>{
            underGains(query, gains, [&evaluator](const JudgedRanking& ranking) {
                return valueOf(evaluator, ranking);
            })};
    };
}

template <auto metric>
TrecValues ofGains(const TrecParameters& parameters, const TrecRules&)
{
    return [gains = parameters.gains](const TrecQuery& query) {
        return std::vector<double>{underGains(query, gains, metric)};
    };
}

template <auto count>
TrecValues counted(const TrecParameters&, const TrecRules&)
{
    return [](const TrecQuery& query) {
        return std::vector<double>{static_cast<double>(query.*count)};
    };
}

}  // namespace core
