// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/mean_interval.h"

#include <cassert>
#include <cmath>

namespace core {

void RunningSpread::add(double number)
{
    ++m_count;
    const double before = number - m_mean;
    m_mean += before / static_cast<double>(m_count);
    m_squares += before * (number - m_mean);
}

double RunningSpread::deviation() const
{
    assert(m_count > 1);
    return std::sqrt(m_squares / static_cast<double>(m_count - 1));
}

Result<Interval, Untested> meanInterval(const RunningSpread& spread, double alpha)
{
    if (spread.count() == 0)
        return Untested::NoQueries;
    if (spread.count() == 1)
        return Untested::OneQuery;
    PairedT numbers;
    numbers.count = spread.count();
    numbers.mean = spread.mean();
    numbers.deviation = spread.deviation();
    if (isOneSpread(numbers))
        return Untested::OneSpread;
    return confidenceInterval(numbers, alpha);
}

}  // namespace core
