// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/untested.h"

#include <cstddef>

namespace core {

/// Mean and spread of a stream of numbers. O(1) per number. Source: Welford, Technometrics 4, 1962.
class RunningSpread {
public:
    void add(double number);

    std::size_t count() const { return m_count; }
    double mean() const { return m_mean; }  ///< 0 before the first number
    /// The sample standard deviation (n - 1). Needs at least two numbers.
    double deviation() const;

private:
    std::size_t m_count = 0;
    double m_mean = 0;
    double m_squares = 0;  ///< sum of squared distances to the mean
};

/// The t interval of a mean: mean ± t(1 - alpha / 2, n - 1) · deviation / √n, which needs at least
/// two numbers that are not all equal, like pairedT(). It may extend beyond a measure's range.
/// O(1).
/// @param alpha above 0 and below 1; 0.05 gives the 95 % interval
Result<Interval, Untested> meanInterval(const RunningSpread& spread, double alpha);

}  // namespace core
