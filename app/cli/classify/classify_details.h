// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_output.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/auc_bootstrap.h"

#include <vector>

namespace cli {

struct DetailOptions {
    bool areWanted = false;
    double maxFpr = 0.1;  ///< above 0, at most 1
    core::BootstrapRules bootstrap;
};

/// Adds what is told of scores beyond the usual values: the pairs behind the AUC, its intervals,
/// the area of a part, average precision's interval, the other area below the precision-recall
/// curve, MCE and the Brier score's parts.
void addDetails(std::vector<NamedValue>& values, const core::SweptSamples& of,
                const core::ClassifierSettings& settings, const DetailOptions& options);

/// Wilson's interval of every rate that is a share: "recall_wilson_low", "recall_wilson_high".
/// @param squares by core::squaredWeights()
std::vector<NamedValue> rateIntervals(const core::ConfusionMatrix& counts,
                                      const core::ConfusionMatrix& squares);

}  // namespace cli
