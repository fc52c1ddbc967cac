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

/// One model's scores beside the truth: columns of one length, looked at while a Sweep is made.
struct Samples {
    std::span<const double> scores = {};        ///< none is not a number; infinite ones are fine
    std::span<const std::uint8_t> labels = {};  ///< per sample
    std::uint8_t positive = 1;             ///< the label of the positive class; others are negative
    bool higherIsPositive = true;          ///< else a low score speaks for the positive class
    std::span<const double> weights = {};  ///< finite and above 0; empty: each counts 1
};

/// A confusion matrix: how many samples end where, or their weights' sums.
struct Counts {
    double tp = 0;  ///< positive, and said to be
    double fp = 0;  ///< negative, but said to be positive
    double fn = 0;  ///< positive, but said to be negative
    double tn = 0;  ///< negative, and said to be

    bool operator==(const Counts&) const = default;  ///< cell by cell
};

/// The names of all rates: "accuracy", "precision", "recall", "fpr", "f1", "mcc", …
std::vector<std::string_view> rates();
/// A rate of a confusion matrix; undefined where it divides by nothing. O(1).
/// @param beta of f1 only, above 0: recall weighs beta times as much as precision
/// @throws Error for a name that is no rate's
Value rate(std::string_view name, const Counts& counts, double beta = 1);

/// A point of a curve.
struct CurvePoint {
    double x = 0;  ///< to the right
    double y = 0;  ///< upwards
};

/// A threshold that a rule chose, and what it reaches.
struct Chosen {
    std::size_t point = 0;  ///< of the sweep
    Value value;            ///< undefined: none could be chosen
};

/// DeLong's interval of an AUC.
struct AucInterval {
    double auc = 0;            ///< Sweep::auc()
    double standardError = 0;  ///< of it
    double low = 0;            ///< of the 95 % confidence interval, at least 0
    double high = 0;           ///< of the same, at most 1
};

/// Every distinct threshold of scored samples, from the one that accepts the fewest to the one that
/// accepts all; samples of one score come in together. Point 0 accepts nothing, its threshold is
/// infinite. Never changes; copies share it.
class Sweep {
public:
    /// Sorts the scores once. O(n) for large n; the samples are not needed after that.
    /// @throws Error for columns of different lengths, a score that is not a number, or a weight
    /// that is not finite and above 0; its line() is the sample's place, from 1
    explicit Sweep(const Samples& samples, std::size_t threads = 1);

    std::size_t size() const;                   ///< points: distinct scores plus one
    double threshold(std::size_t point) const;  ///< the score from which on samples are accepted
    Counts counts(std::size_t point) const;     ///< what is accepted there
    /// What a threshold accepts. O(log n). @param threshold not NaN
    std::size_t pointAt(double threshold) const;

    /// The ROC curve, a point (FPR, TPR) for each of the sweep, as scikit-learn's
    /// roc_curve(drop_intermediate=False); empty with one class only. O(points).
    std::vector<CurvePoint> roc() const;
    /// The precision-recall curve, a point (recall, precision) for each of the sweep, the first
    /// with precision 1; empty without positives. O(points).
    std::vector<CurvePoint> precisionRecall() const;
    /// The share of positive-negative pairs that the positive wins, a tie counting half. O(points).
    Value auc() const;
    /// DeLong's; none with one class only, a single sample of a class, or weights. O(points).
    std::optional<AucInterval> aucInterval() const;
    /// The area below the precision-recall curve drawn in steps. O(points).
    Value averagePrecision() const;

    Chosen bestF(double beta = 1) const;        ///< the highest F-beta
    Chosen bestYouden() const;                  ///< the highest TPR - FPR
    Chosen atMostFpr(double fpr) const;         ///< the highest recall with at most that FPR
    Chosen atLeastRecall(double recall) const;  ///< the lowest FPR with at least that recall

private:
    struct Inside;
    std::shared_ptr<const Inside> m_inside;
};

}  // namespace v0
}  // namespace rankscope
