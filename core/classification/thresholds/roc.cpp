// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/roc.h"

#include "core/metrics/ranking_order/first_where.h"

namespace core {

DetCurve::DetCurve(const ThresholdSweep& sweep)
    : m_sweep(&sweep)
    , m_positives(sweep.positives())
    , m_negatives(sweep.negatives())
{
    assert(!sweep.missingClass());
    const std::size_t last = sweep.size() - 1;
    m_first = firstWhere(0, sweep.size(), [&](std::size_t point) {
        return sweep.acceptedPositives(point) > 0 && sweep.acceptedNegatives(point) > 0;
    });
    m_end = firstWhere(m_first, sweep.size(), [&](std::size_t point) {
        return sweep.acceptedPositives(point) == sweep.acceptedPositives(last) ||
               sweep.acceptedNegatives(point) == sweep.acceptedNegatives(last);
    });
}

}  // namespace core
