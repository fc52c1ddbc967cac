// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/polyline/curve_points.h"

#include <span>
#include <vector>

namespace core {

/// The macro-averaged ROC curve: at each false positive rate, the mean of the classes' true
/// positive rates; the area below it is their mean AUC. Where a class's curve rises vertically, it
/// has a point at the foot and one at the top. Of very many points it keeps every few.
/// O(points × classes).
/// @param sweeps of each class against the rest, with samples on both sides; may be empty
std::vector<CurvePoint> macroRoc(std::span<const ThresholdSweep> sweeps);

/// The macro-averaged precision-recall curve, drawn in steps: at each recall, the mean of the
/// classes' precisions; the area below it is their mean average precision. Otherwise as above.
/// @param sweeps of each class against the rest, with samples of the class; may be empty
std::vector<CurvePoint> macroPrecisionRecall(std::span<const ThresholdSweep> sweeps);

}  // namespace core
