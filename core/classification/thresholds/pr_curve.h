// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/polyline/curve_points.h"
#include "core/foundation/value.h"

#include <cassert>
#include <cstddef>

namespace core {

/// The precision-recall curve, one point for each point of the sweep; recall never falls. Point 0
/// accepts nothing and has no precision: it is the end that scikit-learn adds, recall 0 and
/// precision 1. A view: nothing is copied and the sweep must outlive it. Each access O(1).
///
/// scikit-learn's precision_recall_curve has the same points in the opposite order.
class PrCurve {
public:
    /// @param sweep with positives
    explicit PrCurve(const ThresholdSweep& sweep)
        : m_sweep(&sweep)
        , m_positives(sweep.positives())
    {
        assert(m_positives > 0);
    }

    std::size_t size() const { return m_sweep->size(); }
    double recall(std::size_t point) const { return m_sweep->truePositives(point) / m_positives; }
    double precision(std::size_t point) const
    {
        if (point == 0)
            return 1;
        const double tp = m_sweep->truePositives(point);
        return tp / (tp + m_sweep->falsePositives(point));
    }
    CurvePoint at(std::size_t point) const { return {recall(point), precision(point)}; }
    /// The precision of accepting all, or some by chance.
    double baseline() const { return m_positives / (m_positives + m_sweep->negatives()); }

private:
    const ThresholdSweep* m_sweep;
    double m_positives;
};

/// The line of the precision-recall curve in steps, below which average precision is the area: from
/// one recall to the next the precision is that of the latter. Vertex 2i is point i of PrCurve, the
/// one between two points the corner of their step. A view as PrCurve is.
class PrSteps {
public:
    /// @param sweep with positives
    explicit PrSteps(const ThresholdSweep& sweep)
        : m_curve(sweep)
    {}

    std::size_t size() const { return 2 * m_curve.size() - 1; }
    CurvePoint at(std::size_t vertex) const
    {
        return {m_curve.recall(vertex / 2), m_curve.precision((vertex + 1) / 2)};
    }

private:
    PrCurve m_curve;
};

/// Average precision: over the points, the sum of what recall gains times the precision there. The
/// area below the curve drawn in steps.
///
/// Range 0 to 1. Undefined without positives (scikit-learn: 0 and a warning). O(points).
Value averagePrecision(const ThresholdSweep& sweep);

/// The area below the precision-recall curve drawn with straight lines. Too high where scores tie:
/// between two points precision does not go straight (Davis & Goadrich, ICML 2006).
///
/// Range 0 to 1. Undefined without positives. O(points).
Value prTrapezoidArea(const ThresholdSweep& sweep);

/// The area below the precision-recall curve where between two points negatives come in evenly with
/// positives: what precision is on the way if samples of one score came in by chance. In closed
/// form, as XGBoost's aucpr.
///
/// Range 0 to 1. Undefined without positives. O(points). Source: Davis & Goadrich, ICML 2006;
/// Keilwagen, Grosse & Grau, PLoS ONE 9, 2014.
Value prInterpolatedArea(const ThresholdSweep& sweep);

}  // namespace core
