// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/polyline/curve_points.h"
#include "core/foundation/value.h"

#include <cassert>
#include <cstddef>

namespace core {

/// The precision-recall curve, one point for each point of the sweep; recall never decreases. At
/// point 0, nothing is predicted positive and precision is undefined: it is the end that
/// scikit-learn adds, with recall 0 and precision 1. A view: nothing is copied and the sweep must
/// outlive it. Each access O(1).
///
/// scikit-learn's precision_recall_curve has the same points in reverse order.
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
    /// The precision of predicting all, or random samples, as positive.
    double baseline() const { return m_positives / (m_positives + m_sweep->negatives()); }

private:
    const ThresholdSweep* m_sweep;
    double m_positives;
};

/// The precision-recall curve drawn in steps; the area below it is average precision. Between two
/// recall values, precision is that of the later one. Vertex 2i is point i of PrCurve, a vertex
/// between two points is the corner of their step. A view like PrCurve.
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

/// Average precision: the sum over the points of the increase in recall times the precision there.
/// The area below the curve drawn in steps.
///
/// Range 0 to 1. Undefined without positives (scikit-learn: 0 and a warning). O(points).
Value averagePrecision(const ThresholdSweep& sweep);

/// The area below the precision-recall curve drawn with straight lines. Too high if scores tie,
/// because precision is not linear between two points (Davis & Goadrich, ICML 2006).
///
/// Range 0 to 1. Undefined without positives. O(points).
Value prTrapezoidArea(const ThresholdSweep& sweep);

/// The area below the precision-recall curve if, between two points, negatives are added evenly
/// with positives: the precision on the way if samples with equal scores were added in random
/// order. In closed form, as in XGBoost's aucpr.
///
/// Range 0 to 1. Undefined without positives. O(points). Source: Davis & Goadrich, ICML 2006;
/// Keilwagen, Grosse & Grau, PLoS ONE 9, 2014.
Value prInterpolatedArea(const ThresholdSweep& sweep);

}  // namespace core
