// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/statistics/random_rounds.h"

#include <cstddef>
#include <span>

namespace core {

struct Randomisation {
    double p = 1;            ///< two-sided
    std::size_t rounds = 0;  ///< that were drawn; 0 when p is exact

    bool isExact() const { return rounds == 0; }
    bool operator==(const Randomisation&) const = default;
};

/// So many differences that are not 0 have all their signs tried.
inline constexpr std::size_t exactRandomisation = 30;

/// Fisher's randomisation test of "it does not matter which side is which": how often the sum of
/// the differences is at least as far from 0 when each changes its sign or not. Sums are equal when
/// they differ by at most 1e-12 of the sum of the sizes: that much is rounding.
///
/// Exact, over all 2^n sign patterns, for up to exactRandomisation differences that are not 0.
/// Beyond, p = (c + 1) / (rounds + 1) with c of the drawn patterns as far: never 0, and valid for
/// any number of rounds. A round takes a number of drawRounds() for each 32 differences, the lowest
/// bit for the first: 1 keeps the sign, 0 turns it. O(2^(n/2) n), or O(rounds × n).
/// Source: Smucker, Allan & Carterette, CIKM 2007; the 1: Davison & Hinkley, "Bootstrap methods and
/// their application", 1997, section 4.2.
Randomisation randomisationTest(std::span<const double> differences,
                                const RandomRounds& rounds = {}, const Threads& threads = Threads(),
                                const std::stop_token& stop = {});

}  // namespace core
