// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/discrimination/common_values.h"
#include "core/metrics/statistics/random_rounds.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// How consistently half of the queries decide which of two runs is better.
struct HalfStability {
    double error = 0;  ///< the share of minority decisions among all decisions; 0 to 0.5
    double ties = 0;   ///< the share of ties among all decisions; 0 to 1

    bool operator==(const HalfStability&) const = default;
};

/// Estimates stability. Each round draws half of the queries, rounded down, without replacement,
/// and decides for every pair of runs which mean is higher. The pair is tied if the means differ by
/// less than `fuzziness` times the larger magnitude, or only by rounding: 1e-12 of it. The error
/// rate is Σ min(A > B, B > A) over all decisions, the share of ties is Σ (A = B) over all
/// decisions; both are summed over pairs.
///
/// Source: Buckley & Voorhees, "Evaluating evaluation measure stability", SIGIR 2000, section 3,
/// with random halves as in Sakai, SIGIR 2006, figure 1 (minority rate and proportion of ties). The
/// same on every machine and for any number of threads. O(rounds × measures × runs × (queries +
/// runs)).
/// @param fuzziness at least 0 and below 1
/// @param stop ends the rounds early: discard the result then
/// @return by measure; nothing with fewer than two queries or two runs
std::vector<std::optional<HalfStability>>
halfStability(const CommonValues& values, double fuzziness, const RandomRounds& rounds = {},
              const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
