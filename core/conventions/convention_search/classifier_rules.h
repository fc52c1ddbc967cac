// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/rankings/evaluation/rule_set.h"

#include <cstdint>

namespace core {

/// Which class is positive, and which one high scores indicate.
enum class PositiveClass : std::uint8_t {
    AsChosen,
    OtherClass,     ///< the measure of the other class: labels and predictions are swapped
    LabelsSwapped,  ///< the other label is positive; scores do not change
    ScoresNegated,  ///< the label stays; low scores indicate it
};

enum class SampleWeighting : std::uint8_t {
    Given,
    Ignored,
    Balanced,  ///< equal total weight for both classes, equal weights within a class
};

enum class GroupAveraging : std::uint8_t {
    Pooled,  ///< groups are ignored
    Equal,   ///< the mean of the groups' AUCs, weighted as GroupWeights says
    Positives,
    Samples,
};

/// What a positive and a negative with equal scores count in the AUC.
enum class TiedPairs : std::uint8_t { Half, Won, Lost };

/// How the precision-recall curve, whose area is average precision, is drawn.
enum class PrArea : std::uint8_t { Steps, Trapezoids, Interpolated };

enum class LogBase : std::uint8_t { Natural, Two, Ten };

/// The probability that a bin of the calibration error compares with the share of positives.
enum class ConfidenceOf : std::uint8_t {
    PositiveClass,
    PredictedClass,  ///< the larger of both, compared with the share of correct predictions
};

/// How the gaps of bins are combined into one number.
enum class GapNorm : std::uint8_t { Mean, RootMeanSquare, Largest };

/// How precision, recall and F1 of both classes are combined into one number.
enum class RateAveraging : std::uint8_t {
    PositiveClass,  ///< only the positive class
    Macro,
    MacroOfMeans,  ///< F1 of macro precision and macro recall
    Micro,
    Weighted,
};

/// The value of a rate whose denominator is 0.
enum class NoRate : std::uint8_t { Undefined, Zero, One };

/// Everything that determines the value of a classifier measure besides the samples. The
/// counterpart of RuleSet for rankings.
struct ClassifierRules {
    ClassifierSettings settings = {};  ///< clip, outside, and the bins
    double threshold = 0.5;
    bool isBestThreshold = false;  ///< uses the threshold with the highest F1 instead of
                                   ///< `threshold`
    bool isAbove = false;          ///< a score equal to the threshold is predicted negative
    PositiveClass positive = PositiveClass::AsChosen;
    bool isLogistic =
        false;  ///< 1 / (1 + exp(-score)) is the probability, for log odds or by mistake
    ScorePrecision precision = ScorePrecision::Double;
    ScoreDigits scoreDigits = ScoreDigits::AsRead;
    bool takesPredictions = false;  ///< predictions, 0 or 1 by the threshold, replace scores
    SampleWeighting weights = SampleWeighting::Given;
    GroupAveraging groups = GroupAveraging::Pooled;
    TiedPairs tied = TiedPairs::Half;
    PrArea area = PrArea::Steps;
    LogBase logBase = LogBase::Natural;
    bool isSum = false;  ///< sum instead of mean of the samples' losses
    ConfidenceOf confidence = ConfidenceOf::PositiveClass;
    GapNorm gaps = GapNorm::Mean;
    RateAveraging rates = RateAveraging::PositiveClass;
    NoRate noRate = NoRate::Undefined;

    bool operator==(const ClassifierRules&) const = default;
};

}  // namespace core
