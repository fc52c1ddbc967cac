// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/random_rounds.h"
#include "core/metrics/statistics/untested.h"

#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// Result of Sakai's bootstrap test for the differences between two runs.
struct StudentisedBootstrap {
    double p = 1;  ///< two-sided: the achieved significance level (ASL)
    /// The absolute mean difference needed for significance, approximately: that of the round whose
    /// statistic is at the level alpha.
    double needed = 0;

    bool operator==(const StudentisedBootstrap&) const = default;
};

/// The paired bootstrap test, with a studentised statistic, of the hypothesis that the mean
/// difference is 0. Differences shifted to a mean of 0 are resampled, and t is their mean over its
/// standard error. p = (c + 1) / (rounds + 1), where c counts the rounds whose |t| is at least that
/// of the original differences. `needed` is the |mean| of the round whose |t| is the floor(alpha ×
/// rounds)-th largest, or the largest.
///
/// Source: Sakai, "Evaluating evaluation metrics based on the bootstrap", SIGIR 2006, figures 3 and
/// 5, from Efron & Tibshirani, "An introduction to the bootstrap", 1993, algorithm 16.2. They
/// define p as c / rounds, which is below alpha for the same differences if alpha × rounds is a
/// whole number. Numbers within 1e-12 of the larger count as equal, to allow for rounding. If all
/// differences of a round are equal, t is infinite, or 0 if they are 0.
///
/// All samples share the same rounds, those of pairedBootstrap(), so a round costs one draw per
/// query plus two multiplications per sample and query. The same on every machine. O(samples ×
/// queries × rounds), 8 bytes per sample and query.
/// @param samples the differences of each sample, for the same queries; fewer than 2^32 queries
/// @param alpha above 0 and below 1
/// @param stop ends the rounds early; discard the result in that case
/// @return one result per sample; undefined for equal differences, as in pairedT()
std::vector<Result<StudentisedBootstrap, Untested>>
studentisedBootstrap(std::span<const std::vector<double>> samples, double alpha,
                     const RandomRounds& rounds = {}, const std::stop_token& stop = {});

}  // namespace core
