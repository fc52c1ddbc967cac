// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/score_groups.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/exact_total.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <vector>

namespace core {

/// The samples whose probability of the positive class lies above `lower` and up to `upper`; the
/// first bin has its lower edge too.
struct CalibrationBin {
    double lower = 0;
    double upper = 0;
    std::size_t samples = 0;      ///< at least 1
    double weight = 0;            ///< their number, or sum of weights
    double meanPredicted = 0;     ///< mean probability of the positive class
    double fractionPositive = 0;  ///< share of positives among them

    double gap() const { return fractionPositive - meanPredicted; }
    bool operator==(const CalibrationBin&) const = default;
};

/// How often the positive class comes true, against how probable the model says it is.
struct CalibrationCurve {
    std::vector<CalibrationBin> bins;  ///< ascending; empty ones are left out
    /// Expected calibration error: the mean |gap| over bins, each weighing as its samples do; 0
    /// to 1.
    double ece = 0;
    double mce = 0;  ///< maximum calibration error: the largest |gap|; 0 to 1

    ClosedEdge closed = ClosedEdge::Right;  ///< of the bins

    /// The root of the bins' mean squared gap, each weighing as its samples do; from ece to mce.
    /// Source: Kumar, Liang & Ma, "Verified uncertainty calibration", NeurIPS 2019.
    double rootMeanSquaredGap() const;
    /// The bin, 0-based, that a probability of the samples is in. O(log bins).
    std::size_t binOf(double probability) const;
    /// Bins in which positives are more frequent than predicted: above the diagonal.
    std::size_t binsAbove() const;
    /// The bin, 0-based, of the largest |gap|; the first of equals. Call only where there are bins.
    std::size_t worstBin() const;
    bool operator==(const CalibrationCurve&) const = default;
};

/// The bins while samples are put into them.
class CalibrationSums {
public:
    /// @param edges by calibrationEdges()
    CalibrationSums(std::vector<double> edges, ClosedEdge closed);
    /// Adds the samples of a score. Scores come in ascending order, or in descending order. The
    /// probabilities of a bin are added without rounding, so that both give the same.
    void add(const ScoreGroup& group, double probability);
    /// @param total number, or sum of weights, of all samples
    CalibrationCurve curve(double total) const;

private:
    std::vector<double> m_edges;
    ClosedEdge m_closed;
    std::size_t m_bin = 0;
    std::vector<CalibrationBin> m_bins;  // sums, in the order of the scores
    ExactTotal m_predicted;              // of the last one
};

/// The edges of evenly wide bins, which need no samples: as calibrationEdges().
std::vector<double> uniformEdges(std::size_t bins);

/// The edges of the bins: settings.bins + 1 numbers, ascending, some equal with quantile bins.
///
/// Uniform: i/bins as numpy.linspace gives it, i times the double nearest to 1/bins (so 0.3 lies
/// below the edge 0.30000000000000004). Quantile: percentiles of the samples' probabilities,
/// linearly interpolated as numpy.percentile does, weights aside. Undefined as calibrationCurve().
Result<std::vector<double>, Undefined> calibrationEdges(const ThresholdSweep& sweep,
                                                        const ClassifierSettings& settings);

/// The calibration curve, as scikit-learn's calibration_curve: bins are closed on the right, a
/// value on an edge belongs to the lower bin (torchmetrics: 15 bins closed on the left). Quantile
/// bins whose edges repeat become one.
///
/// Undefined without samples and, unless settings.outside clips, where a score lies outside 0 to 1.
/// O(distinct scores + bins log distinct scores).
/// @param settings bins, binning, closed and outside are read
Result<CalibrationCurve, Undefined> calibrationCurve(const ThresholdSweep& sweep,
                                                     const ClassifierSettings& settings);

}  // namespace core
