// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/estimate.h"

#include <stop_token>

namespace core {

/// 95 % bootstrap intervals of how far the scores of the classes are apart.
struct SeparationIntervals {
    Interval equalErrorRate;
    Interval kolmogorovSmirnov;
};

/// The percentileInterval() of equalErrorRate() and kolmogorovSmirnov() over rounds that resample
/// each class separately. The largest difference of a round is on average larger than that of the
/// samples, so that the interval of the Kolmogorov–Smirnov statistic tends to be too high. The same
/// on every machine and for any number of threads.
///
/// Undefined with only one class. O(rounds × n). Source: Efron & Tibshirani, "An introduction to
/// the bootstrap", 1993, chapter 13.
/// @param stop ends the rounds early: discard the result then
Result<SeparationIntervals, Undefined> separationIntervals(const SweptSamples& of,
                                                           const BootstrapRules& rules = {},
                                                           const Threads& threads = Threads(),
                                                           const std::stop_token& stop = {});

}  // namespace core
