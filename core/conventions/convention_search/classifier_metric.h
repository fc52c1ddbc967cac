// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A classifier measure that tools print under the same name.
enum class ClassifierMetric : std::uint8_t {
    Auc,
    AveragePrecision,
    LogLoss,
    CalibrationError,
    Brier,
    Accuracy,
    BalancedAccuracy,
    Precision,
    Recall,
    Specificity,
    F1,
    Mcc,
    Kappa,
};

/// All measures, the most frequently used first.
std::vector<ClassifierMetric> allClassifierMetrics();
/// "AUC", "LogLoss", "F1".
std::string_view nameOf(ClassifierMetric figure);
/// Parses a name, including those of other tools: `roc_auc`, `PR-AUC`, `binary logloss`. Ignores
/// case, spaces, dashes and underscores. Empty if there is no such measure.
std::optional<ClassifierMetric> classifierMetricNamed(std::string_view name);
/// All names: "AUC, AP, …".
std::string classifierMetricNames();
/// The corresponding rate at a threshold; empty if the measure needs no threshold.
std::optional<ThresholdMetric> thresholdMetricOf(ClassifierMetric figure);

/// Whether the measure interprets scores as probabilities.
bool readsProbabilities(ClassifierMetric figure);

}  // namespace core
