// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/calibration.h"

#include "core/classification/calibration/isotonic.h"
#include "core/classification/calibration/platt.h"

#include <algorithm>
#include <cassert>

namespace core {
namespace {

template <class Fit>
std::vector<double> everySample(const ScoredLabels& samples, const Fit& fit)
{
    std::vector<double> probabilities(samples.size());
    std::transform(samples.scores.begin(), samples.scores.end(), probabilities.begin(),
                   [&](double score) { return fit.at(score); });
    return probabilities;
}

}  // namespace

Result<std::vector<double>, Undefined> calibrated(const ScoredLabels& samples,
                                                  const ThresholdSweep& sweep, Calibration method)
{
    assert(method != Calibration::None);
    if (samples.size() == 0)
        return Undefined::NoSamples;
    if (method == Calibration::Isotonic)
        return everySample(samples, IsotonicFit(sweep));
    const auto fit = fitPlatt(sweep);
    if (!fit)
        return fit.error();
    return everySample(samples, *fit);
}

}  // namespace core
