// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/multiclass/class_matrix.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// The values of one class against the rest.
struct ValuesOfClass {
    double samples = 0;    ///< number or sum of weights
    double predicted = 0;  ///< number or sum of weights of its predictions
    Value precision = Undefined::NoSamples;
    Value recall = Undefined::NoSamples;
    Value f1 = Undefined::NoSamples;
    Value auc = Undefined::NoSamples;               ///< of its scores
    Value averagePrecision = Undefined::NoSamples;  ///< of its scores

    /// Whether it counts in averages: it has a sample or a prediction.
    bool counts() const { return samples > 0 || predicted > 0; }
};

/// How the values of classes are averaged.
enum class ClassAverage : std::uint8_t {
    Macro,     ///< all classes count equally
    Micro,     ///< all samples together
    Weighted,  ///< each class counts by its samples
};

/// An average of precision, recall and F1.
struct AveragedRates {
    Value precision = Undefined::NoSamples;
    Value recall = Undefined::NoSamples;
    Value f1 = Undefined::NoSamples;  ///< the mean of the classes' F1 if it is a mean
};

/// Two classes, with the samples of all others left out.
struct ValuesOfPair {
    std::size_t first = 0;                  ///< index of a class
    std::size_t second = 0;                 ///< index of a later one
    Value byFirst = Undefined::NoSamples;   ///< AUC of the first class's scores
    Value bySecond = Undefined::NoSamples;  ///< AUC of the second class's scores

    /// Their mean, A(i, j) of Hand & Till.
    Value auc() const;
};

/// A value for all classes together.
struct NamedClassValue {
    std::string id;  ///< as in JSON: "macro_f1", "top_2_accuracy"
    Value value;
};

/// All values of samples of several classes.
struct ClassValues {
    ClassMatrix matrix{0};
    std::vector<ValuesOfClass> ofClass;
    std::vector<ValuesOfPair> ofPair;  ///< each two classes; empty without scores
    std::vector<NamedClassValue> values;
    std::size_t tied = 0;             ///< samples whose highest score is shared by several classes
    std::size_t otherwise = 0;        ///< samples whose prediction differs from their highest score
    std::size_t absent = 0;           ///< classes excluded from averages
    std::size_t countedAsZero = 0;    ///< undefined precisions and recalls that are 0 in averages
    std::size_t aucsLeftOut = 0;      ///< classes without an AUC
    std::size_t notSummingToOne = 0;  ///< samples whose scores do not add up to 1, within 0.01
};

/// Averages precision, recall and F1 of the classes that count(). As in scikit-learn, a class that
/// is never predicted has precision 0 here, and one without samples recall 0; on their own, these
/// are undefined (thresholdMetricOf()). O(classes).
AveragedRates averagedRates(const ClassMatrix& matrix, ClassAverage average);

/// The other macro F1: the harmonic mean of macro precision and macro recall; 0 if both are 0. It
/// is never below the mean of the F1 values. Source for both, and for how much they differ: Opitz &
/// Burst, "Macro F1 and macro F1", arXiv:1911.03347, 2019.
Value f1OfMeans(const ClassMatrix& matrix);

/// The share of samples whose own class has one of the `k` highest scores. For equal scores, the
/// first classes rank higher, as in highestClass() (scikit-learn's top_k_accuracy_score prefers the
/// last ones). O(samples × classes).
/// @param samples with scores
Value topAccuracy(const ClassSamples& samples, std::size_t k);

/// The log loss in nats: the mean of -ln(score of the sample's own class), with the score clipped
/// to clip .. 1 - clip. Scores are not normalised; scikit-learn before 1.5 divides them by their
/// sum. NotAProbability if one is outside 0 to 1. O(samples × classes).
/// @param samples with scores
Value classLogLoss(const ClassSamples& samples, double clip);

/// The thresholds of one class's scores against the rest. O(samples).
/// @param samples with scores
ThresholdSweep sweepAgainstRest(const ClassSamples& samples, std::size_t against);

/// The thresholds of all classes' scores together, one pair of a sample and a class each: positive
/// if the class is the sample's. Its areas are micro averages. O(samples × classes).
/// @param samples with scores
ThresholdSweep microSweep(const ClassSamples& samples);

/// The AUCs of each two classes that have samples, on their samples alone. Their mean is M.
/// O(samples × classes). Source: Hand & Till, "A simple generalisation of the area under the ROC
/// curve for multiple class classification problems", Machine Learning 45, 2001.
/// @param samples with scores
/// @param stop ends it early: discard the result then
std::vector<ValuesOfPair> pairAucs(const ClassSamples& samples, const std::stop_token& stop = {});

/// The multiclass Brier score: the mean over samples of the sum over classes of (score - 1 or 0)²;
/// 0 to 2. NotAProbability if a score is outside 0 to 1. O(samples × classes). Source: Brier,
/// "Verification of forecasts expressed in terms of probability", Monthly Weather Review 78, 1950.
/// @param samples with scores
Value classBrier(const ClassSamples& samples);

/// How often the class with the highest score is the sample's, against that score. O(samples ×
/// classes). Source: Guo, Pleiss, Sun & Weinberger, "On calibration of modern neural networks",
/// ICML 2017.
/// @param samples with scores
/// @param settings those of calibrationCurve()
Result<CalibrationCurve, Undefined> confidenceCalibration(const ClassSamples& samples,
                                                          const ClassifierSettings& settings);

/// Computes all of them, sorting each class's scores. O(samples × classes).
/// @param stop ends it early: discard the result then
ClassValues classValues(const ClassSamples& samples, const ClassifierSettings& settings,
                        const std::stop_token& stop = {});

}  // namespace core
