// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/scan/columns.h"

namespace core {

/// A value before and after its division.
struct Quotient {
    double earned = 0;
    double attainable = 1;
    Denominator denominator = Denominator::Nothing;
    Value value = 0.0;
};

}  // namespace core
