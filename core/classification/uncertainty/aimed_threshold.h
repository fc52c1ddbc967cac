// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/thresholds/threshold_aim.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/threads.h"
#include "core/metrics/statistics/estimate.h"

#include <array>
#include <stop_token>

namespace core {

/// The rates whose intervals belong to an aimed threshold.
inline constexpr std::array aimedRates{ThresholdMetric::Recall, ThresholdMetric::Specificity,
                                       ThresholdMetric::Precision, ThresholdMetric::Npv};

/// A threshold chosen for an aim on these samples, with 95 % bootstrap intervals.
struct AimedThreshold {
    /// bestPointFor()'s, ±infinite if no sample is predicted positive. The ends are thresholds that
    /// rounds chose.
    Estimate threshold = Undefined::NoSamples;
    /// Of aimedRates, at the threshold. Unlike rateInterval(), these intervals know that the
    /// threshold was chosen on the samples.
    std::array<Estimate, aimedRates.size()> rates{Undefined::NoSamples, Undefined::NoSamples,
                                                  Undefined::NoSamples, Undefined::NoSamples};
};

/// Each round resamples both classes separately, chooses the threshold again and takes the rates
/// there. A round that cannot reach the aim predicts nothing positive. The threshold's ends are the
/// smallest numbers that at least 2.5 % and 97.5 % of the rounds do not exceed (R's quantile type
/// 1): no interpolation makes thresholds that nobody chose. The rates' ends are
/// percentileInterval() of the rounds where the rate is defined.
///
/// The rates themselves are still those of the samples that chose the threshold, and too good on
/// average. Undefined when bestPointFor() is. The same on every machine and for any number of
/// threads. O(rounds × n). Sources: the bootstrap of cutoffs: Thiele & Hirschfeld, "cutpointr",
/// Journal of Statistical Software 98, 2021; Ewald, "Post hoc choice of cut points introduced bias
/// to diagnostic research", Journal of Clinical Epidemiology 59, 2006.
/// @param stop ends the rounds early: discard the result then
AimedThreshold aimedThreshold(const ThresholdAim& aim, const SweptSamples& of,
                              const BootstrapRules& rules = {}, const Threads& threads = Threads(),
                              const std::stop_token& stop = {});

/// The same for a threshold that was not chosen on the samples: its ends are itself.
/// @param threshold not NaN
AimedThreshold fixedThreshold(double threshold, const SweptSamples& of,
                              const BootstrapRules& rules = {}, const Threads& threads = Threads(),
                              const std::stop_token& stop = {});

}  // namespace core
