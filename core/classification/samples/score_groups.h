// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/threshold_sweep.h"

#include <cstddef>

namespace core {

/// The samples with one score.
struct ScoreGroup {
    double score = 0;
    double positives = 0;  ///< number or sum of weights
    double negatives = 0;
    std::size_t samples = 0;

    double weight() const { return positives + negatives; }
};

/// Calls `visit` with every distinct score of a sweep, in order from the score that favours the
/// positive class least to the one that favours it most. O(distinct scores).
template <class Visit>
void forEachScoreGroup(const ThresholdSweep& sweep, Visit visit)
{
    for (std::size_t point = sweep.size(); --point > 0;) {
        const ConfusionMatrix here = sweep.counts(point);
        const ConfusionMatrix before = sweep.counts(point - 1);
        const std::size_t samples =
            sweep.acceptedPositives(point) - sweep.acceptedPositives(point - 1) +
            sweep.acceptedNegatives(point) - sweep.acceptedNegatives(point - 1);
        visit(
            ScoreGroup{sweep.threshold(point), here.tp - before.tp, here.fp - before.fp, samples});
    }
}

}  // namespace core
