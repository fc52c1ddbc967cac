// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

/// How scores are divided into bins for a calibration curve.
enum class Binning : std::uint8_t {
    Uniform,   ///< equal widths from 0 to 1
    Quantile,  ///< about equal numbers of samples
};

/// The bin for a score on the edge between two; the outermost edges belong to their bins.
enum class ClosedEdge : std::uint8_t {
    Right,  ///< the lower one, as in scikit-learn's calibration_curve
    Left,   ///< the upper one, as in torchmetrics
};

/// How log loss and the Brier score treat a score outside 0 to 1.
enum class Outside : std::uint8_t {
    Undefined,  ///< the value is undefined
    Clip,       ///< use the nearest of 0 and 1
};

/// A recalibration of the scores; out of fold, see calibrated().
enum class Calibration : std::uint8_t { None, Isotonic, Platt };

/// How samples are divided into folds for recalibration, see foldsOf().
enum class FoldsBy : std::uint8_t {
    Random,  ///< stratified by class
    Group,   ///< no group of samples is divided
};

/// The costs of wrong decisions, and the share of positives where the model is used.
struct Costs {
    double falsePositive = 1;
    double falseNegative = 1;
    std::optional<double> prior = {};  ///< share of positives, 0 to 1; nothing: as in the samples

    bool operator==(const Costs&) const = default;
};

/// The rules for a classifier's values.
struct ClassifierSettings {
    double beta = 1;                       ///< of F-beta, above 0
    double clip = 2.220446049250313e-16;   ///< logarithms keep p within clip .. 1 - clip
    Outside outside = Outside::Undefined;  ///< for scores that are not probabilities
    std::size_t bins = 10;                 ///< of the calibration curve, at least 1
    Binning binning = Binning::Uniform;
    ClosedEdge closed = ClosedEdge::Right;  ///< of the bins
    Calibration calibration = Calibration::None;
    std::size_t folds = 10;  ///< of the recalibration, at least 2
    FoldsBy foldsBy = FoldsBy::Random;
    Costs costs = {};
    double fixedFpr = 0.1;        ///< the highest false positive rate for "jump to"
    double fixedRecall = 0.9;     ///< the lowest recall for "jump to"
    double fixedPrecision = 0.5;  ///< the lowest precision for "jump to"
    double fixedFlagged = 0.1;    ///< the highest share predicted positive for "jump to"

    bool operator==(const ClassifierSettings&) const = default;
};

}  // namespace core
