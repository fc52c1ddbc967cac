// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

#include <algorithm>
#include <optional>

namespace core {

/// The probability that a score states; nothing if it is not a probability. It refers to the class
/// that high scores favour: the positive class if higherIsPositive, otherwise the other one.
inline std::optional<double> statedProbability(double score, Outside outside)
{
    if (score >= 0 && score <= 1)
        return score;
    if (outside == Outside::Undefined)
        return std::nullopt;
    return std::clamp(score, 0.0, 1.0);
}

/// The probability of the positive class: the stated one, or 1 minus it if low scores are positive.
inline double positiveProbability(double stated, bool higherIsPositive)
{
    return higherIsPositive ? stated : 1 - stated;
}

/// The probability for a score of the sweep; call only if whyNoProbabilities() returns nothing.
inline double probabilityOf(const ThresholdSweep& sweep, double score, Outside outside)
{
    return positiveProbability(*statedProbability(score, outside), sweep.higherIsPositive());
}

/// Why the scores of a sweep are not probabilities; nothing if they are. O(1).
inline std::optional<Undefined> whyNoProbabilities(const ThresholdSweep& sweep, Outside outside)
{
    if (sweep.samples() == 0)
        return Undefined::NoSamples;
    // If the outermost scores are probabilities, all are.
    if (!statedProbability(sweep.threshold(1), outside) ||
        !statedProbability(sweep.threshold(sweep.size() - 1), outside))
        return Undefined::NotAProbability;
    return std::nullopt;
}

}  // namespace core
