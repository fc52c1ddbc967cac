// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

/// What becomes of a sample at a threshold.
enum class Outcome : std::uint8_t {
    TruePositive,   ///< positive, and said to be
    FalsePositive,  ///< negative, but said to be positive
    FalseNegative,  ///< positive, but said to be negative
    TrueNegative,   ///< negative, and said to be
};

/// A confusion matrix: how many samples end where, or their weights' sums. Whole numbers are exact
/// to 2^53, far beyond any file. None is negative.
struct ConfusionMatrix {
    double tp = 0;
    double fp = 0;
    double fn = 0;
    double tn = 0;

    double positives() const { return tp + fn; }
    double negatives() const { return fp + tn; }
    double predictedPositive() const { return tp + fp; }
    double predictedNegative() const { return fn + tn; }
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
