// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/statistics/random_rounds.h"

#include <cstddef>
#include <span>

namespace core {

struct Randomisation {
    double p = 1;            ///< two-sided
    std::size_t rounds = 0;  ///< number drawn; 0 if p is exact

    bool isExact() const { return rounds == 0; }
    bool operator==(const Randomisation&) const = default;
};

/// All sign patterns are tried for up to this many differences that are not 0.
inline constexpr std::size_t exactRandomisation = 30;

/// Fisher's randomisation test of the hypothesis that the two sides are interchangeable. p is the
/// share of sign patterns for which the sum of the differences is at least as far from 0. Sums
/// count as equal if they differ by at most 1e-12 of the sum of the absolute differences, to allow
/// for rounding.
///
/// Exact, over all 2^n sign patterns, for up to exactRandomisation differences that are not 0.
/// Beyond that, p = (c + 1) / (rounds + 1), where c counts the drawn patterns at least as far from
/// 0: never 0, and valid for any number of rounds. A round uses one number of drawRounds() per 32
/// differences, starting with the lowest bit: 1 keeps the sign, 0 flips it. O(2^(n/2) n), or
/// O(rounds × n). Source: Smucker, Allan & Carterette, CIKM 2007; the added 1: Davison & Hinkley,
/// "Bootstrap methods and their application", 1997, section 4.2.
Randomisation randomisationTest(std::span<const double> differences,
                                const RandomRounds& rounds = {}, const Threads& threads = Threads(),
                                const std::stop_token& stop = {});

}  // namespace core
