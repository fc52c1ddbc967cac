// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"
#include "core/rankings/bounds/bounds_finder.h"

#include <optional>

namespace core {

/// How far a value can go when the world is open: when any number of documents that nobody judged
/// and nobody retrieved may have any grade of the scale, too. An end that is only approached, the
/// more of them there are, is one.
///
/// - P, CG, DCG, RR, success and what is cut or made of the list alone stay as they are.
/// - Recall, F, AP over R and an uncut nDCG sink to 0: R or the ideal grows without end.
/// - nDCG, capped recall and AP over min(k, R) at k sink as far as k more documents of the highest
///   grade bring them, with every open one at 0.
/// - RBP takes the list for the beginning of a longer one, as its residual does (Moffat & Zobel,
///   ACM TOIS 27(1), 2008): what stands below its end, or below k, adds up to p^end.
///
/// Differences of two lists go with their values: what divides both by the same grows, which draws
/// them to 0 and never past it; the residuals of RBP are of different documents. No bound is known
/// of the difference of F where the lists are of different lengths.
///
/// None where no bound is known, and where values are rounded. O(n log n); of a difference that is
/// on one side of 0 and is cut, a search for bounds.
/// @param lists one, whose documents without a rank are of another list; or two, of which the
/// second less the first counts
/// @param closed what the finder says
std::optional<Extent> openWorld(const BoundsFinder& finder, OpenLists lists, const Bounds& closed);

/// Whether bounds are those of the closed world alone.
enum class World : unsigned char { Closed, Both };

/// Of the value of one list, or of the difference of two; none where they are not known.
std::optional<Bounds> boundsIn(World world, const BoundsFinder& finder, OpenLists lists);

}  // namespace core
