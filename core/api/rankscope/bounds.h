// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/definition.h>
#include <rankscope/ranking.h>
#include <rankscope/value.h>

#include <optional>

namespace rankscope {
inline namespace v0 {

/// How far a value can go over every way to grade the documents that were retrieved and not judged.
struct Bounds {
    std::optional<double> min = {};  ///< none where no grading leaves a value
    std::optional<double> max = {};  ///< likewise
    bool mayBeUndefined =
        false;            ///< whether some gradings leave no value: the ends are of the others
    bool isExact = true;  ///< else the ends enclose the true ones, which may lie closer
};

/// None where they are not known: for Bpref, RC and the like with more than a few unjudged
/// documents. O(n log n), times grades of the scale.
/// The grades tried are the whole ones from 0 to the ranking's `scaleTop` (without it the highest
/// grade that stands there, or 1 where that is 0), and those that stand there.
/// @throws Error for a grade that is infinite
std::optional<Bounds> bounds(const Ranking& ranking, const Definition& definition);

}  // namespace v0
}  // namespace rankscope
