// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/settings.h"

#include <cstddef>
#include <vector>

namespace core {

/// A measure as a reader who views a ranked list from the top and goes on from each rank with some
/// probability (C/W/L). The value is the expected gain per document viewed.
struct ReaderModel {
    MeasureSpec definition;
    /// [i - 1]: the probability of going on from rank i to the next one.
    std::vector<double> continuation;
    double expectedViews = 0;  ///< the expected number of documents viewed, at most 1000

    bool operator==(const ReaderModel&) const = default;
};

/// The readers of RBP, P@k, RR, AP and INST at every rank of a list, in this order.
///
/// RR's reader stops at the first relevant document, AP's goes on from a relevant document as far
/// as others follow: with the probability S(i + 1) ÷ S(i), where S(i) sums 1 ÷ rank over the
/// relevant documents from rank i on; without them, it stops at rank 1. INST is left out if a grade
/// exceeds its scale. O(n).
/// Source: Moffat, Bailey, Scholer & Thomas, ACM TOIS 35(3), 2017; Azzopardi, Thomas & Moffat,
/// SIGIR 2019 (cwl_eval, whose figures these are).
std::vector<ReaderModel> readerModels(const JudgedRanking& query, const Settings& settings,
                                      std::size_t cutoff);

}  // namespace core
