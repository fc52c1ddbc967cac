// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/normalised_entropy.h"
#include "core/classification/calibration/predicted_to_observed.h"
#include "core/classification/calibration/worst_samples.h"
#include "core/classification/models/sample_order.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/thresholds/threshold_aim.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace core {
template <class Num>
struct PairSums;
}

namespace ui {

/// "TP"
QString outcomeText(core::Outcome outcome);
/// "true positive"
QString outcomeName(core::Outcome outcome);
/// "False positive: predicted “clicked” but labelled “ignored”."
QString outcomeSentence(core::Outcome outcome, const QString& positive, const QString& negative);
/// Whether the prediction is right.
bool isRight(core::Outcome outcome);

/// A score, which may be infinite.
QString scoreText(double score, const NumberFormat& format);
/// A threshold as a person types it, in tables, charts and sentences: rounded as a score, without
/// zeros at the end. "0.5", "∞".
QString thresholdNumber(double threshold, const NumberFormat& format);
/// "score ≥ 0.5"
QString thresholdText(double threshold, bool higherIsPositive, const NumberFormat& format);

/// "Accuracy", "Precision" …, as people call the rate; F with its beta: "F1", "F0.5".
/// @param beta used only for F
QString rateName(core::ThresholdMetric rate, double beta, const QLocale& locale);
/// "Recall, TPR"
QString rateTitle(core::ThresholdMetric rate, double beta);
/// "TP / (TP + FN)"
QString rateFormula(core::ThresholdMetric rate, double beta);
/// The formula with the counts in it: "252 / (252 + 48)".
QString rateNumbers(core::ThresholdMetric rate, const core::ConfusionMatrix& counts, double beta,
                    const QLocale& locale);
/// The same as one fraction of whole samples: "252 / 300"; empty if it is none.
QString rateCounts(core::ThresholdMetric rate, const core::ConfusionMatrix& counts, double beta,
                   const QLocale& locale);
/// What the rate means, in a sentence.
QString rateAbout(core::ThresholdMetric rate);
/// "Recall, TPR = TP / (TP + FN) = 252 / (252 + 48) = 21/25 = 0.8400", or why it is undefined.
QString rateSentence(core::ThresholdMetric rate, const core::ConfusionMatrix& counts, double beta,
                     const NumberFormat& format);

/// The name of a column of the samples table and of its sort key: "Log loss", "log loss".
QString sampleHeading(core::SampleKey key);
QString sampleKeyText(core::SampleKey key);

/// A share: "12.34%", with two decimals fewer than a value.
QString percentText(double share, const NumberFormat& format);
/// Whether the model gave the sample's true class less than a tenth.
bool isConfidentlyWrong(double probability);
/// "confidently wrong", "wrong" or empty, from the probability of the sample's true class.
QString confidenceText(double probability);
/// "c815 is labelled 1, and the model gives that class 0.0123: it adds −ln 0.0123 = 4.398, or 0.86%
/// of the total."
QString logLossSentence(const QString& name, const QString& label, const core::WorstSample& sample,
                        const NumberFormat& format);
/// "Log loss = Σ −ln p / n = 512.704 / 1000 = 0.5127 nats; …", or why it is undefined.
QString logLossFormula(const core::WorstSamples& samples, bool isWeighted,
                       const NumberFormat& format);
/// "Normalised entropy = log loss / H(share of positives) = 0.5127 / H(0.3000) = 0.5127 / 0.6109 =
/// 0.8393, a relative information gain of 1 − 0.8393 = 0.1607.", or why it is undefined.
QString
normalisedEntropySentence(const core::Result<core::NormalisedEntropy, core::Undefined>& entropy,
                          const NumberFormat& format);
/// "Predicted to observed = Σ p / positives = 312.400 / 300 = 1.0413.", or why it is undefined.
QString predictedToObservedSentence(
    const core::Result<core::PredictedToObserved, core::Undefined>& predicted,
    const NumberFormat& format);

/// "184 630 of 210 000 pairs, ties count half". @param isWeighted whether they are sums of weights
QString orderedPairsText(const core::PairSums<double>& pairs, bool isWeighted,
                         const QLocale& locale);
/// "A random positive scores above a random negative 87.92% of the time (184 630 of 210 000 pairs,
/// ties count half)." Says "below" if low scores are positive. Requires pairs.
/// @param isWeighted whether the pairs are sums of weights
/// @param strong puts the share between <b> and </b>; the text is then HTML
QString aucSentence(double auc, const core::PairSums<double>& pairs, bool isWeighted,
                    bool higherIsPositive, bool strong, const NumberFormat& format);
/// The same with the words of the classes, as HTML: "A random “clicked” sample outscores a random
/// “ignored” one 87.5% of the time (184 630 of 210 000 pairs, ties count half)."
QString outscoresSentence(double auc, const core::PairSums<double>& pairs, bool isWeighted,
                          bool higherIsPositive, const QString& positive, const QString& negative,
                          const NumberFormat& format);
/// "Pairs won: 163 000; tied: 20 000; lost: 27 000."
QString pairsSentence(const core::PairSums<double>& pairs, bool isWeighted, const QLocale& locale);
/// What one sample adds to the AUC: "Its pairs with the negatives: 650 won, 1 tied, …"
QString pairsOfSampleSentence(bool isPositive, const core::PairSums<double>& pairs, bool isWeighted,
                              const QLocale& locale);
/// Why AUC is undefined.
QString noAucSentence(core::Undefined reason);
/// What moving the threshold to the next point would add.
/// @param here,next the counts at the threshold and at the next point
/// @param isWeighted the counts are sums of weights
QString nextStepSentence(double nextThreshold, const core::ConfusionMatrix& here,
                         const core::ConfusionMatrix& next, bool higherIsPositive, bool isWeighted,
                         const NumberFormat& format);
/// Says that an AUC below 0.5 is shown as it is, and what reversing the order would give.
QString belowHalfSentence(double auc, const NumberFormat& format);

/// How a threshold, or each of several, was chosen: "The threshold was chosen on these samples for
/// the highest Youden index."
QString aimSentence(const core::ThresholdAim& aim, bool areSeveral = false);

/// A model and its threshold, as texts.
struct ModelThreshold {
    QString model;
    QString threshold;
};
/// "0.47 for LogReg and 0.3 for GBM"
QString modelThresholdsText(const std::vector<ModelThreshold>& thresholds);
/// Where rates are computed: "Rates are computed at threshold 0.5.", or "Rates are computed at each
/// model’s own threshold: 0.47 for LogReg and 0.3 for GBM. The thresholds were chosen …"
/// @param thresholds one per model
/// @param aim what they were chosen for, if known; each model has its own threshold then
QString ratesAtSentence(const std::vector<ModelThreshold>& thresholds,
                        const std::optional<core::ThresholdAim>& aim);

}  // namespace ui
