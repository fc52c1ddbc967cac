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

/// The difference of two independent estimates, first minus second, with its interval: the
/// distances of each end from its value, added in quadrature (MOVER). Of Wald's intervals it is
/// Wald's, of two shares with Wilson's intervals Newcombe's hybrid score interval (his method 10).
///
/// Undefined when a value is; the interval also when either is. O(1). Sources: Zou & Donner,
/// "Construction of confidence limits about effect measures: a general approach", Statistics in
/// Medicine 27, 2008; Newcombe, Statistics in Medicine 17, 1998, pp. 873-890.
Estimate independentDifference(const Estimate& first, const Estimate& second);

/// The ratio of two independent estimates by the same method on the scale of the logarithm.
/// Undefined also if a value is 0 (EmptyCell).
/// @param first,second not below 0
Estimate independentRatio(const Estimate& first, const Estimate& second);

}  // namespace core
