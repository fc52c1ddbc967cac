// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/discrimination/common_values.h"
#include "core/metrics/statistics/random_rounds.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// How well half of the queries agree on which of two runs is better.
struct HalfStability {
    double error = 0;  ///< of all decisions, those for the run that fewer halves prefer; 0 to 0.5
    double ties = 0;   ///< of all decisions, those for neither; 0 to 1

    bool operator==(const HalfStability&) const = default;
};

/// Each round draws half of the queries, rounded down, without replacement, and decides for every
/// pair of runs which mean is higher. It is a tie where they differ by less than `fuzziness` times
/// the larger one's size, or by rounding: 1e-12 of it. The error rate is Σ min(A > B, B > A) over
/// all decisions, the share of ties Σ (A = B) over all, summed over pairs.
///
/// Source: Buckley & Voorhees, "Evaluating evaluation measure stability", SIGIR 2000, section 3;
/// with halves drawn at random as in Sakai, SIGIR 2006, figure 1 (minority rate and proportion of
/// ties). The same on every machine and for any number of threads.
/// O(rounds × measures × runs × (queries + runs)).
/// @param fuzziness 0 or more, and below 1
/// @param stop ends the rounds early: what is returned then is to be thrown away
/// @return by measure; none with fewer than two queries or two runs
std::vector<std::optional<HalfStability>>
halfStability(const CommonValues& values, double fuzziness, const RandomRounds& rounds = {},
              const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
