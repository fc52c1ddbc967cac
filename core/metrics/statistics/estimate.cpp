// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/estimate.h"

#include "core/classification/uncertainty/auc_interval.h"
#include "core/foundation/normal_deviate.h"

#include <cmath>

namespace core {

Interval waldInterval(double value, double standardError)
{
    const double half = normalDeviate((1 + confidence) / 2) * standardError;
    return {value - half, value + half};
}

Interval logInterval(double value, double standardError)
{
    const double factor = std::exp(normalDeviate((1 + confidence) / 2) * standardError);
    return {value / factor, value * factor};
}

}  // namespace core
