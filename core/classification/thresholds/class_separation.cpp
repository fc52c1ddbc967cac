// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/class_separation.h"

#include "core/classification/thresholds/auc.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

struct ErrorRates {
    double fpr;
    double fnr;
};

ErrorRates errorRatesAt(const ThresholdSweep& sweep, std::size_t point)
{
    const ConfusionMatrix counts = sweep.counts(point);
    return {counts.fp / sweep.negatives(), counts.fn / sweep.positives()};
}

}  // namespace

Value equalErrorRate(const ThresholdSweep& sweep)
{
    if (const auto missing = sweep.missingClass())
        return *missing;
    ErrorRates nearest = errorRatesAt(sweep, 0);
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const ErrorRates rates = errorRatesAt(sweep, point);
        if (std::abs(rates.fpr - rates.fnr) < std::abs(nearest.fpr - nearest.fnr))
            nearest = rates;
    }
    return (nearest.fpr + nearest.fnr) / 2;
}

Value kolmogorovSmirnov(const ThresholdSweep& sweep)
{
    if (const auto missing = sweep.missingClass())
        return *missing;
    double greatest = 0;
    for (std::size_t point = 0; point < sweep.size(); ++point) {
        const ErrorRates rates = errorRatesAt(sweep, point);
        greatest = std::max(greatest, 1 - rates.fnr - rates.fpr);
    }
    return greatest;
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
