// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"

#include <QString>

namespace ui {

/// By which rule a rate has the value that it has, in a sentence; empty where its formula says all.
/// Balanced accuracy has one where a class is missing.
QString rateRule(core::ThresholdMetric rate, const core::ConfusionMatrix& counts);

}  // namespace ui
