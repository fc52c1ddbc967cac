// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/predicted_to_observed.h"

#include "core/calibration/probability.h"
#include "core/exact_total.h"
#include "core/samples/score_groups.h"

namespace core {

Result<PredictedToObserved, Undefined> predictedToObserved(const ThresholdSweep& sweep,
                                                           Outside outside)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    if (sweep.positives() == 0)
        return Undefined::NoPositives;
    ExactTotal predicted;
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        predicted += group.weight() * probabilityOf(sweep, group.score, outside);
    });
    return PredictedToObserved{predicted.value(), sweep.positives()};
}

}  // namespace core
