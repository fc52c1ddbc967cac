// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/histogram.h"

#include <cmath>

namespace ui {

double Histogram::heightOf(double count) const
{
    return isLogarithmic ? std::log10(1 + count) : count;
}

double Histogram::topOf(double most) const
{
    constexpr double headroom = 1.04;
    return most > 0 ? headroom * heightOf(most) : 1;
}

std::vector<double> logarithmicCounts(double tallest)
{
    std::vector<double> counts{0};
    for (double power = 1; power <= tallest; power *= 10)
        counts.push_back(power);
    return counts;
}

}  // namespace ui
