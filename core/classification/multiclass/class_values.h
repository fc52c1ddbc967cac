// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_matrix.h"
#include "core/classification/samples/classifier_settings.h"

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
    Value auc = Undefined::NoSamples;  ///< of its scores

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

/// A value for all classes together.
struct NamedClassValue {
    std::string id;  ///< as in JSON: "macro_f1", "top_2_accuracy"
    Value value;
};

/// All values of samples of several classes.
struct ClassValues {
    ClassMatrix matrix{0};
    std::vector<ValuesOfClass> ofClass;
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

/// The AUC of one class's scores against the rest; NoPositives or NoNegatives if one side is empty.
/// O(samples).
/// @param samples with scores
Value aucAgainstRest(const ClassSamples& samples, std::size_t against);

/// Computes all of them. O(samples × classes).
/// @param stop ends it early: discard the result then
ClassValues classValues(const ClassSamples& samples, const ClassifierSettings& settings,
                        const std::stop_token& stop = {});

}  // namespace core
