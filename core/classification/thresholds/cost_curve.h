// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/roc_hull.h"
#include "core/foundation/polyline/curve_points.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// The x of a cost curve: the share of the possible costs that missed positives cause, PC(+): π
/// c(FN) over π c(FN) + (1 - π) c(FP), where π is the share of positives where the model is used; 0
/// to 1. Nothing if no wrong decision has a cost. O(1).
/// @param prevalence π if the costs have no prior
std::optional<double> probabilityCost(const Costs& costs, double prevalence);

/// The mean cost of decisions, divided by the highest possible: FPR (1 - PC) + FNR PC. For one
/// threshold, a straight line over PC from its FPR to its FNR; 0 to 1. O(1).
/// @param counts of both classes
/// @param probabilityCost 0 to 1
double normalisedCost(const ConfusionMatrix& counts, double probabilityCost);

/// A cost curve: for every PC, the lowest normalised expected cost of any threshold, which is the
/// lower envelope of the thresholds' lines. Each corner of the ROC hull has one segment, in the
/// hull's order; the first predicts no positives (cost PC), the last all (cost 1 - PC).
///
/// Source: Drummond & Holte, "Cost curves: an improved method for visualizing classifier
/// performance", Machine Learning 65, 2006.
class CostCurve {
public:
    /// O(corners).
    /// @param sweep of both classes: its missingClass() is nothing
    /// @param hull of this sweep
    CostCurve(const ThresholdSweep& sweep, const RocHull& hull);

    /// The vertices of the envelope, including its ends (0, 0) and (1, 0): one more than the hull
    /// has corners. The line of corner i is the envelope between vertices i and i + 1, which
    /// coincide if it is optimal nowhere else.
    const std::vector<CurvePoint>& envelope() const { return m_envelope; }
    /// The midpoint of the segment of a corner, 0-based.
    CurvePoint middle(std::size_t corner) const;
    /// The area below the envelope: the expected cost if every PC is equally likely; 0 to 1/4.
    double area() const;

private:
    std::vector<CurvePoint> m_envelope;
};

}  // namespace core
