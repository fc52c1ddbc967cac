// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/rankings/trec/parameters.h"

#include <span>

namespace core {

/// ndcg_rel: the mean of nDCG@rank over the documents with a gain; one that was not retrieved has
/// the nDCG of the whole ranking. Range 0 to 1, 0 when nothing has a gain. O(n).
/// Source: trec_eval.
double meanNdcgAtGains(const JudgedRanking& query);

/// Rndcg: the mean of nDCG@k over the k where the ideal's gain falls, k being the last rank of the
/// higher gain, and once more over the whole ranking where it holds at least two documents more
/// than have a gain. 0 when nothing has a gain. O(n).
/// Source: trec_eval.
double meanNdcgAtLevels(const JudgedRanking& query);

/// The query with every grade replaced by its gain; other grades stay. O(n).
JudgedRanking withGains(const JudgedRanking& query, std::span<const GradeGain> gains);

}  // namespace core
