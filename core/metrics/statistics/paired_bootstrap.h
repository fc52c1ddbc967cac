// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/random_rounds.h"
#include "core/metrics/statistics/untested.h"

#include <span>

namespace core {

/// A bootstrap interval and test of a mean difference.
struct PairedBootstrap {
    Interval interval;  ///< between the alpha / 2 and 1 - alpha / 2 quantiles of the drawn means
    double p = 1;       ///< two-sided, for differences shifted to a mean of 0

    bool operator==(const PairedBootstrap&) const = default;
};

/// Resamples the differences: each round draws as many as there are, with replacement, each from
/// one number of drawRounds() through BoundedDraw. The interval is the percentile interval with
/// linearly interpolated quantiles. p = (c + 1) / (rounds + 1), where c counts the rounds whose
/// mean is at least as far from the overall mean as that is from 0, to within 1e-12 of the largest
/// difference. The result is the same on every machine and for any number of threads. O(rounds ×
/// n), plus 8 bytes per round. Source: Efron & Tibshirani, "An introduction to the bootstrap",
/// 1993, sections 13.3 and 16.4.
///
/// As for pairedT(), the result is undefined for a single difference or for equal ones: every round
/// would give the same mean.
/// @param differences fewer than 2^32
/// @param alpha above 0 and below 1
Result<PairedBootstrap, Untested> pairedBootstrap(std::span<const double> differences, double alpha,
                                                  const RandomRounds& rounds = {},
                                                  const Threads& threads = Threads(),
                                                  const std::stop_token& stop = {});

/// The same for the weighted mean difference: each round draws queries, each as likely, together
/// with their weights, and takes the weighted mean of what was drawn.
/// @param weights above 0 and finite, as many as differences
Result<PairedBootstrap, Untested> weightedBootstrap(std::span<const double> differences,
                                                    std::span<const double> weights, double alpha,
                                                    const RandomRounds& rounds = {},
                                                    const Threads& threads = Threads(),
                                                    const std::stop_token& stop = {});

}  // namespace core
