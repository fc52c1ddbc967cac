// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/curve_step.h"
#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

/// One step of the ROC and the precision-recall curve in words, a line for what comes in, one for
/// where ROC goes, one for precision and recall, and one for each area so far. Plain text.
QString curveStepSentence(const core::CurveStep& step, const NumberFormat& format);
/// Where both curves begin: nothing is accepted.
QString curveStartSentence(const core::ConfusionMatrix& nothing, const NumberFormat& format);

}  // namespace ui
