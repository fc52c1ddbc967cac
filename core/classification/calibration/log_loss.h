// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/loss_sums.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/foundation/value.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// One sample's contribution to the log loss: a row of the table of steps.
struct LogLossTerm {
    std::size_t sample = 0;
    double probability = 0;  ///< that the model gives to the sample's own class, after clipping
    double term = 0;         ///< weight × -ln(probability), in nats
    double sum = 0;          ///< of the terms of samples 0..sample

    bool operator==(const LogLossTerm&) const = default;
};

/// The model's probability for the sample's own class: the stated probability s, clipped to clip ..
/// 1 - clip, or 1 minus that. Nothing if the score is not a probability.
inline std::optional<double> ownProbability(const ScoredLabels& samples, std::size_t sample,
                                            const ClassifierSettings& settings)
{
    const std::optional<double> stated =
        statedProbability(samples.scores[sample], settings.outside);
    if (!stated)
        return std::nullopt;
    const double clipped = std::clamp(*stated, settings.clip, 1 - settings.clip);
    return samples.isPositive(sample) == samples.higherIsPositive ? clipped : 1 - clipped;
}

/// The sums behind a log loss; stops at the first score that is not a probability. O(n).
/// @param visit called with each sample, its probability, its term and the sums up to it
template <class Visit>
LossSums logLossSums(const ScoredLabels& samples, const ClassifierSettings& settings, Visit visit)
{
    LossSums sums;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::optional<double> probability = ownProbability(samples, i, settings);
        if (!probability) {
            sums.isOfProbabilities = false;
            return sums;
        }
        const double weight = samples.weight(i);
        const double term = weight * (0 - std::log(*probability));  // 0 for 1, not -0
        sums.terms += term;
        sums.weights += weight;
        visit(i, *probability, term, sums);
    }
    return sums;
}
LossSums logLossSums(const ScoredLabels& samples, const ClassifierSettings& settings);

/// The log loss (cross-entropy, in nats): the mean of -ln(probability of the sample's own class),
/// weighted if the samples are. 0 is best; a sample costs at most -ln(clip). The terms are summed
/// without rounding (ExactTotal), so the order of the samples does not matter. `sink` receives
/// every LogLossTerm in the order of the samples; the last sum divided by the sum of weights is the
/// value, bit for bit. Samples of a single class have a value.
///
/// Probabilities are clipped to clip .. 1 - clip, and the other class has 1 minus that, as in
/// scikit-learn: with a clip of 1e-15, a certain but wrong positive costs -ln(1e-15), a certain but
/// wrong negative -ln(9.99e-16). Tools: scikit-learn clips at 2.2e-16 (64-bit scores; 1e-15 before
/// 1.2) or 1.19e-7 (32-bit), LightGBM at 1e-15, XGBoost at 1e-16. Scikit-learn silently clips
/// scores outside 0 to 1 and refuses a single class unless both labels are named.
///
/// Undefined without samples, with a clip of 0 if a sample's own class has probability 0 and,
/// unless settings.outside clips, if a score is outside 0 to 1. O(n), no allocation.
/// @param settings clip and outside are used; clip at least 0, below 0.5
template <class Sink>
Value logLoss(const ScoredLabels& samples, const ClassifierSettings& settings, Sink sink)
{
    const LossSums sums = logLossSums(
        samples, settings,
        [&](std::size_t sample, double probability, double term, const LossSums& soFar) {
            sink(LogLossTerm{sample, probability, term, soFar.terms.value()});
        });
    return sums.mean();
}

Value logLoss(const ScoredLabels& samples, const ClassifierSettings& settings);

/// A term's share of the total, 0 to 1; 0 if the total is 0.
/// @param sum of all terms
inline double shareOf(const LogLossTerm& term, double sum)
{
    return sum > 0 ? term.term / sum : 0;
}

/// The samples with the largest terms, worst first; ties are in sample order. Empty if log loss is
/// undefined. O(n log count).
std::vector<LogLossTerm> largestLogLossTerms(const ScoredLabels& samples,
                                             const ClassifierSettings& settings, std::size_t count);

}  // namespace core
