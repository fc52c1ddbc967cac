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

/// To which rank the list or its ideal is read where the list is cut at `cutoff`.
std::size_t deepestRank(const MeasureSpec& definition, const JudgedRanking& query,
                        std::size_t cutoff);

/// A definition made ready for many queries: the door to every ranking metric. Its answers
/// come from one kernel, so they agree bit for bit.
class Evaluator {
public:
    /// @param depth ranks whose discount is kept ready; a deeper query makes its own table each
    /// time. O(depth) memory.
    explicit Evaluator(const MeasureSpec& definition, std::size_t depth = Discounts::usualDepth);
    /// @param discounts shared with others; a query that they do not cover makes its own
    Evaluator(const MeasureSpec& definition, Discounts discounts);

    const MeasureSpec& definition() const { return m_definition; }

    /// The value, or why there is none. O(min(k, n)); RC O(n log g).
    Value value(const JudgedRanking& query) const;
    /// The value with what it was divided from. Same cost.
    Quotient quotient(const JudgedRanking& query) const;
    /// The exact value, where the measure is rational and fits 64 bits.
    std::optional<Fraction> exact(const JudgedRanking& query) const;
    /// The values at some cutoffs, whatever the definition's own. O(min(last, n) + cutoffs).
    /// @param cutoffs rising
    std::vector<Value> valuesAt(const JudgedRanking& query,
                                std::span<const std::size_t> cutoffs) const;
    /// The values at the cutoffs 1..depth (index 0 is k = 1), whatever the definition's own cutoff.
    /// For several definitions Curves does this faster.
    std::vector<Value> curve(const JudgedRanking& query, std::size_t depth) const;
    /// The value opened down to its terms.
    Explanation explain(const JudgedRanking& query) const;

private:
    friend class Curves;

    /// Whether the discounts at hand go down to `cutoff`, as far as the query can be walked.
    bool isDeepEnough(const JudgedRanking& query, std::size_t cutoff) const;
    /// What `work` makes of the query, walked down to `cutoff` at most.
    template <class Work>
    auto withInput(const JudgedRanking& query, std::size_t cutoff, Work work) const;

    MeasureSpec m_definition;
    Discounts m_discounts;
};

}  // namespace core
