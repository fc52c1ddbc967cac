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

/// A value computed from a confusion matrix alone.
enum class ThresholdMetric : std::uint8_t {
    Accuracy,
    BalancedAccuracy,
    Precision,
    Recall,               ///< the true positive rate, sensitivity
    Specificity,          ///< the true negative rate
    Fpr,                  ///< the false positive rate
    Fnr,                  ///< the false negative rate
    Npv,                  ///< the negative predictive value
    F,                    ///< F-beta; F1 at beta 1
    Mcc,                  ///< Matthews' correlation coefficient
    Kappa,                ///< Cohen's kappa
    Youden,               ///< TPR - FPR
    Lift,                 ///< precision over prevalence
    PredictedPositive,    ///< the share of samples predicted positive
    Jaccard,              ///< TP over the samples that are positive, predicted positive, or both
    LrPositive,           ///< the positive likelihood ratio, TPR over FPR
    LrNegative,           ///< the negative likelihood ratio, FNR over TNR
    DiagnosticOddsRatio,  ///< LR+ over LR−
};
inline constexpr auto lastThresholdMetric = ThresholdMetric::DiagnosticOddsRatio;

/// A row of the table of rates, which menus, files, panels and the command line use.
struct ThresholdMetricRow {
    ThresholdMetric rate;
    std::string_view id;  ///< as in JSON: "balanced_accuracy"; for F, the name at beta 1
    bool isRational;      ///< has an exact fraction
    /// The denominator, if the rate is a share of samples; otherwise null.
    double (ConfusionMatrix::*whole)() const = nullptr;
    Better better = Better::Higher;
    bool isBounded = true;  ///< at most 1
};

std::span<const ThresholdMetricRow> thresholdMetricTable();
const ThresholdMetricRow& rowOf(ThresholdMetric rate);

/// The value of a rate. Undefined with a reason if the denominator is 0: precision without
/// predicted positives, recall without positives and so on (scikit-learn: 0 and a warning). MCC is
/// 0 if a margin is empty, as in scikit-learn and Chicco & Jurman 2020. F is undefined only if
/// there are neither positives nor predicted positives. Balanced accuracy is defined for a single
/// class if nothing is predicted as the other (scikit-learn: no warning either). A likelihood or
/// odds ratio with a denominator of 0 is undefined, even if its numerator is above 0 (other tools:
/// infinite, or 1/2 added to every count). Without samples everything is undefined. O(1).
/// Sources: likelihood ratios: Simel, Samsa & Matchar, Journal of Clinical Epidemiology 44, 1991;
/// the odds ratio: Glas et al., Journal of Clinical Epidemiology 56, 2003.
/// @param beta for F only: recall counts beta times as much as precision; above 0, its square
/// finite
Value thresholdMetricOf(ThresholdMetric rate, const ConfusionMatrix& counts, double beta = 1);

/// The exact value for whole counts; nothing if the rate is not rational, is undefined, or does not
/// fit 64 bits.
std::optional<Fraction> exactThresholdMetric(ThresholdMetric rate, const ConfusionMatrix& counts,
                                             double beta = 1);

}  // namespace core
