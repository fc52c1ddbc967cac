// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/threshold_metric.h"

#include "core/foundation/enum_table.h"
#include "core/metrics/scan/number.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

constexpr std::array table{
    ThresholdMetricRow{ThresholdMetric::Accuracy, "accuracy", true, &ConfusionMatrix::total},
    ThresholdMetricRow{ThresholdMetric::BalancedAccuracy, "balanced_accuracy", true},
    ThresholdMetricRow{ThresholdMetric::Precision, "precision", true,
                       &ConfusionMatrix::predictedPositive},
    ThresholdMetricRow{ThresholdMetric::Recall, "recall", true, &ConfusionMatrix::positives},
    ThresholdMetricRow{ThresholdMetric::Specificity, "specificity", true,
                       &ConfusionMatrix::negatives},
    ThresholdMetricRow{ThresholdMetric::Fpr, "fpr", true, &ConfusionMatrix::negatives,
                       Better::Lower},
    ThresholdMetricRow{ThresholdMetric::Fnr, "fnr", true, &ConfusionMatrix::positives,
                       Better::Lower},
    ThresholdMetricRow{ThresholdMetric::Npv, "npv", true, &ConfusionMatrix::predictedNegative},
    ThresholdMetricRow{ThresholdMetric::F, "f1", true},
    ThresholdMetricRow{ThresholdMetric::Mcc, "mcc", false},
    ThresholdMetricRow{ThresholdMetric::Kappa, "kappa", true},
    ThresholdMetricRow{ThresholdMetric::Youden, "youden", true},
    ThresholdMetricRow{ThresholdMetric::Lift, "lift", true, nullptr, Better::Higher, false},
    ThresholdMetricRow{ThresholdMetric::PredictedPositive, "predicted_positive", true,
                       &ConfusionMatrix::total, Better::Neither},
    ThresholdMetricRow{ThresholdMetric::Jaccard, "jaccard", true,
                       &ConfusionMatrix::positiveOrPredicted},
    ThresholdMetricRow{ThresholdMetric::LrPositive, "lr_positive", true, nullptr, Better::Higher,
                       false},
    ThresholdMetricRow{ThresholdMetric::LrNegative, "lr_negative", true, nullptr, Better::Lower,
                       false},
    ThresholdMetricRow{ThresholdMetric::DiagnosticOddsRatio, "diagnostic_odds_ratio", true, nullptr,
                       Better::Higher, false},
};
static_assert(hasRowForEach(table, &ThresholdMetricRow::rate, lastThresholdMetric));

/// A confusion matrix in the number type of a formula.
template <class Num>
struct Cells {
    Num tp;
    Num fp;
    Num fn;
    Num tn;

    Num positives() const { return tp + fn; }
    Num negatives() const { return fp + tn; }
    Num predictedPositive() const { return tp + fp; }
    Num predictedNegative() const { return fn + tn; }
    Num total() const { return tp + fp + fn + tn; }
};

Fraction differenceOfProducts(Fraction a, Fraction b, Fraction c, Fraction d)
{
    return a * b - c * d;
}

/// Kahan's method: two products of large counts differ little for a random classifier.
double differenceOfProducts(double a, double b, double c, double d)
{
    const double product = c * d;
    const double error = std::fma(-c, d, product);
    return std::fma(a, b, -product) + error;
}

/// TP TN - FN FP: positive if predictions and truth agree more than chance predicts.
template <class Num>
Num determinant(const Cells<Num>& c)
{
    return differenceOfProducts(c.tp, c.tn, c.fn, c.fp);
}

template <class Num>
Num balancedAccuracy(const Cells<Num>& c)
{
    const Num nothing = whole<Num>(0);
    if (c.positives() == nothing)
        return c.tn / c.negatives();
    if (c.negatives() == nothing)
        return c.tp / c.positives();
    return (c.tp / c.positives() + c.tn / c.negatives()) / whole<Num>(2);
}

double mcc(const ConfusionMatrix& c)
{
    const double margins = std::sqrt(c.predictedPositive() * c.positives()) *
                           std::sqrt(c.predictedNegative() * c.negatives());
    return margins == 0 ? 0 : determinant(Cells<double>{c.tp, c.fp, c.fn, c.tn}) / margins;
}

/// Every rate except MCC, for both number types; only if whyUndefined() has no reason.
template <class Num>
Num rational(ThresholdMetric rate, const Cells<Num>& c, Num beta)
{
    const auto one = whole<Num>(1);
    const Num squared = beta * beta;
    switch (rate) {
    case ThresholdMetric::Accuracy:
        return (c.tp + c.tn) / c.total();
    case ThresholdMetric::BalancedAccuracy:
        return balancedAccuracy(c);
    case ThresholdMetric::Precision:
        return c.tp / c.predictedPositive();
    case ThresholdMetric::Recall:
        return c.tp / c.positives();
    case ThresholdMetric::Specificity:
        return c.tn / c.negatives();
    case ThresholdMetric::Fpr:
        return c.fp / c.negatives();
    case ThresholdMetric::Fnr:
        return c.fn / c.positives();
    case ThresholdMetric::Npv:
        return c.tn / c.predictedNegative();
    case ThresholdMetric::F:
        return (one + squared) * c.tp / ((one + squared) * c.tp + squared * c.fn + c.fp);
    case ThresholdMetric::Kappa:
        return whole<Num>(2) * determinant(c) /
               (c.predictedPositive() * c.negatives() + c.positives() * c.predictedNegative());
    case ThresholdMetric::Youden:
        return determinant(c) / (c.positives() * c.negatives());
    case ThresholdMetric::Lift:
        return (c.tp / c.predictedPositive()) / (c.positives() / c.total());
    case ThresholdMetric::PredictedPositive:
        return c.predictedPositive() / c.total();
    case ThresholdMetric::Jaccard:
        return c.tp / (c.tp + c.fp + c.fn);
    case ThresholdMetric::LrPositive:
        return (c.tp / c.positives()) / (c.fp / c.negatives());
    case ThresholdMetric::LrNegative:
        return (c.fn / c.positives()) / (c.tn / c.negatives());
    case ThresholdMetric::DiagnosticOddsRatio:
        return c.tp / c.fn * (c.tn / c.fp);
    case ThresholdMetric::Mcc:
        break;
    }
    assert(false);
    return whole<Num>(0);
}

