// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/set_values.h"

#include "core/rankings/trec_eval/evaluator_values.h"

namespace core {

TrecValues utility(const TrecParameters& parameters, const TrecRules& rules)
{
    return [weights = parameters.numbers, size = rules.collectionSize](const TrecQuery& query) {
        const auto hits = static_cast<double>(query.relevantRetrieved);
        const auto retrieved = static_cast<double>(query.retrieved);
        const auto relevant = static_cast<double>(query.relevant);
        return std::vector<double>{weights[0] * hits + weights[1] * (retrieved - hits) +
                                   weights[2] * (relevant - hits) +
                                   weights[3] * (size + hits - retrieved - relevant)};
    };
}

TrecValues setF(const TrecParameters& parameters, const TrecRules& rules)
{
    return [weight = parameters.numbers.front(), precision = evaluatorOf(Measure::P, rules),
            recall = evaluatorOf(Measure::Recall, rules)](const TrecQuery& query) {
        if (query.relevantRetrieved == 0)
            return std::vector<double>{0};
        const double p = valueOf(precision, query.ranking);
        const double r = valueOf(recall, query.ranking);
        return std::vector<double>{(weight + 1) * p * r / (r + weight * p)};
    };
}

}  // namespace core
