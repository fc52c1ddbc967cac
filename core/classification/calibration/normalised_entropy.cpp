// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/normalised_entropy.h"

#include "core/classification/calibration/log_loss.h"

#include <cmath>

namespace core {

Result<NormalisedEntropy, Undefined> normalisedEntropy(const Value& logLoss,
                                                       const ThresholdSweep& sweep)
{
    if (!logLoss)
        return logLoss.reason();
    if (const auto missing = sweep.missingClass())
        return *missing;
    return normalisedEntropy(logLoss, sweep.positives(), sweep.negatives());
}

Result<NormalisedEntropy, Undefined> normalisedEntropy(const Value& logLoss, double positives,
                                                       double negatives)
{
    if (!logLoss)
        return logLoss.reason();
    const double total = positives + negatives;
    // Avoids 1 - share, which would be 0 if the share rounds to 1.
    const double entropy =
        (positives * std::log(total / positives) + negatives * std::log(total / negatives)) / total;
    return NormalisedEntropy{*logLoss, positives / total, entropy};
}

Result<NormalisedEntropy, Undefined> normalisedEntropy(const SweptSamples& of,
                                                       const ClassifierSettings& settings)
{
    return normalisedEntropy(logLoss(of.samples, settings), of.sweep);
}

}  // namespace core
