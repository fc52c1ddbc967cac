// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_matrix.h"
#include "core/classification/samples/classifier_settings.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// What is told of one class against the rest.
struct ValuesOfClass {
    double samples = 0;    ///< number, or sum of weights
    double predicted = 0;  ///< the same of the predictions
    Value precision = Undefined::NoSamples;
    Value recall = Undefined::NoSamples;
    Value f1 = Undefined::NoSamples;
    Value auc = Undefined::NoSamples;  ///< of its scores

    /// Whether it counts in averages: some sample is of it, or predicted to be.
    bool counts() const { return samples > 0 || predicted > 0; }
};

/// How values of classes are made one.
enum class ClassAverage : std::uint8_t {
    Macro,     ///< each class counts alike
    Micro,     ///< all samples together
    Weighted,  ///< each class counts as its samples
};

/// An average of precision, recall and F1.
struct AveragedRates {
    Value precision = Undefined::NoSamples;
    Value recall = Undefined::NoSamples;
    Value f1 = Undefined::NoSamples;  ///< the mean of the classes' F1 where it is a mean
};

/// A value of all classes together.
struct NamedClassValue {
    std::string id;  ///< as JSON names it: "macro_f1", "top_2_accuracy"
    Value value;
};

/// Everything that is told of samples of several classes.
struct ClassValues {
    ClassMatrix matrix{0};
    std::vector<ValuesOfClass> ofClass;
    std::vector<NamedClassValue> values;
    std::size_t tied = 0;             ///< samples whose highest score several classes have
    std::size_t otherwise = 0;        ///< predicted otherwise than their highest score
    std::size_t absent = 0;           ///< classes that averages leave out
    std::size_t countedAsZero = 0;    ///< precisions and recalls without a value, 0 in averages
    std::size_t aucsLeftOut = 0;      ///< classes without an AUC
    std::size_t notSummingToOne = 0;  ///< samples whose scores add up to another than 1, by 0.01
};

/// Precision, recall and F1 of the classes that count(), averaged. As in scikit-learn a class that
/// is never predicted has a precision of 0 there, and one without samples a recall of 0; apart they
/// have none (thresholdMetricOf()). O(classes).
AveragedRates averagedRates(const ClassMatrix& matrix, ClassAverage average);

/// The other macro F1: the harmonic mean of macro precision and macro recall; 0 where both are. It
/// is never below the mean of F1s. Source for both and how far they part: Opitz & Burst, "Macro F1
/// and macro F1", arXiv:1911.03347, 2019.
Value f1OfMeans(const ClassMatrix& matrix);

/// The share of samples whose own class is among the `k` highest scores; of equal scores the first
/// classes are higher, as in highestClass() (scikit-learn's top_k_accuracy_score takes the last
/// ones). O(samples × classes).
/// @param samples with scores
Value topAccuracy(const ClassSamples& samples, std::size_t k);

/// The log loss in nats: the mean of -ln(score of the sample's own class), which is kept within
/// clip
/// .. 1 - clip. The scores are taken as they stand; scikit-learn before 1.5 divides them by their
/// sum. NotAProbability where one lies outside 0 to 1. O(samples × classes).
/// @param samples with scores
Value classLogLoss(const ClassSamples& samples, double clip);

/// The AUC of one class's scores against the rest; NoPositives or NoNegatives without one of both.
/// O(samples).
/// @param samples with scores
Value aucAgainstRest(const ClassSamples& samples, std::size_t against);

/// All of it. O(samples × classes).
/// @param stop ends early: what is returned then is to be thrown away
ClassValues classValues(const ClassSamples& samples, const ClassifierSettings& settings,
                        const std::stop_token& stop = {});

}  // namespace core