std::optional<Undefined> noPositives(const ConfusionMatrix& c)
{
    return c.positives() > 0 ? std::optional<Undefined>() : Undefined::NoPositives;
}

std::optional<Undefined> noNegatives(const ConfusionMatrix& c)
{
    return c.negatives() > 0 ? std::optional<Undefined>() : Undefined::NoNegatives;
}

/// If truth and predictions contain only one class, the average is over that class.
std::optional<Undefined> whyNotBalanced(const ConfusionMatrix& c)
{
    if (c.predictedPositive() > 0 && c.positives() == 0)
        return Undefined::NoPositives;
    if (c.predictedNegative() > 0 && c.negatives() == 0)
        return Undefined::NoNegatives;
    return {};
}

std::optional<Undefined> whyNoRatio(const ConfusionMatrix& c, double denominator)
{
    if (const auto reason = noPositives(c))
        return reason;
    if (const auto reason = noNegatives(c))
        return reason;
    return denominator > 0 ? std::optional<Undefined>() : Undefined::EmptyCell;
}

std::optional<Undefined> whyUndefined(ThresholdMetric rate, const ConfusionMatrix& c)
{
    if (c.total() == 0)
        return Undefined::NoSamples;
    switch (rate) {
    case ThresholdMetric::Recall:
    case ThresholdMetric::Fnr:
        return noPositives(c);
    case ThresholdMetric::Specificity:
    case ThresholdMetric::Fpr:
        return noNegatives(c);
    case ThresholdMetric::Youden:
        return noPositives(c) ? noPositives(c) : noNegatives(c);
    case ThresholdMetric::BalancedAccuracy:
        return whyNotBalanced(c);
    case ThresholdMetric::Precision:
        if (c.predictedPositive() == 0)
            return Undefined::NonePredictedPositive;
        return {};
    case ThresholdMetric::Npv:
        if (c.predictedNegative() == 0)
            return Undefined::NonePredictedNegative;
        return {};
    case ThresholdMetric::F:
    case ThresholdMetric::Jaccard:
        if (c.positiveOrPredicted() == 0)
            return Undefined::NoPositives;
        return {};
    case ThresholdMetric::Kappa:
        if (c.fp + c.fn == 0 && (c.tp == 0 || c.tn == 0))
            return Undefined::ChanceIsCertain;
        return {};
    case ThresholdMetric::Lift:
        if (c.predictedPositive() == 0)
            return Undefined::NonePredictedPositive;
        return noPositives(c);
    case ThresholdMetric::LrPositive:
        return whyNoRatio(c, c.fp);
    case ThresholdMetric::LrNegative:
        return whyNoRatio(c, c.tn);
    case ThresholdMetric::DiagnosticOddsRatio:
        return whyNoRatio(c, std::min(c.fn, c.fp));
    case ThresholdMetric::Accuracy:
    case ThresholdMetric::Mcc:
    case ThresholdMetric::PredictedPositive:
        return {};
    }
    assert(false);
    return {};
}

/// Up to 2^53 every whole number is a double; a larger double may represent its neighbours too.
bool isWhole(double count)
{
    return count >= 0 && count <= 0x1p53 && count == std::floor(count);
}

}  // namespace

std::span<const ThresholdMetricRow> thresholdMetricTable()
{
    return table;
}

const ThresholdMetricRow& rowOf(ThresholdMetric rate)
{
    return table[static_cast<std::size_t>(rate)];
}

Value thresholdMetricOf(ThresholdMetric rate, const ConfusionMatrix& counts, double beta)
{
    if (const auto reason = whyUndefined(rate, counts))
        return *reason;
    if (rate == ThresholdMetric::Mcc)
        return mcc(counts);
    return rational(rate, Cells<double>{counts.tp, counts.fp, counts.fn, counts.tn}, beta);
}

std::optional<Fraction> exactThresholdMetric(ThresholdMetric rate, const ConfusionMatrix& counts,
                                             double beta)
{
    if (!rowOf(rate).isRational || whyUndefined(rate, counts))
        return {};
    if (!isWhole(counts.tp) || !isWhole(counts.fp) || !isWhole(counts.fn) || !isWhole(counts.tn))
        return {};
    const auto cell = [](double count) { return Fraction(static_cast<std::int64_t>(count)); };
    const Fraction value = rational(
        rate, Cells<Fraction>{cell(counts.tp), cell(counts.fp), cell(counts.fn), cell(counts.tn)},
        Fraction::fromDecimal(beta));
    return value.exact() ? std::optional(value) : std::nullopt;
}

}  // namespace core
