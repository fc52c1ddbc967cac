// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/judges/judge_panel.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// Which grade counts if judges differ.
enum class GradeRule : std::uint8_t {
    Majority,     ///< the most frequent; tied: the lowest of these
    Median,       ///< of an even number, the mean of the two middle ones, as RaterRule::Median
    Mean,         ///< as RaterRule::Mean
    RoundedMean,  ///< the nearest whole number; tied: a half, which is rounded down
    Highest,
    Lowest,
};

/// How one grade follows from those of several judges.
struct GradeChoice {
    GradeRule rule = GradeRule::Majority;
    /// The judge whose grades count wherever this judge gave one; the rule decides the others.
    std::optional<std::size_t> chief = {};
};

/// One grade for each document, and where the rule could have chosen another as well.
struct ChosenGrades {
    Qrels qrels;                    ///< without diagnostics
    std::vector<std::size_t> tied;  ///< indices into the panel's documents
};

/// Applies the rule to each document with a grade. O(n).
ChosenGrades chosenGrades(const JudgePanel& panel, const GradeChoice& choice);

}  // namespace core
