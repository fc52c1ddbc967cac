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

/// The share of the costs that missed positives could cause, PC(+): π c(FN) over
/// π c(FN) + (1 - π) c(FP), π being the share of positives where the model is used. The x of a cost
/// curve; 0 to 1. Nothing where no wrong decision costs anything. O(1).
/// @param prevalence π where the costs have no prior
std::optional<double> probabilityCost(const Costs& costs, double prevalence);

/// What decisions cost on average, over the most that they could: FPR (1 - PC) + FNR PC. For one
/// threshold a straight line over PC, from its FPR to its FNR; 0 to 1. O(1).
/// @param counts of both classes
/// @param probabilityCost 0 to 1
double normalisedCost(const ConfusionMatrix& counts, double probabilityCost);

/// A cost curve: for every PC the least normalised expected cost of any threshold, the lower
/// envelope of the thresholds' lines. Each corner of the ROC hull has its stretch of it, in the
/// hull's order; the first accepts none (cost PC), the last all (cost 1 - PC).
///
/// Source: Drummond & Holte, "Cost curves: an improved method for visualizing classifier
/// performance", Machine Learning 65, 2006.
class CostCurve {
public:
    /// O(corners).
    /// @param sweep of both classes: its missingClass() is nothing
    /// @param hull of this sweep
    CostCurve(const ThresholdSweep& sweep, const RocHull& hull);

    /// The places where the envelope bends, with its ends (0, 0) and (1, 0): one more than the hull
    /// has corners. The line of corner i is the envelope between places i and i + 1, which are one
    /// where it is best nowhere else.
    const std::vector<CurvePoint>& envelope() const { return m_envelope; }
    /// In the middle of the stretch of a corner, 0-based.
    CurvePoint middle(std::size_t corner) const;
    /// The area below the envelope: the expected cost where every PC is equally likely; 0 to 1/4.
    double area() const;

private:
    std::vector<CurvePoint> m_envelope;
};

}  // namespace core
