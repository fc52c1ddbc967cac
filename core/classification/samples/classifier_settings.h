// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

/// How scores are cut into bins for a calibration curve.
enum class Binning : std::uint8_t {
    Uniform,   ///< bins of one width over 0 to 1
    Quantile,  ///< bins of about as many samples each
};

/// To which bin a score on the edge of two belongs; the outermost edges belong to their bins.
enum class ClosedEdge : std::uint8_t {
    Right,  ///< the lower one, as in scikit-learn's calibration_curve
    Left,   ///< the upper one, as in torchmetrics
};

/// What log loss and the Brier score do with a score outside 0 to 1.
enum class Outside : std::uint8_t {
    Undefined,  ///< there is no value
    Clip,       ///< the nearest of 0 and 1 counts
};

/// A calibration fitted to the shown samples themselves.
enum class Calibration : std::uint8_t { None, Isotonic, Platt };

/// What a wrong decision costs, and how many positives there are where the model is used.
struct Costs {
    double falsePositive = 1;
    double falseNegative = 1;
    std::optional<double> prior = {};  ///< share of positives, 0 to 1; none: the samples' own

    bool operator==(const Costs&) const = default;
};

/// The conventions in force for a classifier's values.
struct ClassifierSettings {
    double beta = 1;                       ///< of F-beta, above 0
    double clip = 2.220446049250313e-16;   ///< log loss keeps p within clip .. 1 - clip
    Outside outside = Outside::Undefined;  ///< of scores that are no probabilities
    std::size_t bins = 10;                 ///< of the calibration curve, at least 1
    Binning binning = Binning::Uniform;
    ClosedEdge closed = ClosedEdge::Right;  ///< of the bins
    Calibration calibration = Calibration::None;
    Costs costs = {};
    double fixedFpr = 0.1;     ///< the false positive rate that "jump to" keeps at most
    double fixedRecall = 0.9;  ///< the recall that "jump to" keeps at least

    bool operator==(const ClassifierSettings&) const = default;
};

}  // namespace core
