// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace core {

/// How far predicted probabilities are from a smooth calibration curve, as |difference| over the
/// samples; 0 is best, at most 1.
struct SmoothErrors {
    double mean = 0;    ///< ICI, the integrated calibration index
    double median = 0;  ///< E50
    double high = 0;    ///< E90, the quantile of 0.9
};

/// One curve: log odds of being positive, as a restricted cubic spline of the probability.
class CalibrationSpline {
public:
    static constexpr std::size_t mostKnots = 5;
    /// The terms of the spline at one probability, or their coefficients.
    using Terms = std::array<double, mostKnots>;

    /// @param knots two to mostKnots, ascending; with two, the curve is a logistic one
    explicit CalibrationSpline(std::vector<double> knots);

    /// 1, x and the truncated cubes that are linear outside the knots, for x on a scale where the
    /// outer knots are 0 and 1; as many as knots, the rest is 0.
    Terms termsAt(double probability) const;
    std::size_t size() const { return m_knots.size(); }
    /// The smoothed share of positives, 0 to 1.
    double observedAt(double probability) const;

    Terms coefficients = {};

private:
    std::vector<double> m_knots;
    double m_first;
    double m_width;
};

/// The samples of neighbouring scores, for repeated fits of a curve.
class SmoothedRows {
public:
    /// @param most the maximum number of rows, at least 1; with more distinct scores, neighbours
    /// share a row at their mean probability
    SmoothedRows(const ThresholdSweep& sweep, Outside outside, const CalibrationSpline& spline,
                 std::size_t most);

    /// The samples of a class that are predicted positive at a point.
    using Accepted = std::function<double(std::size_t point)>;

    /// Finds the maximum of the likelihood from the spline's coefficients, for samples as in the
    /// sweep or drawn from them. Returns whether it converged; if not, the coefficients are the
    /// last ones. O(rows) per step, usually fewer than 10.
    bool fit(CalibrationSpline& spline, const Accepted& positives, const Accepted& negatives) const;
    /// @param isCounted whether every sample counts 1
    SmoothErrors errors(const CalibrationSpline& spline, const Accepted& positives,
                        const Accepted& negatives, bool isCounted) const;

private:
    struct Row {
        double probability = 0;
        CalibrationSpline::Terms terms = {};
        std::size_t lastPoint = 0;
    };
    std::vector<Row> m_rows;  // in the order of the sweep
};

/// A smooth calibration curve with its errors.
struct SmoothCalibration {
    CalibrationSpline spline;
    double lowest = 0;   ///< predicted probability
    double highest = 0;  ///< predicted probability
    SmoothErrors errors = {};
};

/// Fits a logistic regression of the outcome on a restricted cubic spline of the probability, as
/// val.prob.ci.2 of R's CalibrationCurves with smooth = "rcs" (its default, like Austin and
/// Steyerberg's, is loess, which needs O(n²) and has no maximum likelihood). With 5 knots, at the
/// quantiles 0.05, 0.275, 0.5, 0.725 and 0.95 of the probabilities, or 4 (0.05, 0.35, 0.65, 0.95),
/// or 3 (0.1, 0.5, 0.9) if knots coincide or the fit diverges; then with no inner knot. With fewer
/// than 100 samples, the outer ones of 4 or 5 knots are the 5th smallest and the 5th largest
/// probability. Quantiles ignore weights; the likelihood, the mean and the quantiles of the errors
/// use them. The quantiles of weighted errors are not interpolated.
///
/// The curve is fitted to the samples that it describes, so the errors are above 0 even for a
/// perfectly calibrated model, more so for few samples.
///
/// Undefined when Recalibration::slope is, and if no fit converges (Separated). O(n) per step and
/// O(n log n) for the quantiles. Sources: Austin & Steyerberg, "The Integrated Calibration Index
/// (ICI) and related metrics for quantifying the calibration of logistic regression models",
/// Statistics in Medicine 38, 2019; Van Calster et al., "A calibration hierarchy for risk models
/// was defined: from utopia to empirical data", Journal of Clinical Epidemiology 74, 2016; the
/// spline and its knots: Harrell, "Regression modeling strategies", 2nd edition, 2015, section 2.4.
Result<SmoothCalibration, Undefined> smoothCalibration(const ThresholdSweep& sweep,
                                                       const ClassifierSettings& settings);

}  // namespace core
