// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

namespace core {

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

/// Wald's interval: the value ± 1.96 standard errors.
Interval waldInterval(double value, double standardError);

/// The same on the scale of the logarithm, for a value above 0: the value over and times the same
/// factor.
/// @param standardError of the logarithm
Interval logInterval(double value, double standardError);

}  // namespace core
