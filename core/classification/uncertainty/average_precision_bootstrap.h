// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <stop_token>

namespace core {

/// The 95 % bootstrap interval of an average precision. As in bootstrapInterval() of the AUC, each
/// class is resampled separately, so that the share of positives is constant. The ends are the 2.5
/// % and 97.5 % quantiles of the rounds' average precisions, linearly interpolated. Weights stay
/// with their samples. The same on every machine and for any number of threads.
///
/// Undefined without positives, and if every positive is above every negative: all rounds are 1
/// then, which says nothing (Separated). Without negatives it is 1 to 1. O(rounds × n), memory as
/// for bootstrapInterval(). Source: Efron & Tibshirani, "An introduction to the bootstrap", 1993,
/// chapter 13; of average precision: Boyd, Eng & Page, ECML PKDD 2013.
/// @param stop ends the rounds early: discard the result then
Result<Interval, Undefined> averagePrecisionInterval(const SweptSamples& of,
                                                     const BootstrapRules& rules = {},
                                                     const Threads& threads = Threads(),
                                                     const std::stop_token& stop = {});

}  // namespace core
