// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/log_loss.h"

#include <cstddef>
#include <vector>

namespace core {

/// A sample among those that cost most: a row of the table that explains the log loss.
struct WorstSample {
    LogLossTerm term;       ///< its sum is that of the samples before it in the file
    double share = 0;       ///< of the sum of all terms, 0 to 1
    double runningSum = 0;  ///< of its term and of those that cost more

    bool operator==(const WorstSample&) const = default;
};

/// The log loss by the samples that cost most.
struct WorstSamples {
    Value value = Undefined::NoSamples;  ///< sum / weights
    double sum = 0;                      ///< of all terms
    double weights = 0;                  ///< of all samples; their number without weights
    std::vector<WorstSample> worst;      ///< first what costs most
};

/// As largestLogLossTerms(), with shares and running sums. O(n log count).
WorstSamples worstSamples(const ScoredLabels& samples, const ClassifierSettings& settings,
                          std::size_t count);

}  // namespace core
