// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/estimate.h"

#include <stop_token>

namespace core {

/// The percentileInterval() of the expected calibration error over rounds that resample all
/// samples; the edges of the bins stay those of the samples. The error of a round is on average
/// larger than that of the samples, as chance moves every bin away from its mean probability, so
/// that the interval tends to be too high. The same on every machine and for any number of threads.
///
/// Undefined when calibrationCurve() is. O(rounds × n). Source: Efron & Tibshirani, "An
/// introduction to the bootstrap", 1993, chapter 13; on the bias: Bröcker, "Estimating reliability
/// and resolution of probability forecasts", Climate Dynamics 39, 2012.
/// @param stop ends the rounds early: discard the result then
Result<Interval, Undefined> calibrationErrorInterval(const SweptSamples& of,
                                                     const ClassifierSettings& settings,
                                                     const BootstrapRules& rules = {},
                                                     const Threads& threads = Threads(),
                                                     const std::stop_token& stop = {});

}  // namespace core
