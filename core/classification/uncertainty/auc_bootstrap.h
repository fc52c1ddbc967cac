// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"

#include <stop_token>

namespace core {

/// The bootstrap interval of an AUC. Each round draws, with replacement, as many positives from the
/// positives and negatives from the negatives as there are (stratified). Low and high are the 2.5 %
/// and 97.5 % quantiles of the rounds' AUCs, linearly interpolated; the standard error is their
/// sample standard deviation. The same on every machine and for any number of threads.
///
/// With weights, too, every sample of a class is drawn as easily as any other; it brings its weight
/// along, as often as it is drawn. A round's AUC is then that of auc() with weights.
///
/// Undefined with one class only. O(rounds × n), over 4 bytes a sample and for each thread 8 bytes
/// a point; with weights 12 and 16. Source: Efron & Tibshirani, "An introduction to the bootstrap",
/// 1993, chapter 13.
/// @param stop ends the rounds early: what is returned then is to be thrown away
Result<AucInterval, Undefined> bootstrapInterval(const SweptSamples& of,
                                                 const BootstrapRules& rules = {},
                                                 const Threads& threads = Threads(),
                                                 const std::stop_token& stop = {});

}  // namespace core
