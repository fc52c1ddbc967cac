// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/recalibration.h"
#include "core/classification/calibration/smooth_calibration.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/classification/uncertainty/cluster_bootstrap.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/classification/uncertainty/smooth_calibration_bootstrap.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/estimate.h"
#include "core/metrics/statistics/system_table.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How intervals are resampled.
struct Resampling {
    const BootstrapRules& rules;
    const Threads& threads;
    const std::stop_token& stop;  ///< ends the rounds early: discard the result then
};

/// A model while it is measured; values shared by several measures are computed once.
class MeasuredModel {
public:
    /// Both must outlive this object.
    MeasuredModel(const SweptSamples& swept, const ClassifierSettings& read)
        : of(swept)
        , settings(read)
    {}
    /// O(samples) for the first call.
    const Value& logLoss() const;
    /// O(distinct scores) per iteration for the first call.
    const Recalibration& recalibration() const;
    /// As long as smoothCalibration() for the first call.
    const Result<SmoothCalibration, Undefined>& smooth() const;
    /// As long as smoothCalibrationIntervals() for the first call, which alone uses `how`. Call
    /// only if smooth() is defined.
    const SmoothCalibrationIntervals& smoothIntervals(const Resampling& how) const;

    const SweptSamples& of;
    const ClassifierSettings& settings;

private:
    mutable std::optional<Value> m_logLoss;
    mutable std::optional<Recalibration> m_recalibration;
    mutable std::optional<Result<SmoothCalibration, Undefined>> m_smooth;
    mutable std::optional<SmoothCalibrationIntervals> m_smoothIntervals;
};

/// A possible column of a table of models.
struct ModelMeasure {
    std::string_view id;  ///< "auc", "average_precision", or a rate's
    Better better = Better::Higher;
    std::optional<ThresholdMetric> rate = {};  ///< at the threshold; nothing: does not depend on a
                                               ///< threshold
    /// Computes the value from the scores alone; null for a rate, and for what only --details and
    /// tables show: one of the following is given then.
    Value (*of)(const MeasuredModel& model) = nullptr;
    /// Computes the value and its interval together; null for the others.
    Estimate (*estimate)(const MeasuredModel& model) = nullptr;
    /// The same with a resampled interval; without `how`, the interval is undefined.
    Estimate (*resampled)(const MeasuredModel& model, const Resampling* how) = nullptr;
};

/// AUC, average precision, log loss, Brier score, ECE, normalised entropy with the relative
/// information gain, predicted to observed; as estimates also log loss and Brier score, and
/// calibration in the large, calibration slope and intercept, O:E and the scaled Brier score; with
/// resampled intervals ECE, ICI, E50 and E90; and every rate.
std::span<const ModelMeasure> modelMeasures();
/// Null if there is none with that id.
const ModelMeasure* modelMeasureOf(std::string_view id);

/// The value of a measure without its interval.
/// @param threshold for rates
Value valueOf(const ModelMeasure& measure, const MeasuredModel& model, double threshold);

/// One model of a table.
struct NamedModel {
    std::string name;
    SweptSamples of;  ///< with the same labels as the others
};

/// How to compute a table of models.
struct ModelTableRules {
    std::vector<ModelMeasure> measures;
    std::optional<std::size_t> baseline = 0;  ///< for DeLong's test; nothing: no test
    double threshold = 0.5;                   ///< for the rates; see ofModels
    ClassifierSettings settings = {};
    /// For the interval of average precision and, with weights, of the AUC; nothing: no such
    /// intervals.
    std::optional<BootstrapRules> bootstrap = BootstrapRules();
    RateIntervalMethod ofShares = RateIntervalMethod::Wilson;  ///< not Log
    /// Samples that are not independent: with a bootstrap, every interval is clusterIntervals()'s,
    /// and nothing is tested.
    std::optional<Clusters> clusters = {};
    /// Each model's own threshold; empty: all have `threshold`.
    std::vector<double> ofModels = {};

    double thresholdOf(std::size_t model) const
    {
        return ofModels.empty() ? threshold : ofModels[model];
    }
};

/// The models' values with their 95 % intervals: for the AUC, DeLong's (delongInterval()), or the
/// bootstrap with weights; for average precision, ECE, ICI, E50 and E90, the bootstrap; for a rate,
/// rateInterval(); an estimate's own; none for the others. With clusters, every measure has
/// clusterIntervals(). The AUC's p values come from DeLong's test against the baseline, or with
/// weights and a bootstrap pairedBootstrapTest(), adjusted by Holm over the other models. Takes as
/// long as the bootstraps.
/// @param stop ends it early: discard the result then
SystemTable modelTable(std::span<const NamedModel> models, const ModelTableRules& rules,
                       const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
