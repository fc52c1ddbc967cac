// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/random_rounds.h"
#include "core/metrics/statistics/untested.h"

#include <span>

namespace core {

/// What drawing queries anew says of the mean difference.
struct PairedBootstrap {
    Interval interval;  ///< between the alpha / 2 and 1 - alpha / 2 quantiles of the drawn means
    double p = 1;       ///< two-sided, for differences shifted to a mean of 0

    bool operator==(const PairedBootstrap&) const = default;
};

/// Each round draws as many differences as there are, with replacement, a number of drawRounds()
/// each through BoundedDraw. The interval is the
/// percentile interval, its quantiles linearly interpolated. p = (c + 1) / (rounds + 1), where in c
/// rounds the mean is at least as far from the mean of all as that is from 0, to within 1e-12 of
/// the largest difference. The same on every machine and for any number of threads. O(rounds × n),
/// over 8 bytes a round. Source: Efron & Tibshirani, "An introduction to the bootstrap", 1993,
/// sections 13.3 and 16.4.
///
/// Differences that are the same, or a single one, have no spread to draw from: every round would
/// give the same mean. As for pairedT(), there is no value then.
/// @param differences less than 2^32
/// @param alpha above 0 and below 1
Result<PairedBootstrap, Untested> pairedBootstrap(std::span<const double> differences, double alpha,
                                                  const RandomRounds& rounds = {},
                                                  const Threads& threads = Threads(),
                                                  const std::stop_token& stop = {});

}  // namespace core
