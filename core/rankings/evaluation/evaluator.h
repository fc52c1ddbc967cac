// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/metrics/measures/discount.h"
#include "core/metrics/measures/explanation.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/scan/quotient.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// The deepest rank read in the list or its ideal if the list is cut at `cutoff`.
std::size_t deepestRank(const MeasureSpec& definition, const JudgedRanking& query,
                        std::size_t cutoff);

/// Evaluates a definition for many queries; the entry point to all ranking measures. All results
/// come from one kernel, so they agree bit for bit.
class Evaluator {
public:
    /// @param depth number of ranks with precomputed discounts; a deeper query computes its own
    /// table each time. O(depth) memory.
    explicit Evaluator(const MeasureSpec& definition, std::size_t depth = Discounts::usualDepth);
    /// @param discounts shared discounts; a query that they do not cover computes its own
    Evaluator(const MeasureSpec& definition, Discounts discounts);

    const MeasureSpec& definition() const { return m_definition; }

    /// The value, or why it is undefined. O(min(k, n)); RC O(n log g).
    Value value(const JudgedRanking& query) const;
    /// The value with its sum and divisor. Same cost.
    Quotient quotient(const JudgedRanking& query) const;
    /// The exact value if the measure is rational and it fits 64 bits.
    std::optional<Fraction> exact(const JudgedRanking& query) const;
    /// The values at the given cutoffs, ignoring the definition's own. O(min(last, n) + cutoffs).
    /// @param cutoffs ascending
    std::vector<Value> valuesAt(const JudgedRanking& query,
                                std::span<const std::size_t> cutoffs) const;
    /// The values at cutoffs 1..depth (index 0 is k = 1), ignoring the definition's own cutoff.
    /// Curves is faster for several definitions.
    std::vector<Value> curve(const JudgedRanking& query, std::size_t depth) const;
    /// The value broken down into its terms.
    Explanation explain(const JudgedRanking& query) const;

private:
    friend class Curves;

    /// Whether the precomputed discounts cover all ranks down to `cutoff` that the query has.
    bool isDeepEnough(const JudgedRanking& query, std::size_t cutoff) const;
    /// Calls `work` with the query's kernel input, with discounts that cover ranks down to
    /// `cutoff`.
    template <class Work>
    auto withInput(const JudgedRanking& query, std::size_t cutoff, Work work) const;

    MeasureSpec m_definition;
    Discounts m_discounts;
};

}  // namespace core
