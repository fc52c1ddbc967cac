// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"
#include "core/rankings/bounds/bounds_finder.h"

#include <optional>

namespace core {

/// The range of a value in an open world, in which any number of documents that are neither judged
/// nor retrieved may also have any grade of the scale. Limits that are only approached as their
/// number grows count as ends of the range.
///
/// - P, CG, DCG, RR, success and everything that depends only on the list do not change.
/// - Recall, F, AP over R and nDCG without a cutoff fall to 0: R or the ideal grows without bound.
/// - nDCG, capped recall and AP over min(k, R) at k fall to the value with k more documents of the
///   highest grade and all open ones at 0.
/// - RBP treats the list as the start of a longer one, as its residual does (Moffat & Zobel, ACM
///   TOIS 27(1), 2008): everything below its end, or below k, adds up to p^end.
///
/// Differences of two lists follow their values: a growing common divisor draws them to 0 and never
/// past it. The residuals of RBP come from different documents. For F, no bound is known for the
/// difference of lists with different lengths.
///
/// Empty if no bound is known or values are rounded. O(n log n); one bounds search for a difference
/// with a cutoff that lies on one side of 0.
/// @param lists one list, whose documents without a rank are from another list; or two, for the
/// second minus the first
/// @param closed the finder's bounds
std::optional<Extent> openWorld(const BoundsFinder& finder, OpenLists lists, const Bounds& closed);

/// Whether to find bounds for the closed world only.
enum class World : unsigned char { Closed, Both };

/// The bounds of the value of one list, or of the difference of two; empty if unknown.
std::optional<Bounds> boundsIn(World world, const BoundsFinder& finder, OpenLists lists);

}  // namespace core
