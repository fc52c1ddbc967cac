// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace core {

/// The signed-rank test of differences.
struct SignedRanks {
    double positive = 0;    ///< W+: the sum of the ranks of the positive differences
    double negative = 0;    ///< W-
    std::size_t count = 0;  ///< n: differences that are not 0
    bool hasTies = false;   ///< two are equal in size; they share the mean of their ranks
    bool isExact = false;   ///< p is from the exact distribution, not from the normal one
    double p = 1;           ///< two-sided

    bool operator==(const SignedRanks&) const = default;
};

/// So many differences have an exact p.
inline constexpr std::size_t exactSignedRanks = 50;

/// Wilcoxon's signed-rank test of "the differences lie symmetrically around 0".
///
/// Differences within epsilon of 0 are left out. Two sizes are equal when they differ by at most
/// 1e-12 of the largest: that much is rounding. Exact up to exactSignedRanks differences: the share
/// of the sign patterns of these very ranks, halves among them, whose smaller rank sum is no
/// larger; where sizes are equal, R's wilcox.test and older scipy approximate. Otherwise the normal
/// approximation with the variance corrected for ties, less Σ(t³ - t) / 48 over groups of t equal
/// sizes, and with a continuity correction of 1/2, as R's wilcox.test and scipy's
/// wilcoxon(correction=True). p is 1 without any difference. O(n log n).
/// Source: Wilcoxon, Biometrics Bulletin 1, 1945; Conover, 1999, section 5.7; the exact share with
/// equal sizes: Pratt & Gibbons, "Concepts of nonparametric theory", 1981, chapter 3.
SignedRanks wilcoxon(std::span<const double> differences, double epsilon = 0);

}  // namespace core
