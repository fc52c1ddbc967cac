// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string_view>

/// Two computations of one figure: summing in another order moves the last digits.
inline bool agree(double a, double b, double tolerance = 1e-12)
{
    return a == b || std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

/// A definition that a test knows to be well formed.
inline core::MeasureSpec definitionOf(std::string_view text)
{
    return core::parseMeasureSpec(text).value();
}

/// QVERIFY2 whose description is worked out only where it fails, as checks by the hundred thousand
/// want.
#define VERIFY_OF(condition, description)                                                          \
    do {                                                                                           \
        if (!(condition))                                                                          \
            QFAIL(QByteArray(#condition " does not hold: ") + (description));                      \
    } while (false)

inline QByteArray digits(double number)
{
    return QByteArray::number(number, 'g', 17);
}
