// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/system_table.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A model while it is measured: what several measures are made of is calculated once.
class MeasuredModel {
public:
    /// Both must outlive it.
    MeasuredModel(const SweptSamples& swept, const ClassifierSettings& read)
        : of(swept)
        , settings(read)
    {}
    /// O(samples) at the first call.
    const Value& logLoss() const;

    const SweptSamples& of;
    const ClassifierSettings& settings;

private:
    mutable std::optional<Value> m_logLoss;
};

/// A column that a table of models may have.
struct ModelMeasure {
    std::string_view id;  ///< "auc", "average_precision", or a rate's
    Better better = Better::Higher;
    std::optional<ThresholdMetric> rate = {};  ///< at the threshold; none: no threshold is needed
    /// What the scores are worth, whatever the threshold; none for a rate.
    Value (*of)(const MeasuredModel& model) = nullptr;
};

/// AUC, average precision, log loss, Brier score, ECE, normalised entropy with the relative
/// information gain, predicted to observed, and every rate.
std::span<const ModelMeasure> modelMeasures();
/// None has that id.
const ModelMeasure* modelMeasureOf(std::string_view id);

/// One model of a table.
struct NamedModel {
    std::string name;
    SweptSamples of;  ///< of the same labels as the others
};

/// How a table of models is worked out.
struct ModelTableRules {
    std::vector<ModelMeasure> measures;
    std::optional<std::size_t> baseline = 0;  ///< that DeLong's test is against; none: no test
    double threshold = 0.5;                   ///< of the rates
    ClassifierSettings settings = {};
    /// Of average precision's interval, and of the AUC's with weights; none: these have none.
    std::optional<BootstrapRules> bootstrap = BootstrapRules();
};

/// The models' values with their 95 % intervals: the AUC's by DeLong (delongInterval(); with
/// weights by the bootstrap), average precision's by the bootstrap, a share's by Wilson
/// (rateInterval()); the others have none. The AUC's p values are DeLong's against the baseline,
/// adjusted by Holm over the other models. As long as the bootstraps take.
/// @param stop ends early: what is returned then is to be thrown away
SystemTable modelTable(std::span<const NamedModel> models, const ModelTableRules& rules,
                       const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
