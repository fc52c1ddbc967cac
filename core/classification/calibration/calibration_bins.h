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

/// The samples whose probability of the positive class is above `lower` and at most `upper`; the
/// first bin includes its lower edge.
struct CalibrationBin {
    double lower = 0;
    double upper = 0;
    std::size_t samples = 0;      ///< at least 1
    double weight = 0;            ///< their number or sum of weights
    double meanPredicted = 0;     ///< mean probability of the positive class
    double fractionPositive = 0;  ///< share of positives

    double gap() const { return fractionPositive - meanPredicted; }
    bool operator==(const CalibrationBin&) const = default;
};

/// How often samples are positive, against the predicted probability.
struct CalibrationCurve {
    std::vector<CalibrationBin> bins;  ///< ascending; empty bins are omitted
    /// Expected calibration error: the mean |gap| over bins, weighted by their samples; 0 to 1.
    double ece = 0;
    double mce = 0;  ///< maximum calibration error: the largest |gap|; 0 to 1

    ClosedEdge closed = ClosedEdge::Right;  ///< edge of the bins

    /// The root mean squared gap over bins, weighted by their samples; between ece and mce. Source:
    /// Kumar, Liang & Ma, "Verified uncertainty calibration", NeurIPS 2019.
    double rootMeanSquaredGap() const;
    /// The bin, 0-based, of a probability of one of the samples. O(log bins).
    std::size_t binOf(double probability) const;
    /// The number of bins with more positives than predicted: above the diagonal.
    std::size_t binsAbove() const;
    /// The bin, 0-based, with the largest |gap|; the first if several are equal. Call only if there
    /// are bins.
    std::size_t worstBin() const;
    bool operator==(const CalibrationCurve&) const = default;
};

/// Collects samples into bins.
class CalibrationSums {
public:
    /// @param edges by calibrationEdges()
    CalibrationSums(std::vector<double> edges, ClosedEdge closed);
    /// Adds the samples with one score. Call with the scores in ascending or in descending order.
    /// Probabilities in a bin are summed without rounding, so both orders give the same result.
    void add(const ScoreGroup& group, double probability);
    /// @param total number or sum of weights of all samples
    CalibrationCurve curve(double total) const;

private:
    std::vector<double> m_edges;
    ClosedEdge m_closed;
    std::size_t m_bin = 0;
    std::vector<CalibrationBin> m_bins;  // sums, in the order of the scores
    ExactTotal m_predicted;              // of the last bin
};

/// The edges of equal-width bins, which do not depend on samples: see calibrationEdges().
std::vector<double> uniformEdges(std::size_t bins);

/// The edges of the bins: settings.bins + 1 ascending numbers; quantile bins may repeat edges.
///
/// Uniform: i/bins as in numpy.linspace, i times the double nearest to 1/bins (so 0.3 is below the
/// edge 0.30000000000000004). Quantile: percentiles of the samples' probabilities, linearly
/// interpolated as in numpy.percentile, ignoring weights. Undefined when calibrationCurve() is.
Result<std::vector<double>, Undefined> calibrationEdges(const ThresholdSweep& sweep,
                                                        const ClassifierSettings& settings);

/// The calibration curve of scikit-learn's calibration_curve: bins are closed on the right, so a
/// value on an edge belongs to the lower bin (torchmetrics: 15 bins closed on the left). Quantile
/// bins with equal edges are merged.
///
/// Undefined without samples and, unless settings.outside clips, if a score is outside 0 to 1.
/// O(distinct scores + bins log distinct scores).
/// @param settings bins, binning, closed and outside are used
Result<CalibrationCurve, Undefined> calibrationCurve(const ThresholdSweep& sweep,
                                                     const ClassifierSettings& settings);

}  // namespace core
