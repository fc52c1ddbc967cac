// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <cstdint>

namespace core {

/// Whether a rate is a share of samples, each of which is counted or not: accuracy, precision,
/// recall, specificity, FPR, FNR, NPV, Jaccard and the share predicted positive. The others combine
/// several shares.
bool isShare(ThresholdMetric rate);

/// How the interval of a rate is computed.
enum class RateIntervalMethod : std::uint8_t {
    Wilson,          ///< of a share: wilsonInterval()
    ClopperPearson,  ///< of a share: clopperPearsonInterval()
    Log,             ///< of a ratio: normal on the scale of its logarithm
    Logit,           ///< of F-beta: normal on the scale of its log odds
    FisherZ,         ///< of a coefficient from -1 to 1: normal on the scale of Fisher's z
};

/// @param ofShares the method for shares: Wilson or ClopperPearson
RateIntervalMethod intervalMethod(ThresholdMetric rate,
                                  RateIntervalMethod ofShares = RateIntervalMethod::Wilson);

/// The confusion matrix with the square of each sample's weight; without weights, the counts
/// themselves. O(n) with weights, otherwise O(1).
/// @param counts of `samples` at `threshold`
ConfusionMatrix squaredWeights(const ScoredLabels& samples, double threshold,
                               const ConfusionMatrix& counts);

/// The 95 % interval of a share, over the samples in its denominator, of a likelihood or odds
/// ratio, of F-beta or of a coefficient; with weights, over their effective number (see
/// effectiveSize()). The threshold is treated as given, not as chosen from these samples.
///
/// The variance of ln LR+ is (1 − TPR)/(TPR · P) + (1 − FPR)/(FPR · N) for P positives and N
/// negatives, without weights 1/TP − 1/P + 1/FP − 1/N; of ln LR− likewise with FNR and TNR; of the
/// log odds ratio, 1/TP + 1/FP + 1/FN + 1/TN. Nothing is added to counts of 0: a ratio of 0 has no
/// interval, nor has an odds ratio with a cell of 0.
///
/// The odds of F-beta are (1 + β²)TP over β²FN + FP. By the delta method for multinomial counts,
/// the variance of their logarithm is 1/TP + (β⁴FN + FP)/(β²FN + FP)². F of 0 or 1 has no interval.
///
/// By the same method, those of MCC, kappa and Youden's J are on the scale of Fisher's z, the
/// inverse hyperbolic tangent, balanced accuracy is (1 + J)/2, and lift is on that of the
/// logarithm. The variance is the sum over the cells of the count times the square of the
/// derivative by it. A coefficient of -1 or 1 has no interval.
///
/// Undefined when the rate is, and with EmptyCell. O(1). Sources: shares: see the two methods;
/// likelihood ratios: Simel, Samsa & Matchar, "Likelihood ratios with confidence", Journal of
/// Clinical Epidemiology 44, 1991; the odds ratio: Woolf, Annals of Human Genetics 19, 1955; F:
/// Takahashi et al., "Confidence interval for micro-averaged F1 and macro-averaged F1 scores",
/// Applied Intelligence 52, 2022, with the log odds; the delta method: Bishop, Fienberg & Holland,
/// "Discrete multivariate analysis", 1975, chapter 14.
/// @param squares from squaredWeights()
/// @param beta of F-beta
Result<Interval, Undefined> rateInterval(ThresholdMetric rate, const ConfusionMatrix& counts,
                                         const ConfusionMatrix& squares,
                                         RateIntervalMethod ofShares = RateIntervalMethod::Wilson,
                                         double beta = 1);

}  // namespace core
