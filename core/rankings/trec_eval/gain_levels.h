// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/rankings/trec_eval/parameters.h"

#include <span>

namespace core {

/// ndcg_rel: the mean of nDCG@rank over the documents with a gain; a document that was not
/// retrieved counts with the nDCG of the whole ranking. Range 0 to 1; 0 if nothing has a gain.
/// O(n).
/// Source: trec_eval.
double meanNdcgAtGains(const JudgedRanking& query);

/// Rndcg: the mean of nDCG@k over all k at which the ideal's gain drops after rank k. nDCG of the
/// whole ranking is added once if the ranking has at least two more documents than have a gain. 0
/// if nothing has a gain. O(n).
/// Source: trec_eval.
double meanNdcgAtLevels(const JudgedRanking& query);

/// The query with every grade replaced by its gain; other grades stay. O(n).
JudgedRanking withGains(const JudgedRanking& query, std::span<const GradeGain> gains);

}  // namespace core
