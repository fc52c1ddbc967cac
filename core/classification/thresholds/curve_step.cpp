// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/curve_step.h"

#include "core/classification/thresholds/precision_area.h"
#include "core/classification/thresholds/ranked_pairs.h"

#include <cassert>

namespace core {

CurveStep curveStepAt(const ThresholdSweep& sweep, std::size_t point)
{
    assert(point > 0 && point < sweep.size());
    const auto tp = [&sweep](std::size_t at) { return sweep.truePositives(at); };
    const auto fp = [&sweep](std::size_t at) { return sweep.falsePositives(at); };
    CurveStep step;
    step.score = sweep.threshold(point);
    step.samples = sweep.acceptedPositives(point) - sweep.acceptedPositives(point - 1) +
                   sweep.acceptedNegatives(point) - sweep.acceptedNegatives(point - 1);
    step.before = sweep.counts(point - 1);
    step.here = sweep.counts(point);
    step.wins = step.negatives() * step.before.tp;
    step.ties = step.negatives() * step.positives();
    const auto soFar = sumPairs<double>(point + 1, tp, fp);
    step.winsSoFar = soFar.wins;
    step.tiesSoFar = soFar.ties;
    if (const auto missing = sweep.missingClass())
        step.auc = *missing;
    else
        step.auc = (soFar.wins + soFar.ties / 2) / step.pairs();
    if (!(sweep.positives() > 0)) {
        step.term = step.averagePrecision = *sweep.missingClass();
        return step;
    }
    const double precision = step.here.tp / step.here.predictedPositive();
    step.term = step.positives() / sweep.positives() * precision;
    // precisionArea() divides by the positives found at its last point, not by all.
    if (step.here.tp > 0)
        step.averagePrecision =
            precisionArea(point + 1, PrLines::Steps, tp, fp) * step.here.tp / sweep.positives();
    return step;
}

std::optional<std::size_t> nextPositivePoint(const ThresholdSweep& sweep, std::size_t point)
{
    for (std::size_t next = point + 1; next < sweep.size(); ++next)
        if (sweep.acceptedPositives(next) > sweep.acceptedPositives(point))
            return next;
    return std::nullopt;
}

}  // namespace core
