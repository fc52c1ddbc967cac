// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/classification/uncertainty/delong.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"

#include <stop_token>

namespace core {

/// The bootstrap interval of an AUC. Each round resamples, with replacement, as many positives and
/// as many negatives as there are (stratified). Low and high are the 2.5 % and 97.5 % quantiles of
/// the rounds' AUCs, linearly interpolated; the standard error is their sample standard deviation.
/// The same on every machine and for any number of threads.
///
/// With weights, too, all samples of a class are equally likely to be drawn; a sample brings its
/// weight each time it is drawn. A round's AUC is then auc() with weights.
///
/// 1 to 1 or 0 to 0 if the classes do not overlap, which says nothing: see separationInterval().
/// Undefined with only one class. O(rounds × n), with 4 bytes per sample and, for each thread, 8
/// bytes per point; 12 and 16 with weights. Source: Efron & Tibshirani, "An introduction to the
/// bootstrap", 1993, chapter 13.
/// @param stop ends the rounds early: discard the result then
Result<AucInterval, Undefined> bootstrapInterval(const SweptSamples& of,
                                                 const BootstrapRules& rules = {},
                                                 const Threads& threads = Threads(),
                                                 const std::stop_token& stop = {});

/// A test of two AUCs that also holds with weights: the paired bootstrap. Each round draws as many
/// positives and as many negatives as there are, the same samples for both models, and compares
/// their auc(). The standard error is the rounds' standard deviation, the interval their 2.5 % and
/// 97.5 % quantiles; p is from z, the difference over the standard error, as in pROC's roc.test.
///
/// Undefined with only one class. O(rounds × n). The same on every machine and for any number of
/// threads. Source: Hanley & McNeil, "A method of comparing the areas under receiver operating
/// characteristic curves derived from the same cases", Radiology 148, 1983, with a resampled error.
/// @param first,second as for delongTest()
/// @param stop ends the rounds early: discard the result then
Result<AucComparison, Undefined> pairedBootstrapTest(const SweptSamples& first,
                                                     const SweptSamples& second,
                                                     const BootstrapRules& rules = {},
                                                     const Threads& threads = Threads(),
                                                     const std::stop_token& stop = {});

}  // namespace core
