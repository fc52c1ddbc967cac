// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/value.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// One model's scores with the true labels, in columns of equal length. A Sweep reads them only
/// during construction.
struct Samples {
    std::span<const double> scores = {};        ///< not NaN; may be infinite
    std::span<const std::uint8_t> labels = {};  ///< one per sample
    std::uint8_t positive = 1;             ///< the label of the positive class; others are negative
    bool higherIsPositive = true;          ///< if false, low scores are positive
    std::span<const double> weights = {};  ///< finite and above 0; if empty, each is 1
};

/// A confusion matrix: counts of samples, or sums of their weights.
struct Counts {
    double tp = 0;  ///< positive, predicted positive
    double fp = 0;  ///< negative, predicted positive
    double fn = 0;  ///< positive, predicted negative
    double tn = 0;  ///< negative, predicted negative

    bool operator==(const Counts&) const = default;  ///< cell by cell
};

/// The names of all rates: "accuracy", "precision", "recall", "fpr", "f1", "mcc", …
std::vector<std::string_view> rates();
/// Computes a rate of a confusion matrix; undefined if its denominator is 0. O(1).
/// @param beta for f1 only, above 0: recall weighs beta times as much as precision
/// @throws Error for an unknown name
Value rate(std::string_view name, const Counts& counts, double beta = 1);

/// A point of a curve.
struct CurvePoint {
    double x = 0;  ///< horizontal
    double y = 0;  ///< vertical
};

/// A threshold chosen by a rule, with the value it reaches.
struct Chosen {
    std::size_t point = 0;  ///< index in the sweep
    Value value;            ///< undefined if no point qualifies
};

/// DeLong's confidence interval of an AUC.
struct AucInterval {
    double auc = 0;            ///< Sweep::auc()
    double standardError = 0;  ///< of the AUC
    double low = 0;            ///< lower end of the 95 % confidence interval, at least 0
    double high = 0;           ///< upper end, at most 1
};

/// Every distinct threshold of a set of scored samples, from the strictest to the one that predicts
/// every sample positive. Samples with equal scores become positive together. Point 0 has an
/// infinite threshold and no predicted positives. Immutable; copies share the data.
class Sweep {
public:
    /// Sorts the scores once. O(n) for large n; the samples are not needed afterwards.
    /// @throws Error for columns of different lengths, a NaN score, or a weight that is not finite
    /// and above 0; its line() is the position of the sample, from 1
    explicit Sweep(const Samples& samples, std::size_t threads = 1);

    std::size_t size() const;                   ///< number of points: distinct scores plus one
    double threshold(std::size_t point) const;  ///< lowest score predicted positive
    Counts counts(std::size_t point) const;     ///< the confusion matrix there
    /// The point that a threshold leads to. O(log n). @param threshold not NaN
    std::size_t pointAt(double threshold) const;

    /// The ROC curve with one point (FPR, TPR) per point of the sweep, like scikit-learn's
    /// roc_curve(drop_intermediate=False); empty with only one class. O(points).
    std::vector<CurvePoint> roc() const;
    /// The precision-recall curve with one point (recall, precision) per point of the sweep, the
    /// first at precision 1; empty without positives. O(points).
    std::vector<CurvePoint> precisionRecall() const;
    /// The share of positive-negative pairs that the positive wins; a tie counts half. O(points).
    Value auc() const;
    /// DeLong's interval; none with only one class, one sample of a class, or weights. O(points).
    std::optional<AucInterval> aucInterval() const;
    /// The area under the stepwise precision-recall curve. O(points).
    Value averagePrecision() const;

    Chosen bestF(double beta = 1) const;        ///< the highest F-beta
    Chosen bestYouden() const;                  ///< the highest TPR - FPR
    Chosen atMostFpr(double fpr) const;         ///< the highest recall at an FPR of at most `fpr`
    Chosen atLeastRecall(double recall) const;  ///< the lowest FPR at a recall of at least `recall`

private:
    struct Inside;
    std::shared_ptr<const Inside> m_inside;
};

}  // namespace v0
}  // namespace rankscope
