// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

#include <span>

namespace core {

/// The widths of 95 % intervals to reach, each above 0.
struct IntervalWidths {
    double auc = 0.1;
    double slope = 0.2;
    double observedToExpected = 0.2;

    bool operator==(const IntervalWidths&) const = default;
};

/// The smallest number of samples whose interval of an AUC is expected to be at most so wide, with
/// Newcombe's variance, C(1 - C)(1 + (n/2 - 1)(1 - C)/(2 - C) + (n/2 - 1)C/(1 + C))/(n² π(1 - π)).
/// O(log n). Sources: Riley et al. (see precisionSizes()), criterion 3; Newcombe, "Confidence
/// intervals for an effect size measure based on the Mann-Whitney statistic. Part 2", Statistics in
/// Medicine 25, 2006.
/// @param auc above 0, below 1
/// @param prevalence the share of positives, above 0, below 1
double sizeForAuc(double auc, double prevalence, double width);

/// The same with Hanley and McNeil's variance for nπ positives and n(1 - π) negatives. Source:
/// Hanley & McNeil, "The meaning and use of the area under a ROC curve", Radiology 143, 1982.
double sizeForAucByHanley(double auc, double prevalence, double width);

/// Hanley and McNeil's standard error of an AUC. Source: as above.
double hanleyError(double auc, double positives, double negatives);

/// The same for O:E around 1, with variance (1 - π)/(nπ) of its logarithm. O(1). Source: Riley et
/// al., criterion 1.
double sizeForObservedToExpected(double prevalence, double width);

/// Some samples with one log odds of their probability.
struct LogOddsShare {
    double logOdds = 0;
    double weight = 0;  ///< above 0
};

/// The same for the calibration slope of a calibrated model, from Fisher's information of the
/// expected log odds. Undefined if all log odds are equal (OneScore). O(size). Source: Riley et
/// al., criterion 2.
/// @param distribution at least one
Value sizeForSlope(std::span<const LogOddsShare> distribution, double width);

/// How many samples a new study needs for intervals of given widths, if prevalence, AUC and
/// probabilities are as in these samples and the model is calibrated. Whole numbers, rounded up.
struct PrecisionSizes {
    double prevalence = 0;
    Value auc = Undefined::NoSamples;
    Value aucByHanley = Undefined::NoSamples;
    Value slope = Undefined::NoSamples;
    Value observedToExpected = Undefined::NoSamples;

    /// The largest of those that are defined, for all widths at once; Hanley and McNeil's does not
    /// count.
    Value all() const;
    /// The positives among so many samples, rounded up.
    double positivesAmong(double samples) const;
};

/// Undefined with only one class. An AUC of 0 or 1 has no such size (Separated); slope and O:E are
/// undefined when recalibration() is for scores that are not probabilities. O(distinct scores).
/// Source: Riley et al., "Minimum sample size for external validation of a clinical prediction
/// model with a binary outcome", Statistics in Medicine 40, 2021.
PrecisionSizes precisionSizes(const ThresholdSweep& sweep, const ClassifierSettings& settings,
                              const IntervalWidths& widths = {});

}  // namespace core
