#pragma once

#include "core/judged_ranking.h"

namespace core {

/// binG: the mean over the relevant documents of 1 / log2(2 + documents above that are not
/// relevant); what was not retrieved adds 0. Range 0 to 1, 0 when nothing is relevant. O(n).
/// Source: trec_eval, 2008.
double binaryGainRatio(const JudgedRanking& query, double level);

/// G: the sum of gain / log2(2 + cost - gained) over the sum of all gains there are, where `gained`
/// is the sum of the gains down to this rank and `cost` that of the ideal order, no rank of which
/// costs less than 1. The grade is the gain. Range 0 to 1, 0 when nothing has a gain. O(n).
/// Source: trec_eval, 2008.
double gainRatio(const JudgedRanking& query);

}  // namespace core
