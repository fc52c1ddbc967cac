// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <vector>

namespace core {

/// The share of repetitions in which an interval contains the true value, unless its function has a
/// parameter for it.
inline constexpr double confidence = 0.95;

/// A value with its 95 % confidence interval, each with the reason if it is undefined. A value may
/// be defined without an interval.
struct Estimate {
    Value value = Undefined::NoSamples;
    Result<Interval, Undefined> interval = Undefined::NoSamples;

    Estimate(Undefined reason)
        : value(reason)
        , interval(reason)
    {}  // NOLINT: return reason;
    Estimate(Value number, Result<Interval, Undefined> ends)
        : value(number)
        , interval(ends)
    {}
};

/// The percentile interval of the outcomes of bootstrap rounds, with linearly interpolated
/// quantiles. O(n log n).
/// @param outcomes at least one, in any order
Interval percentileInterval(std::vector<double> outcomes);

/// Wald's interval: the value ± 1.96 standard errors.
Interval waldInterval(double value, double standardError);

/// The same on the scale of the logarithm, for a value above 0: the value over and times the same
/// factor.
/// @param standardError of the logarithm
Interval logInterval(double value, double standardError);

}  // namespace core
