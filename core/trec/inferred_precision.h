#pragma once

#include "core/judged_ranking.h"

namespace core {

/// infAP: average precision inferred from a judgment pool of which a sample was judged. At a
/// relevant document of rank i > 1 the precision above it is estimated as the share of pooled
/// documents among i - 1, times the share of relevant ones among the judged, smoothed by 0.00001.
/// A negative grade means pooled but not judged; a document without a grade was not pooled.
///
/// Range 0 to 1, 0 when nothing is relevant. O(n).
/// Source: Yilmaz & Aslam, CIKM 2006; trec_eval 9.0.8.
double inferredAveragePrecision(const JudgedRanking& query, double level);

}  // namespace core
