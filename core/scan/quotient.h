// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scan/columns.h"
#include "core/value.h"

namespace core {

/// A value before and after its division.
struct Quotient {
    double earned = 0;
    double attainable = 1;
    Denominator denominator = Denominator::Nothing;
    Value value = 0.0;
};

}  // namespace core
