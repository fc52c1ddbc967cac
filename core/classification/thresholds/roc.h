// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/normal_deviate.h"
#include "core/foundation/polyline/curve_points.h"

#include <cassert>
#include <cstddef>

namespace core {

/// The ROC curve: the true positive rate (recall) against the false positive rate, one point for
/// each point of the sweep, from (0, 0) to (1, 1); neither ever decreases. A view: nothing is
/// copied and the sweep must outlive it. Each access O(1).
///
/// scikit-learn's roc_curve(drop_intermediate=False) has the same points.
class RocCurve {
public:
    /// @param sweep of both classes: its missingClass() is nothing
    explicit RocCurve(const ThresholdSweep& sweep)
        : m_sweep(&sweep)
        , m_positives(sweep.positives())
        , m_negatives(sweep.negatives())
    {
        assert(!sweep.missingClass());
    }

    std::size_t size() const { return m_sweep->size(); }
    double fpr(std::size_t point) const { return m_sweep->falsePositives(point) / m_negatives; }
    double tpr(std::size_t point) const { return m_sweep->truePositives(point) / m_positives; }
    CurvePoint at(std::size_t point) const { return {fpr(point), tpr(point)}; }

private:
    const ThresholdSweep* m_sweep;
    double m_positives;
    double m_negatives;
};

/// The detection error tradeoff: the false negative rate against the false positive rate, both as
/// normal deviates, so that normally distributed scores in both classes give a straight line. Rates
/// of 0 and 1 have no finite deviate: the curve is the part of the sweep between them and may be
/// empty. A view like RocCurve.
///
/// Source: Martin and others, "The DET curve in assessment of detection task performance",
/// Eurospeech 1997.
class DetCurve {
public:
    /// O(log n).
    /// @param sweep of both classes: its missingClass() is nothing
    explicit DetCurve(const ThresholdSweep& sweep);

    std::size_t size() const { return m_end - m_first; }
    /// The sweep point of point `index` of the curve.
    std::size_t point(std::size_t index) const { return m_first + index; }
    double fpr(std::size_t index) const
    {
        return m_sweep->falsePositives(point(index)) / m_negatives;
    }
    double fnr(std::size_t index) const
    {
        return (m_positives - m_sweep->truePositives(point(index))) / m_positives;
    }
    /// The deviates of (fpr, fnr).
    CurvePoint at(std::size_t index) const
    {
        return {normalDeviate(fpr(index)), normalDeviate(fnr(index))};
    }

private:
    const ThresholdSweep* m_sweep;
    double m_positives;
    double m_negatives;
    std::size_t m_first;
    std::size_t m_end;
};

}  // namespace core
