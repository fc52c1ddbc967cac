// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/model_curves.h"

namespace ui {

// Charts of curves; each keeps a reference to the document.

/// The ROC curve of every model, or the same errors on the axes of a DET curve, with the chance
/// line, the convex hull and the line of equal cost.
std::unique_ptr<ModelCurves> rocCurves(const ClassifierDocument& document);

/// The precision-recall curve of every model, in steps or with straight lines, with the baseline of
/// chance and places of equal F.
std::unique_ptr<ModelCurves> prCurves(const ClassifierDocument& document);

/// The gain curve of every model: the share of positives found in the best-scored share of samples;
/// or the lift curve: the positives found divided by the number expected by chance.
std::unique_ptr<ModelCurves> gainLiftCurves(const ClassifierDocument& document);

/// The cost curve of every model: the lowest expected cost of any threshold for every mixture of
/// costs and class shares, with the line of the current threshold.
std::unique_ptr<ModelCurves> costCurves(const ClassifierDocument& document);

}  // namespace ui
