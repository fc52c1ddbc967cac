// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/worst_samples.h"

#include "core/foundation/total.h"

namespace core {

WorstSamples worstSamples(const ScoredLabels& samples, const ClassifierSettings& settings,
                          std::size_t count)
{
    WorstSamples result;
    result.value =
        logLoss(samples, settings, [&result](const LogLossTerm& term) { result.sum = term.sum; });
    Total<double> weights;
    for (const double weight : samples.weights)
        weights += weight;
    result.weights =
        samples.weights.empty() ? static_cast<double>(samples.size()) : weights.value();
    Total<double> running;
    for (const LogLossTerm& term : largestLogLossTerms(samples, settings, count)) {
        running += term.term;
        result.worst.push_back({term, shareOf(term, result.sum), running.value()});
    }
    return result;
}

}  // namespace core
