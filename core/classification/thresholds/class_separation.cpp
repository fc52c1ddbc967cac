// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/class_separation.h"

#include "core/classification/thresholds/auc.h"

namespace core {

Value equalErrorRate(const ThresholdSweep& sweep)
{
    if (const auto missing = sweep.missingClass())
        return *missing;
    return equalErrorRateOf(sweep.size(), [&](std::size_t point) { return sweep.counts(point); });
}

Value kolmogorovSmirnov(const ThresholdSweep& sweep)
{
    if (const auto missing = sweep.missingClass())
        return *missing;
    return kolmogorovSmirnovOf(sweep.size(),
                               [&](std::size_t point) { return sweep.counts(point); });
}

Value giniOfRoc(const ThresholdSweep& sweep)
{
    return giniOf(auc(sweep));
}

Value giniOf(const Value& auc)
{
    return auc ? Value(2 * *auc - 1) : auc;
}

}  // namespace core
