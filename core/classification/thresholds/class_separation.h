// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace core {

/// The shares of wrong decisions in both classes.
struct ErrorRates {
    double fpr = 0;
    double fnr = 0;
};

/// The equal error rate: (FPR + FNR) / 2 at the threshold with the smallest |FPR − FNR|; if there
/// are several, at the highest-ranked. Other tools interpolate between two thresholds, or use the
/// convex hull.
///
/// Range 0 to 1, lower is better. Undefined with only one class. O(points).
/// Source: Martin et al., "The DET curve in assessment of detection task performance", Eurospeech
/// 1997.
Value equalErrorRate(const ThresholdSweep& sweep);

/// The same for any counts of both classes.
/// @param points including point 0, where nothing is predicted positive
/// @param countsAt the counts at a point
template <class CountsAt>
double equalErrorRateOf(std::size_t points, CountsAt countsAt)
{
    const auto rates = [&](std::size_t point) {
        const ConfusionMatrix counts = countsAt(point);
        return ErrorRates{counts.fp / counts.negatives(), counts.fn / counts.positives()};
    };
    ErrorRates nearest = rates(0);
    for (std::size_t point = 1; point < points; ++point) {
        const ErrorRates here = rates(point);
        if (std::abs(here.fpr - here.fnr) < std::abs(nearest.fpr - nearest.fnr))
            nearest = here;
    }
    return (nearest.fpr + nearest.fnr) / 2;
}

/// The Kolmogorov–Smirnov statistic of the two classes' scores, as in credit scoring: the largest
/// TPR − FPR (Youden's index) over all thresholds.
///
/// Range 0 to 1. Undefined with only one class. O(points).
/// Source: Hand, "Good practice in retail credit scorecard assessment", JORS 56, 2005.
Value kolmogorovSmirnov(const ThresholdSweep& sweep);

/// The same for any counts of both classes, as for equalErrorRateOf().
template <class CountsAt>
double kolmogorovSmirnovOf(std::size_t points, CountsAt countsAt)
{
    double greatest = 0;
    for (std::size_t point = 0; point < points; ++point) {
        const ConfusionMatrix counts = countsAt(point);
        greatest =
            std::max(greatest, 1 - counts.fn / counts.positives() - counts.fp / counts.negatives());
    }
    return greatest;
}

/// The Gini coefficient of a ROC curve, Somers' D of scores and labels: 2 · AUC − 1.
///
/// Range −1 to 1. Undefined with only one class. O(points).
/// Source: Hand & Till, Machine Learning 45, 2001.
Value giniOfRoc(const ThresholdSweep& sweep);

/// The Gini coefficient of an AUC, or of an end of its interval. Undefined when the AUC is.
Value giniOf(const Value& auc);

}  // namespace core
