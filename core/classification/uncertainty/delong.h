// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

namespace core {

/// DeLong's interval: the AUC ± 1.96 standard errors, clipped to 0 and 1, on the scale of the AUC
/// itself (no logit), as in R's pROC. The variance is V₁/P + V₀/N for P positives and N negatives:
/// V₁ is the sample variance of the share of negatives that a positive beats, V₀ that of the share
/// of positives that beat a negative, with ties counting half.
///
/// If the classes do not overlap (AUC 1 or 0), both are 0, and 1 to 1 would say that nothing is
/// uncertain (pROC prints it with a warning). The ends are then separationInterval()'s; the
/// standard error stays 0.
///
/// Undefined with only one class, with a single sample of a class, and with weights. O(points): a
/// sorted sweep's counts are the midranks. Sources: DeLong, DeLong & Clarke-Pearson, Biometrics 44,
/// 1988; Sun & Xu, "Fast implementation of DeLong's algorithm for comparing the areas under
/// correlated receiver operating characteristic curves", IEEE Signal Processing Letters 21, 2014.
Result<AucInterval, Undefined> delongInterval(const ThresholdSweep& sweep);

/// Whether an AUC is 1 or 0, so that its interval is separationInterval()'s.
inline bool isSeparating(double auc)
{
    return auc == 0 || auc == 1;
}

/// An exact 95 % interval of an AUC of 1 or 0, for any distributions of the scores: Clopper and
/// Pearson's for m of m or 0 of m successes, where m is the size of the smaller class.
///
/// The samples form m pairs of a positive and a negative that share no sample and are therefore
/// independent; each is won with a probability of at most the true AUC θ. All pairs are won with
/// probability θ^m at most, which is 0.025 at the low end, 0.025^(1/m). The interval is longer than
/// necessary, because it ignores all other pairs. Sources: Clopper & Pearson, Biometrika 26, 1934;
/// disjoint pairs: Hoeffding, "Probability inequalities for sums of bounded random variables", JASA
/// 58, 1963, section 5; why it is needed: Obuchowski & Lieber, "Confidence bounds when the
/// estimated ROC area is 1.0", Academic Radiology 9, 2002.
/// @param auc one that isSeparating()
/// @param positives,negatives above 0
Interval separationInterval(double auc, double positives, double negatives);

/// The AUCs of two models on the same samples.
struct AucComparison {
    double difference = 0;  ///< the second's AUC minus the first's
    double standardError = 0;
    double low = 0;  ///< of the 95 % confidence interval of the difference
    double high = 0;
    double z = 0;       ///< difference ÷ standard error; 0 if both are 0, infinite if only the
                        ///< error is
    double pValue = 1;  ///< the probability of such a large |z| if the AUCs are equal (two-sided)

    bool operator==(const AucComparison&) const = default;
};

/// The test of a difference with a standard error, by z. @param ends of its interval
AucComparison testedDifference(double difference, double standardError, const Interval& ends);
/// The same of the two models in the other order.
AucComparison reversed(const AucComparison& comparison);

/// The one-sided p value of the hypothesis that the second model's AUC is lower than the first's by
/// `margin` or more: the normal tail above (difference + margin) ÷ standard error. Below 0.025, the
/// second model is not inferior, and the 95 % interval of the difference lies above -margin.
/// Source: Obuchowski, "Testing for equivalence of diagnostic tests", AJR 168, 1997.
/// @param margin at least 0
double nonInferiorityP(const AucComparison& comparison, double margin);

/// DeLong's test for two correlated AUCs. Undefined when delongInterval() is. Takes as long as two
/// sweeps, with 48 bytes per sample while it runs; the same for any number of threads.
/// @param first,second of the same labels, sample by sample, and the same positive class; the
/// direction of the scores may differ
Result<AucComparison, Undefined> delongTest(const SweptSamples& first, const SweptSamples& second,
                                            const Threads& threads = Threads());

}  // namespace core
