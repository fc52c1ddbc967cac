// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/curve_step.h"
#include "ui/text/words/number_format.h"

#include <QString>

namespace ui {

/// One step of the ROC and precision-recall curves in words: a line each for the samples that
/// enter, the move of ROC, precision and recall, and each area so far. Plain text.
QString curveStepSentence(const core::CurveStep& step, const NumberFormat& format);
/// Where both curves begin: nothing is predicted positive.
QString curveStartSentence(const core::ConfusionMatrix& nothing, const NumberFormat& format);

}  // namespace ui
