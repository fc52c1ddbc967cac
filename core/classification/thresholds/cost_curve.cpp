// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/cost_curve.h"

#include "core/foundation/total.h"

#include <cassert>

namespace core {

namespace {

/// The intersection of the lines of two adjacent hull corners; the second predicts more positives.
CurvePoint crossing(const ConfusionMatrix& fewer, const ConfusionMatrix& more)
{
    const double fprGain = (more.fp - fewer.fp) / fewer.negatives();
    const double fnrLoss = (fewer.fn - more.fn) / fewer.positives();
    const double x = fprGain / (fprGain + fnrLoss);
    return {x, normalisedCost(fewer, x)};
}

}  // namespace

std::optional<double> probabilityCost(const Costs& costs, double prevalence)
{
    const double prior = costs.prior.value_or(prevalence);
    const double missed = prior * costs.falseNegative;
    const double alarms = (1 - prior) * costs.falsePositive;
    if (!(missed + alarms > 0))
        return {};
    return missed / (missed + alarms);
}

double normalisedCost(const ConfusionMatrix& counts, double probabilityCost)
{
    assert(counts.positives() > 0 && counts.negatives() > 0);
    return counts.fp / counts.negatives() * (1 - probabilityCost) +
           counts.fn / counts.positives() * probabilityCost;
}

CostCurve::CostCurve(const ThresholdSweep& sweep, const RocHull& hull)
{
    assert(!sweep.missingClass());
    const auto corners = hull.corners();
    m_envelope.push_back({0, 0});
    for (std::size_t i = 1; i < corners.size(); ++i)
        m_envelope.push_back(crossing(sweep.counts(corners[i - 1]), sweep.counts(corners[i])));
    m_envelope.push_back({1, 0});
}

CurvePoint CostCurve::middle(std::size_t corner) const
{
    const CurvePoint from = m_envelope[corner];
    const CurvePoint to = m_envelope[corner + 1];
    return {(from.x + to.x) / 2, (from.y + to.y) / 2};
}

double CostCurve::area() const
{
    Total<double> sum;
    for (std::size_t i = 1; i < m_envelope.size(); ++i)
        sum += (m_envelope[i].x - m_envelope[i - 1].x) * (m_envelope[i].y + m_envelope[i - 1].y);
    return sum.value() / 2;
}

}  // namespace core
