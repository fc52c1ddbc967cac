// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/predicted_to_observed.h"

#include "core/classification/calibration/probability.h"
#include "core/classification/samples/score_groups.h"
#include "core/foundation/exact_total.h"

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
