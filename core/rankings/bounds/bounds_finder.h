// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"
#include "core/rankings/bounds/grade_scale.h"
#include "core/rankings/bounds/grading_trial.h"
#include "core/rankings/bounds/open_list.h"
#include "core/rankings/bounds/rank_weights.h"
#include "core/rankings/evaluation/evaluator.h"

#include <cstddef>
#include <optional>

namespace core {

/// Finds the gradings of open documents that minimise and maximise a measure, or its difference
/// between two lists. It evaluates them with the measure's own Evaluator, so bounds and values
/// share one definition.
///
/// For these measures the bounds are exact, because it is known how the value depends on the
/// grades, so not all gradings are tried:
/// - P, CG, DCG, IDCG and RBP rise with every grade, and their differences are sums over documents;
/// - nDCG, recall, capped recall, F and their differences are quotients with one ideal (GainRatio);
/// - RR and success, and their differences: firstHitExtremes();
/// - AP and R-precision: hitsByCount(); ERR rises with every grade, since a reader who stops earns
///   1 / rank, more than at any later rank.
///
/// Differences of AP, R-precision and ERR, and of quotients whose ideals differ (each list has its
/// own), are found by trying all gradings if that takes at most `mostTried`. Otherwise the result
/// is an enclosing interval, marked as not exact. All other measures, and AP if ties are
/// thresholds, are also found by trying all gradings; beyond `mostTried` their bounds are unknown.
/// Bounds are also unknown for nDCG if its ideal pools all queries, because a grade would change
/// every query, and for Judged, which no grade changes.
///
/// Unjudged documents have no grade. With a threshold of 0, and in Bpref, they differ from
/// documents of grade 0, so there the value may lie outside its bounds.
class BoundsFinder {
public:
    static constexpr std::size_t mostTried = 1024;

    /// @param scale contains every judged grade up to its top
    /// @param depth number of ranks with precomputed discounts; see Evaluator
    explicit BoundsFinder(const MeasureSpec& definition, GradeScale scale,
                          const BoundsRules& rules = {}, std::size_t depth = 1000);

    const MeasureSpec& definition() const { return m_evaluator.definition(); }
    const Evaluator& evaluator() const { return m_evaluator; }
    const GradeScale& scale() const { return m_scale; }
    const BoundsRules& rules() const { return m_rules; }

    /// The bounds of a value; empty if unknown. O(n log n) for n documents, times the grades of the
    /// scale.
    std::optional<Bounds> ofValue(const OpenList& list) const;
    /// The same with ends as fractions, and with the open-world extent. Same cost.
    std::optional<ExactBounds> exactly(const OpenList& list) const;
    /// The bounds of the value of `b` minus that of `a`, with each document graded the same in
    /// both. Same cost, or up to mostTried times O(n).
    /// @param a,b lists of one query, with the same open documents in the same places
    std::optional<Bounds> ofDifference(const OpenList& a, const OpenList& b) const;

private:
    friend class BoundsSearch;

    Evaluator m_evaluator;
    GradeScale m_scale;
    BoundsRules m_rules;
    RankWeights m_weights;
};

}  // namespace core
