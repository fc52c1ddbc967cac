// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/extreme_gradings.h"
#include "core/rankings/bounds/grade_scale.h"
#include "core/rankings/bounds/grading_trial.h"
#include "core/rankings/bounds/rank_weights.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// A measure of one list, or its difference between two, as a quotient.
struct ListRatio {
    GainRatio ratio;
    std::vector<std::size_t> places;  ///< of the ratio's documents, in its order
};

/// Empty if there is no common ideal that rises with every grade: each list has its own, negative
/// grades make an ideal negative, or gains are too large. Has no documents if every grading is
/// undefined. O(n log n).
/// @param definition of nDCG, recall, capped recall or F
/// @param weights for `definition`
/// @param ends one per list
std::optional<ListRatio> listRatio(const MeasureSpec& definition, const RankWeights& weights,
                                   const GradeScale& scale, OpenLists lists,
                                   std::span<const EndQuotients> ends);

}  // namespace core
