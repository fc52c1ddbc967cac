// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/value.h"

#include <QString>

namespace ui {

/// A sentence on the rule behind a rate's value; empty if its formula says it all. Balanced
/// accuracy has one if a class is missing.
QString rateRule(core::ThresholdMetric rate, const core::ConfusionMatrix& counts);

/// A sentence on core::separationInterval(); empty unless the AUC is 1 or 0.
QString separationRule(const core::Value& auc);

}  // namespace ui
