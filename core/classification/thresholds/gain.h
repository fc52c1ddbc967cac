// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/polyline/curve_points.h"

#include <cassert>
#include <cstddef>

namespace core {

/// Cumulative gain: the share of all positives found (recall) against the share of all samples
/// predicted positive, best scores first; one point for each point of the sweep, from (0, 0) to (1,
/// 1). A random model follows the diagonal. A view: nothing is copied and the sweep must outlive
/// it. Each access O(1).
class GainCurve {
public:
    /// @param sweep with positives
    explicit GainCurve(const ThresholdSweep& sweep)
        : m_sweep(&sweep)
        , m_positives(sweep.positives())
        , m_total(m_positives + sweep.negatives())
    {
        assert(m_positives > 0);
    }

    std::size_t size() const { return m_sweep->size(); }
    double accepted(std::size_t point) const
    {
        return (m_sweep->truePositives(point) + m_sweep->falsePositives(point)) / m_total;
    }
    double found(std::size_t point) const { return m_sweep->truePositives(point) / m_positives; }
    CurvePoint at(std::size_t point) const { return {accepted(point), found(point)}; }
    /// The share of positives: a perfect model has found all positives at that share of samples.
    double prevalence() const { return m_positives / m_total; }

private:
    const ThresholdSweep* m_sweep;
    double m_positives;
    double m_total;
};

/// Lift: the positives found divided by the number expected by chance (precision over prevalence),
/// against the share of samples predicted positive. It does not exist if nothing is predicted
/// positive: point i of the curve is point i + 1 of the sweep. A view like GainCurve.
class LiftCurve {
public:
    /// @param sweep with positives
    explicit LiftCurve(const ThresholdSweep& sweep)
        : m_gain(sweep)
    {}

    std::size_t size() const { return m_gain.size() - 1; }
    /// The sweep point of point `index` of the curve.
    std::size_t point(std::size_t index) const { return index + 1; }
    double accepted(std::size_t index) const { return m_gain.accepted(point(index)); }
    double lift(std::size_t index) const
    {
        return m_gain.found(point(index)) / m_gain.accepted(point(index));
    }
    CurvePoint at(std::size_t index) const { return {accepted(index), lift(index)}; }

private:
    GainCurve m_gain;
};

}  // namespace core
