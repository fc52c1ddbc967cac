// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// One query's term in a mean.
struct MeanTerm {
    std::string query;
    Value value = 0.0;                ///< before any rule
    Value counted = 0.0;              ///< what enters the mean; undefined if skipped
    std::optional<Fraction> exact{};  ///< of `counted`, if rational and it fits
    bool isMissing = false;           ///< judged, but not in the run

    /// Whether a rule sets what it counts, instead of its value.
    bool countsByRule() const { return counted.isDefined() && (isMissing || !value.isDefined()); }
    bool operator==(const MeanTerm&) const = default;
};

/// A mean over queries, broken down into its terms.
struct WrittenMean {
    MeasureSpec definition;
    std::vector<MeanTerm> terms;  ///< every query in the requested order, including skipped ones
    std::size_t count = 0;        ///< number of terms that count: the divisor of the sum
    double sum = 0;
    Value value = 0.0;  ///< meanOf() the counted values
    std::optional<Fraction> exactSum{};
    std::optional<Fraction> exact{};  ///< of the mean, if every term has one and it fits
    /// exp of the mean logarithm of max(value, 0.00001), as trec_eval's gm_map (Robertson, CIKM
    /// 2006). Undefined if the mean is.
    Value geometric = 0.0;
    Value median = 0.0;  ///< for an even number, the mean of the middle two
};

/// A query's term, including its exact value.
MeanTerm meanTerm(std::string query, const Evaluator& evaluator, const JudgedRanking& ranking,
                  NoValueRule rule);

/// O(n), except for the median, which is O(n log n).
WrittenMean writtenMean(const MeasureSpec& definition, std::vector<MeanTerm> terms);

/// A query's exact value, if it has one.
using ExactValue = std::function<std::optional<Fraction>(const std::string& query)>;
/// For evaluated queries: the same mean as meansOf() at index `column`.
/// @param exactOf called for queries with a value until the sum no longer fits
WrittenMean writtenMean(const MeasureSpec& definition, std::span<const QueryValues> queries,
                        std::size_t column, const ExactValue& exactOf);

/// The mean of a run, as from evaluateRun(). Values rounded by the rules have no exact value.
WrittenMean writtenMean(const Qrels& qrels, const Run& run, const MeasureSpec& definition,
                        const EvaluationRules& rules = {}, const Threads& threads = Threads());

}  // namespace core
