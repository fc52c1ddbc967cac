// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A figure of a classifier that tools print under one name.
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

/// Every figure, those that are asked for most first.
std::vector<ClassifierMetric> allClassifierMetrics();
/// "AUC", "LogLoss", "F1".
std::string_view nameOf(ClassifierMetric figure);
/// Reads a name or what else tools call it: `roc_auc`, `PR-AUC`, `binary logloss`. Upper and lower
/// case, blanks, dashes and underscores make no difference. Nothing where no figure is called so.
std::optional<ClassifierMetric> classifierMetricNamed(std::string_view name);
/// "AUC, AP, …": the names of all.
std::string classifierMetricNames();
/// The rate at a threshold that it is; none where it needs none.
std::optional<ThresholdMetric> thresholdMetricOf(ClassifierMetric figure);

/// Whether it takes scores for probabilities.
bool readsProbabilities(ClassifierMetric figure);

}  // namespace core
