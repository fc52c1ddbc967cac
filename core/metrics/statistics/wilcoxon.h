// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace core {

/// Result of the signed-rank test.
struct SignedRanks {
    double positive = 0;    ///< W+: the sum of the ranks of the positive differences
    double negative = 0;    ///< W-
    std::size_t count = 0;  ///< n: differences that are not 0
    bool hasTies = false;   ///< some sizes are equal and share the mean of their ranks
    bool isExact = false;   ///< p is from the exact distribution instead of the normal one
    double p = 1;           ///< two-sided

    bool operator==(const SignedRanks&) const = default;
};

/// p is exact for up to this many differences.
inline constexpr std::size_t exactSignedRanks = 50;

/// Wilcoxon's signed-rank test of the hypothesis that the differences are symmetric around 0.
///
/// Differences within epsilon of 0 are left out. Two sizes are equal if they differ by at most
/// 1e-12 of the largest, to allow for rounding. For up to exactSignedRanks differences p is exact:
/// the share of sign patterns of the actual ranks, including halves, whose smaller rank sum is not
/// larger. (If sizes are equal, R's wilcox.test and older scipy approximate.) Beyond that, p is the
/// normal approximation with a continuity correction of 1/2 and the variance corrected for ties,
/// minus Σ(t³ - t) / 48 over groups of t equal sizes, as in R's wilcox.test and scipy's
/// wilcoxon(correction=True). p is 1 if there are no differences. O(n log n). Source: Wilcoxon,
/// Biometrics Bulletin 1, 1945; Conover, 1999, section 5.7; exact p with equal sizes: Pratt &
/// Gibbons, "Concepts of nonparametric theory", 1981, chapter 3.
SignedRanks wilcoxon(std::span<const double> differences, double epsilon = 0);

}  // namespace core
