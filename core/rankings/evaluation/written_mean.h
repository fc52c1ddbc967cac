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

/// What one query is in a mean.
struct MeanTerm {
    std::string query;
    Value value = 0.0;                ///< before any rule
    Value counted = 0.0;              ///< what goes into the mean; undefined when left out
    std::optional<Fraction> exact{};  ///< of `counted`, where that is rational and fits
    bool isMissing = false;           ///< judged, not in the run

    /// Whether it counts what a rule says in place of a value.
    bool countsByRule() const { return counted.isDefined() && (isMissing || !value.isDefined()); }
    bool operator==(const MeanTerm&) const = default;
};

/// A mean over queries, opened down to its terms.
struct WrittenMean {
    MeasureSpec definition;
    std::vector<MeanTerm> terms;  ///< every query in the order asked for, also those left out
    std::size_t count = 0;        ///< how many of them count: what the sum is divided by
    double sum = 0;
    Value value = 0.0;  ///< meanOf() what they count
    std::optional<Fraction> exactSum{};
    std::optional<Fraction> exact{};  ///< of the mean, where every term has one and it fits
    /// exp of the mean logarithm of max(value, 0.00001), as trec_eval's gm_map (Robertson, CIKM
    /// 2006); undefined as the mean.
    Value geometric = 0.0;
    Value median = 0.0;  ///< of an even number the mean of the two in the middle
};

/// A query's term, its exact value included.
MeanTerm meanTerm(std::string query, const Evaluator& evaluator, const JudgedRanking& ranking,
                  NoValueRule rule);

/// O(n) but for the median, which is O(n log n).
WrittenMean writtenMean(const MeasureSpec& definition, std::vector<MeanTerm> terms);

/// A query's exact value, where there is one.
using ExactValue = std::function<std::optional<Fraction>(const std::string& query)>;
/// Of queries that were evaluated: the same mean as meansOf() has at the place `column`.
/// @param exactOf is asked about queries that have a value, until the sum does not fit any more
WrittenMean writtenMean(const MeasureSpec& definition, std::span<const QueryValues> queries,
                        std::size_t column, const ExactValue& exactOf);

/// The mean of a run, as evaluateRun() has it. Values that the rules round are decimals only.
WrittenMean writtenMean(const Qrels& qrels, const Run& run, const MeasureSpec& definition,
                        const EvaluationRules& rules = {}, const Threads& threads = Threads());

}  // namespace core
