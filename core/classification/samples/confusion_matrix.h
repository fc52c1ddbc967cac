// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

/// The outcome of a sample at a threshold.
enum class Outcome : std::uint8_t {
    TruePositive,   ///< positive, predicted positive
    FalsePositive,  ///< negative, predicted positive
    FalseNegative,  ///< positive, predicted negative
    TrueNegative,   ///< negative, predicted negative
};

/// A confusion matrix: the numbers of samples by outcome, or the sums of their weights. Whole
/// numbers are exact to 2^53, far beyond any file. None is negative.
struct ConfusionMatrix {
    double tp = 0;
    double fp = 0;
    double fn = 0;
    double tn = 0;

    double positives() const { return tp + fn; }
    double negatives() const { return fp + tn; }
    double predictedPositive() const { return tp + fp; }
    double predictedNegative() const { return fn + tn; }
    /// The samples that are positive, predicted positive, or both.
    double positiveOrPredicted() const { return tp + fp + fn; }
    double total() const { return tp + fp + fn + tn; }
    bool operator==(const ConfusionMatrix&) const = default;
};

constexpr double ConfusionMatrix::*cellOf(Outcome outcome)
{
    constexpr std::array cells{&ConfusionMatrix::tp, &ConfusionMatrix::fp, &ConfusionMatrix::fn,
                               &ConfusionMatrix::tn};
    return cells[static_cast<std::size_t>(outcome)];
}

}  // namespace core
