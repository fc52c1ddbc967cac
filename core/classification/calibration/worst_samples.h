// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/log_loss.h"

#include <cstddef>
#include <vector>

namespace core {

/// One of the samples with the largest terms: a row of the table that explains the log loss.
struct WorstSample {
    LogLossTerm term;       ///< its sum covers the samples up to it in file order
    double share = 0;       ///< of the sum of all terms, 0 to 1
    double runningSum = 0;  ///< of its term and all larger ones

    bool operator==(const WorstSample&) const = default;
};

/// The log loss, explained by the samples with the largest terms.
struct WorstSamples {
    Value value = Undefined::NoSamples;  ///< sum / weights
    double sum = 0;                      ///< of all terms
    double weights = 0;                  ///< of all samples; their number if there are no weights
    std::vector<WorstSample> worst;      ///< largest term first
};

/// The samples of largestLogLossTerms(), with shares and running sums. O(n log count).
WorstSamples worstSamples(const ScoredLabels& samples, const ClassifierSettings& settings,
                          std::size_t count);

}  // namespace core
