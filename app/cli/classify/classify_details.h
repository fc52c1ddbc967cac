// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_output.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/aimed_threshold.h"
#include "core/classification/uncertainty/auc_bootstrap.h"
#include "core/classification/uncertainty/cluster_bootstrap.h"
#include "core/classification/uncertainty/precision_size.h"
#include "core/classification/uncertainty/rate_interval.h"

#include <optional>
#include <vector>

namespace cli {

struct DetailOptions {
    bool areWanted = false;
    double maxFpr = 0.1;  ///< above 0, at most 1
    core::RateIntervalMethod ofShares = core::RateIntervalMethod::Wilson;
    std::optional<double> prevalence;  ///< of the predictive values; above 0, below 1
    std::optional<double> beta;        ///< of F-beta; above 0
    core::BootstrapRules bootstrap;
    std::optional<core::IntervalWidths> widths = {};  ///< to tell the sample size
    const core::SampleColumn* clusters = nullptr;     ///< of samples that belong together

    /// The clusters, if any.
    std::optional<core::Clusters> drawnClusters() const
    {
        return clusters ? std::optional(core::Clusters{clusters->of, clusters->names.size()})
                        : std::nullopt;
    }
};

/// Adds the detailed values of scores: the pairs behind the AUC, its intervals, partial AUC, the
/// interval of average precision, the other area under the precision-recall curve, MCE, the parts
/// of the Brier score and, of probabilities, the calibration curves.
void addDetails(ModelReport& report, const core::SweptSamples& of,
                const core::ClassifierSettings& settings, const DetailOptions& options);

/// Computes the interval of every rate that has one: "recall_wilson_low", "recall_wilson_high",
/// "lr_positive_log_low" and so on.
/// @param squares from core::squaredWeights()
std::vector<NamedValue> rateIntervals(const core::ConfusionMatrix& counts,
                                      const core::ConfusionMatrix& squares,
                                      core::RateIntervalMethod ofShares);

/// Computes the net benefit at a threshold probability and its interval: "net_benefit",
/// "net_benefit_low" and "net_benefit_high".
std::vector<NamedValue> netBenefitAt(double threshold, const core::SweptSamples& of);

/// Removes the ends of all intervals, which take samples as independent.
void removeEnds(std::vector<NamedValue>& values);

/// Replaces the ends of all intervals by those of the cluster bootstrap: "auc_cluster_low",
/// "recall_cluster_high" and so on.
/// @param threshold for the rates; nothing: the values that need none
/// @param details with clusters
void useClusters(std::vector<NamedValue>& values, const core::SweptSamples& of,
                 const core::ClassifierSettings& settings, std::optional<double> threshold,
                 const DetailOptions& details);

/// The sample sizes for intervals of these widths: "sample_size_auc" and so on.
std::vector<NamedValue> sampleSizes(const core::PrecisionSizes& sizes);

/// Computes the bootstrap intervals of a threshold and of the rates there:
/// "threshold_bootstrap_low", "recall_bootstrap_high" and so on.
std::vector<NamedValue> aimedIntervals(const core::AimedThreshold& at);

/// Computes F-beta with its interval.
/// @param squares from core::squaredWeights()
std::vector<NamedValue> valuesOfBeta(double beta, const core::ConfusionMatrix& counts,
                                     const core::ConfusionMatrix& squares);

/// Computes precision and negative predictive value at another prevalence, with their intervals.
/// @param squares from core::squaredWeights()
std::vector<NamedValue> valuesAtPrevalence(double prevalence, const core::ConfusionMatrix& counts,
                                           const core::ConfusionMatrix& squares);

}  // namespace cli
