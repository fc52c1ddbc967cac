#pragma once

#include "core/judged_ranking.h"
#include "core/value.h"

namespace core {

/// Compatibility: how much a ranking overlaps with the ideal ranking that is nearest to it, rank by
/// rank: overlapOfCutLists() of the two over that of the ideal with itself, both as deep as the
/// longer of the two. The ideal holds the documents with a grade above 0, best grade first, in the
/// ranking's order where grades are equal and those not retrieved last.
///
/// Range 0 to 1. Undefined when no grade is above 0 (ir_measures says 0). O(n log g), for g grades.
/// Source: Clarke, Vtyurina & Smucker, "Assessing top-k preferences", ACM TOIS 39(3), 2021;
/// ir_measures' Compat, with p = 0.95.
/// @param p above 0 and below 1: how likely a reader goes on to the next rank
Value compatibility(const JudgedRanking& query, double p);

}  // namespace core
