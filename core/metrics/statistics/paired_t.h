// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/untested.h"

#include <cstddef>
#include <optional>
#include <span>

namespace core {

/// Result of a paired t test.
struct PairedT {
    double mean = 0;
    double deviation = 0;   ///< sample standard deviation (n - 1), above 0
    double t = 0;           ///< mean over (deviation / √n)
    double p = 1;           ///< two-sided, n - 1 degrees of freedom
    double effectSize = 0;  ///< Cohen's d of the differences (d_z): mean over deviation
    std::size_t count = 0;  ///< n
    std::optional<double> freedom = {};  ///< of a weightedT(); otherwise n - 1

    bool operator==(const PairedT&) const = default;
};

/// A confidence interval.
struct Interval {
    double low = 0;
    double high = 0;

    bool operator==(const Interval&) const = default;
};

/// The mean of differences; their order changes at most the last digit. O(n).
/// @param differences at least one
double meanDifference(std::span<const double> differences);

/// Student's paired t test of the hypothesis that the mean difference is 0. Needs at least two
/// differences that are not all equal. As in R's t.test, they count as equal if the standard error
/// is below 10 ε times the mean. O(n). Source: Student, Biometrika 6, 1908; d_z: Cohen,
/// "Statistical power analysis for the behavioral sciences", 1988, section 2.3.5.
Result<PairedT, Untested> pairedT(std::span<const double> differences);

/// Whether numbers with this mean and deviation count as equal. O(1).
bool isOneSpread(const PairedT& numbers);

/// The t interval of the mean difference: mean ± t(1 - alpha / 2) · deviation / √n, with n - 1
/// degrees of freedom or the test's own. O(1).
/// @param alpha above 0 and below 1; 0.05 gives the 95 % interval
Interval confidenceInterval(const PairedT& test, double alpha);

}  // namespace core
