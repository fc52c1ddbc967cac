// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/rounding.h"

#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

// Decimals are rarely exact doubles: 0.29 times 100 is below 29.
constexpr double slack = 1e-9;

double nearest(double value, double unit)
{
    return std::floor(value * unit + 0.5 + slack) / unit;
}

double cutOff(double value, double unit)
{
    return std::floor(value * unit + slack) / unit;
}

double upwards(double value, double unit)
{
    return std::ceil(value * unit - slack) / unit;
}

/// As printf prints it: to the nearest, a half to the even digit.
double printed(double value, int decimals)
{
    std::array<char, 400> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::fixed, decimals);
    std::from_chars(text.data(), end.ptr, value);
    return value;
}

/// Source: NDCGAtK, PrecisionAtK, ReciprocalRank, RecallAtK, Recall and Precision of
/// io.sease.rre.core.domain.metrics.impl, and Calculator.divide.
double asRre(double value, const MeasureSpec& definition)
{
    switch (definition.measure) {
    case Measure::Ndcg:
        return cutOff(value, 1e2);
    case Measure::P:
        return definition.cutoff ? nearest(value, 1e2) : upwards(value, 1e4);
    case Measure::Rr:
        return nearest(value, 1e2);
    case Measure::Recall:
        return upwards(value, 1e4);
    default:
        return value;
    }
}

}  // namespace

Value rounded(const Value& value, const MeasureSpec& definition, Rounding rounding)
{
    if (!value)
        return value;
    switch (rounding) {
    case Rounding::FiveDecimals:
        return printed(*value, 5);
    case Rounding::TwoDecimals:
        return nearest(*value, 1e2);
    case Rounding::Rre:
        return asRre(*value, definition);
    case Rounding::None:
        break;
    }
    return value;
}

}  // namespace core
