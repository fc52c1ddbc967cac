// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/foundation/better.h"
#include "core/foundation/fraction.h"
#include "core/foundation/value.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace core {

/// A value that follows from a confusion matrix alone.
enum class ThresholdMetric : std::uint8_t {
    Accuracy,
    BalancedAccuracy,
    Precision,
    Recall,             ///< the true positive rate, sensitivity
    Specificity,        ///< the true negative rate
    Fpr,                ///< the false positive rate
    Fnr,                ///< the false negative rate
    Npv,                ///< the negative predictive value
    F,                  ///< F-beta; F1 at beta 1
    Mcc,                ///< Matthews' correlation coefficient
    Kappa,              ///< Cohen's kappa
    Youden,             ///< TPR - FPR
    Lift,               ///< precision over prevalence
    PredictedPositive,  ///< the share of samples that are accepted
};

/// A row of the table of rates: what menus, files, panels and the command line read.
struct ThresholdMetricRow {
    ThresholdMetric rate;
    std::string_view id;  ///< as JSON names it: "balanced_accuracy"; F by its name at beta 1
    bool isRational;      ///< has an exact fraction
    /// What the samples that it is a share of add up to; null where it is no share.
    double (ConfusionMatrix::*whole)() const = nullptr;
    Better better = Better::Higher;
};

std::span<const ThresholdMetricRow> thresholdMetricTable();
const ThresholdMetricRow& rowOf(ThresholdMetric rate);

/// The value of a rate. Undefined with a reason where it divides by nothing: precision without
/// predicted positives, recall without positives and so on (scikit-learn: 0 and a warning). MCC is
/// 0 where a margin is empty, as in scikit-learn and by Chicco & Jurman 2020. F has no value only
/// where there are neither positives nor predicted ones; balanced accuracy has one with a single
/// class when nothing of the other is predicted (scikit-learn: no warning either). Without samples
/// nothing has a value. O(1).
/// @param beta of F only: recall weighs beta times as much as precision; above 0, its square finite
Value thresholdMetricOf(ThresholdMetric rate, const ConfusionMatrix& counts, double beta = 1);

/// The same exactly, for whole counts; nothing where the rate is not rational, is undefined, or
/// does not fit 64 bits.
std::optional<Fraction> exactThresholdMetric(ThresholdMetric rate, const ConfusionMatrix& counts,
                                             double beta = 1);

}  // namespace core
