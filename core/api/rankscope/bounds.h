// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/definition.h>
#include <rankscope/ranking.h>
#include <rankscope/value.h>

#include <optional>

namespace rankscope {
inline namespace v0 {

/// The range of a value over every possible grading of the retrieved but unjudged documents.
struct Bounds {
    std::optional<double> min = {};  ///< none if every grading leaves the value undefined
    std::optional<double> max = {};  ///< same as for min
    bool mayBeUndefined =
        false;  ///< whether some gradings leave it undefined: min and max cover the others
    bool isExact = true;  ///< if false, the true range may be narrower
};

/// Computes the range of a value. None where it is unknown: for Bpref, RC and similar measures with
/// more than a few unjudged documents. O(n log n) times the number of grades.
/// It tries the grades that occur in the ranking and whole numbers from 0 to its `scaleTop`.
/// Without one, the top is the highest grade that occurs, or 1 if that is 0.
/// @throws Error for an infinite grade
std::optional<Bounds> bounds(const Ranking& ranking, const Definition& definition);

}  // namespace v0
}  // namespace rankscope
