// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/rankings/evaluation/rule_set.h"

#include <cstdint>

namespace core {

/// Which class is positive, and for which one high scores speak.
enum class PositiveClass : std::uint8_t {
    AsChosen,
    OtherClass,     ///< the figure of the other class: labels and predictions change their names
    LabelsSwapped,  ///< the other label is positive, and scores are as they were
    ScoresNegated,  ///< the label stays, and low scores speak for it
};

enum class SampleWeighting : std::uint8_t {
    Given,
    Ignored,
    Balanced,  ///< both classes weigh alike, and within one every sample does
};

enum class GroupAveraging : std::uint8_t {
    Pooled,  ///< groups make no difference
    Equal,   ///< the mean of the groups' AUCs, weighted as GroupWeights says
    Positives,
    Samples,
};

/// What a positive and a negative of one score count in the AUC.
enum class TiedPairs : std::uint8_t { Half, Won, Lost };

/// How the precision-recall curve is drawn of which average precision is the area.
enum class PrArea : std::uint8_t { Steps, Trapezoids, Interpolated };

enum class LogBase : std::uint8_t { Natural, Two, Ten };

/// What a bin of the calibration error holds the share of positives against.
enum class ConfidenceOf : std::uint8_t {
    PositiveClass,
    PredictedClass,  ///< the larger of both probabilities, against the share of right predictions
};

/// How gaps of bins are made one number.
enum class GapNorm : std::uint8_t { Mean, RootMeanSquare, Largest };

/// How precision, recall and F1 of both classes are made one number.
enum class RateAveraging : std::uint8_t {
    PositiveClass,  ///< not at all
    Macro,
    MacroOfMeans,  ///< F1 of macro precision and macro recall
    Micro,
    Weighted,
};

/// What a rate counts that divides by nothing.
enum class NoRate : std::uint8_t { Undefined, Zero, One };

/// All that decides how a classifier's figure comes about besides the samples: what RuleSet is to a
/// ranking.
struct ClassifierRules {
    ClassifierSettings settings = {};  ///< clip, outside, and the bins
    double threshold = 0.5;
    bool isBestThreshold = false;  ///< that of the highest F1, in place of `threshold`
    bool isAbove = false;          ///< what equals the threshold is not accepted
    PositiveClass positive = PositiveClass::AsChosen;
    bool isLogistic =
        false;  ///< 1 / (1 + exp(-score)) is the probability, of log odds or by mistake
    ScorePrecision precision = ScorePrecision::Double;
    ScoreDigits scoreDigits = ScoreDigits::AsRead;
    bool takesPredictions = false;  ///< 0 and 1 by the threshold stand in the place of scores
    SampleWeighting weights = SampleWeighting::Given;
    GroupAveraging groups = GroupAveraging::Pooled;
    TiedPairs tied = TiedPairs::Half;
    PrArea area = PrArea::Steps;
    LogBase logBase = LogBase::Natural;
    bool isSum = false;  ///< of the samples' losses, not their mean
    ConfidenceOf confidence = ConfidenceOf::PositiveClass;
    GapNorm gaps = GapNorm::Mean;
    RateAveraging rates = RateAveraging::PositiveClass;
    NoRate noRate = NoRate::Undefined;

    bool operator==(const ClassifierRules&) const = default;
};

}  // namespace core
