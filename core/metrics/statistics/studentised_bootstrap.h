// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/random_rounds.h"
#include "core/metrics/statistics/untested.h"

#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// What Sakai's bootstrap says of the differences of two runs.
struct StudentisedBootstrap {
    double p = 1;  ///< two-sided: the achieved significance level (ASL)
    /// The size of the mean difference with which a round was as rare as the level asks: about so
    /// large a difference is significant.
    double needed = 0;

    bool operator==(const StudentisedBootstrap&) const = default;
};

/// The paired bootstrap test of "the mean difference is 0" by a studentised statistic: differences
/// shifted to a mean of 0 are drawn anew, and t is their mean over its standard error. p = (c + 1)
/// / (rounds + 1), where in c rounds |t| is at least that of the differences themselves. `needed`
/// is the |mean| of the round whose |t| is the floor(alpha × rounds)-th largest, or the largest.
///
/// Source: Sakai, "Evaluating evaluation metrics based on the bootstrap", SIGIR 2006, figures 3 and
/// 5, from Efron & Tibshirani, "An introduction to the bootstrap", 1993, algorithm 16.2. There p is
/// c / rounds, which is below alpha for the same differences wherever alpha × rounds is whole.
/// Numbers that differ by rounding are the same: 1e-12 of the larger. A round of differences that
/// are all the same has an infinite t, or one of 0 where they are 0.
///
/// Several samples are drawn with the same rounds, those of pairedBootstrap(): a round costs one
/// drawing, and two multiplications for each sample and query. The same on every machine.
/// O(samples × queries × rounds), 8 bytes a sample and query.
/// @param samples differences of the same queries, as many in each, less than 2^32
/// @param alpha above 0 and below 1
/// @param stop ends the rounds early: what is returned then is to be thrown away
/// @return as the samples; as for pairedT(), differences that are the same have no value
std::vector<Result<StudentisedBootstrap, Untested>>
studentisedBootstrap(std::span<const std::vector<double>> samples, double alpha,
                     const RandomRounds& rounds = {}, const std::stop_token& stop = {});

}  // namespace core
