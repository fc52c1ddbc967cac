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

/// Finds the gradings of open documents that make a measure, or its difference between two lists,
/// as low and as high as it gets, and measures them with the measure's own Evaluator: bounds and
/// values have one definition.
///
/// Exact by how the measure goes by grades, not by trying them all:
/// - P, CG, DCG, IDCG and RBP rise with every grade, and their difference is a sum over documents;
/// - nDCG, recall, capped recall, F and their differences are quotients with one ideal (GainRatio);
/// - RR and success, and their differences: firstHitExtremes();
/// - AP and R-precision: hitsByCount(); ERR rises with every grade as the reader who stops gets
///   1 / rank, which no later rank can pay back.
/// The difference of AP, R-precision and ERR, and of quotients whose ideals differ (each list its
/// own), is none of these: it is exact by trying out while that takes no more than `mostTried`
/// gradings, and else an enclosing interval that says so. So are all other measures, and AP where
/// a tie is one threshold; these have no bounds beyond that. Nor has nDCG whose ideal is that of
/// all queries: a grade would change it for every one of them. Nor has Judged, which no grade
/// changes.
///
/// An unjudged document is one without a grade; under a threshold of 0 and in Bpref it is unlike
/// one of grade 0, so that there the value may lie outside of its bounds.
class BoundsFinder {
public:
    static constexpr std::size_t mostTried = 1024;

    /// @param scale holds every judged grade up to its top
    /// @param depth ranks whose discount is kept ready, see Evaluator
    explicit BoundsFinder(const MeasureSpec& definition, GradeScale scale,
                          const BoundsRules& rules = {}, std::size_t depth = 1000);

    const MeasureSpec& definition() const { return m_evaluator.definition(); }
    const Evaluator& evaluator() const { return m_evaluator; }
    const GradeScale& scale() const { return m_scale; }
    const BoundsRules& rules() const { return m_rules; }

    /// None where they are not known. O(n log n) for n documents, times grades of the scale.
    std::optional<Bounds> ofValue(const OpenList& list) const;
    /// The same with its ends as fractions, and with those of an open world. The same cost.
    std::optional<ExactBounds> exactly(const OpenList& list) const;
    /// The value of `b` less that of `a` when both are graded alike. The same cost; or up to
    /// mostTried times O(n).
    /// @param a,b of one query, with the same open documents in the same places
    std::optional<Bounds> ofDifference(const OpenList& a, const OpenList& b) const;

private:
    friend class BoundsSearch;

    Evaluator m_evaluator;
    GradeScale m_scale;
    BoundsRules m_rules;
    RankWeights m_weights;
};

}  // namespace core
