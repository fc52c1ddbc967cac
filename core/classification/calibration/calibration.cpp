// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/calibration.h"

#include "core/classification/calibration/isotonic.h"
#include "core/classification/calibration/platt.h"
#include "core/classification/samples/threshold_sweep.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {
namespace {

/// The samples of all folds but one.
struct OtherFolds {
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<double> weights;

    OtherFolds(const ScoredLabels& samples, const Folds& folds, std::size_t fold)
    {
        for (std::size_t i = 0; i < samples.size(); ++i) {
            if (folds.ofSample[i] == fold)
                continue;
            scores.push_back(samples.scores[i]);
            labels.push_back(samples.labels[i]);
            if (!samples.weights.empty())
                weights.push_back(samples.weights[i]);
        }
    }
};

template <class Fit>
void predictFold(const ScoredLabels& samples, const Folds& folds, std::size_t fold, const Fit& fit,
                 std::vector<double>& probabilities)
{
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (folds.ofSample[i] == fold)
            probabilities[i] = fit.at(samples.scores[i]);
}

/// @return why the fold has no fit
std::optional<Undefined> calibrateFold(const ScoredLabels& samples, const Folds& folds,
                                       std::size_t fold, Calibration method,
                                       std::vector<double>& probabilities)
{
    const OtherFolds others(samples, folds, fold);
    const ThresholdSweep sweep(ScoredLabels{others.scores, others.labels, samples.positive,
                                            samples.higherIsPositive, others.weights});
    if (sweep.missingClass())
        return Undefined::OneClassOutsideFold;
    if (method == Calibration::Isotonic) {
        predictFold(samples, folds, fold, IsotonicFit(sweep), probabilities);
        return std::nullopt;
    }
    const auto fit = fitPlatt(sweep);
    if (!fit)
        return fit.error();
    predictFold(samples, folds, fold, *fit, probabilities);
    return std::nullopt;
}

}  // namespace

Result<std::vector<double>, Undefined> calibrated(const ScoredLabels& samples, const Folds& folds,
                                                  Calibration method, const Threads& threads)
{
    assert(method != Calibration::None && folds.ofSample.size() == samples.size());
    if (samples.size() == 0)
        return Undefined::NoSamples;
    if (method == Calibration::Platt)
        for (const double score : samples.scores)
            if (std::isinf(score))
                return Undefined::InfiniteScore;
    std::vector<double> probabilities(samples.size());
    std::vector<std::optional<Undefined>> reasons(folds.count);
    threads.run(folds.count, [&](std::size_t fold) {
        reasons[fold] = calibrateFold(samples, folds, fold, method, probabilities);
    });
    for (const auto& reason : reasons)
        if (reason)
            return *reason;
    return probabilities;
}

}  // namespace core
