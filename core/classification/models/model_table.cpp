// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/model_table.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/calibration/normalised_entropy.h"
#include "core/classification/calibration/predicted_to_observed.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/uncertainty/auc_bootstrap.h"
#include "core/classification/uncertainty/auc_tests.h"
#include "core/classification/uncertainty/average_precision_bootstrap.h"
#include "core/classification/uncertainty/calibration_error_bootstrap.h"
#include "core/classification/uncertainty/loss_intervals.h"
#include "core/classification/uncertainty/rate_interval.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::string_view aucId = "auc";
constexpr std::string_view precisionId = "average_precision";

Value aucOf(const MeasuredModel& model)
{
    return auc(model.of.sweep);
}

Value averagePrecisionOf(const MeasuredModel& model)
{
    return averagePrecision(model.of.sweep);
}

Value logLossOf(const MeasuredModel& model)
{
    return model.logLoss();
}

Estimate logLossEstimate(const MeasuredModel& model)
{
    return {logLossOf(model), logLossInterval(model.of.sweep, model.settings)};
}

Value brierOf(const MeasuredModel& model)
{
    return brierScore(model.of.samples, model.settings.outside);
}

Estimate brierEstimate(const MeasuredModel& model)
{
    return {brierOf(model), brierInterval(model.of.sweep, model.settings.outside)};
}

Value eceOf(const MeasuredModel& model)
{
    const auto curve = calibrationCurve(model.of.sweep, model.settings);
    return curve ? Value(curve->ece) : Value(curve.error());
}

Estimate resampledEceOf(const MeasuredModel& model, const Resampling* how)
{
    const Value ece = eceOf(model);
    if (!how)
        return {ece, Undefined::NoSamples};
    return {ece, calibrationErrorInterval(model.of, model.settings, how->rules, how->threads,
                                          how->stop)};
}

Value entropyOf(const MeasuredModel& model)
{
    const auto entropy = normalisedEntropy(model.logLoss(), model.of.sweep);
    return entropy ? Value(entropy->value()) : Value(entropy.error());
}

Value gainOf(const MeasuredModel& model)
{
    const auto entropy = normalisedEntropy(model.logLoss(), model.of.sweep);
    return entropy ? Value(entropy->gain()) : Value(entropy.error());
}

Value predictedToObservedOf(const MeasuredModel& model)
{
    const auto found = predictedToObserved(model.of.sweep, model.settings.outside);
    return found ? Value(found->ratio()) : Value(found.error());
}

Estimate inTheLargeOf(const MeasuredModel& model)
{
    return calibrationInTheLarge(model.of.sweep, model.settings);
}

Estimate slopeOf(const MeasuredModel& model)
{
    return model.recalibration().slope;
}

Estimate interceptOf(const MeasuredModel& model)
{
    return model.recalibration().intercept;
}

Estimate observedToExpectedOf(const MeasuredModel& model)
{
    return observedToExpected(model.of.sweep, model.settings.outside);
}

Estimate scaledBrierOf(const MeasuredModel& model)
{
    return scaledBrier(model.of.sweep, model.settings.outside);
}

template <double SmoothErrors::*error, Interval SmoothCalibrationIntervals::*ends>
Estimate smoothErrorOf(const MeasuredModel& model, const Resampling* how)
{
    const auto& smooth = model.smooth();
    if (!smooth)
        return smooth.error();
    const double value = smooth->errors.*error;
    if (!how)
        return {value, Undefined::NoSamples};
    return {value, model.smoothIntervals(*how).*ends};
}

std::vector<ModelMeasure> makeMeasures()
{
    std::vector<ModelMeasure> measures{
        {aucId, Better::Higher, {}, aucOf},
        {precisionId, Better::Higher, {}, averagePrecisionOf},
        {"log_loss", Better::Lower, {}, logLossOf, logLossEstimate},
        {"brier", Better::Lower, {}, brierOf, brierEstimate},
        {"ece", Better::Lower, {}, eceOf, nullptr, resampledEceOf},
        {"normalised_entropy", Better::Lower, {}, entropyOf},
        {"relative_information_gain", Better::Higher, {}, gainOf},
        {"predicted_to_observed", Better::Neither, {}, predictedToObservedOf},
        {"calibration_in_the_large", Better::Neither, {}, nullptr, inTheLargeOf},
        {"calibration_slope", Better::Neither, {}, nullptr, slopeOf},
        {"calibration_intercept", Better::Neither, {}, nullptr, interceptOf},
        {"observed_to_expected", Better::Neither, {}, nullptr, observedToExpectedOf},
        {"scaled_brier", Better::Higher, {}, nullptr, scaledBrierOf},
        {"ici",
         Better::Lower,
         {},
         nullptr,
         nullptr,
         smoothErrorOf<&SmoothErrors::mean, &SmoothCalibrationIntervals::mean>},
        {"e50",
         Better::Lower,
         {},
         nullptr,
         nullptr,
         smoothErrorOf<&SmoothErrors::median, &SmoothCalibrationIntervals::median>},
        {"e90",
         Better::Lower,
         {},
         nullptr,
         nullptr,
         smoothErrorOf<&SmoothErrors::high, &SmoothCalibrationIntervals::high>}};
    for (const ThresholdMetricRow& row : thresholdMetricTable())
        measures.push_back({row.id, row.better, row.rate});
    return measures;
}

/// Computes one table.
class Work {
public:
    Work(const ModelTableRules& rules, const Threads& threads, const std::stop_token& stop)
        : m_rules(rules)
        , m_threads(threads)
        , m_stop(stop)
    {}

    std::vector<SystemValue> rowOf(const MeasuredModel& model, double threshold) const
    {
        std::vector<SystemValue> row;
        for (const ModelMeasure& measure : m_rules.measures) {
            if (m_stop.stop_requested())
                row.emplace_back();
            else
                row.push_back(m_rules.clusters
                                  ? SystemValue{core::valueOf(measure, model, threshold)}
                                  : valueOf(measure, model, threshold));
        }
        if (m_rules.clusters && m_rules.bootstrap)
            addClusterIntervals(row, model, threshold);
        return row;
    }

private:
    void addClusterIntervals(std::vector<SystemValue>& row, const MeasuredModel& model,
                             double threshold) const
    {
        const auto values = [this, &model, threshold](const SweptSamples& round) {
            const MeasuredModel drawn(round, model.settings);
            std::vector<Value> found;
            for (const ModelMeasure& measure : m_rules.measures)
                found.push_back(core::valueOf(measure, drawn, threshold));
            return found;
        };
        const auto intervals = clusterIntervals(model.of.samples, *m_rules.clusters, values,
                                                *m_rules.bootstrap, m_threads, m_stop);
        for (std::size_t i = 0; i < intervals.size(); ++i)
            if (row[i].value && intervals[i])
                row[i].interval = *intervals[i];
    }
    SystemValue valueOf(const ModelMeasure& measure, const MeasuredModel& model,
                        double threshold) const
    {
        const SweptSamples& of = model.of;
        if (measure.rate)
            return rateAtThreshold(*measure.rate, of, threshold);
        if (measure.estimate)
            return valueWith(measure.estimate(model));
        if (measure.resampled) {
            const std::optional<Resampling> how =
                m_rules.bootstrap
                    ? std::optional<Resampling>(Resampling{*m_rules.bootstrap, m_threads, m_stop})
                    : std::nullopt;
            return valueWith(measure.resampled(model, how ? &*how : nullptr));
        }
        SystemValue value{measure.of(model)};
        if (measure.id == aucId)
            value.interval = aucInterval(of);
        if (measure.id == precisionId)
            value.interval = precisionInterval(of);
        return value;
    }
    static SystemValue valueWith(const Estimate& estimate)
    {
        SystemValue value{estimate.value};
        if (estimate.interval)
            value.interval = *estimate.interval;
        return value;
    }
    SystemValue rateAtThreshold(ThresholdMetric rate, const SweptSamples& of,
                                double threshold) const
    {
        const ConfusionMatrix counts = of.sweep.counts(of.sweep.pointAt(threshold));
        SystemValue value{thresholdMetricOf(rate, counts, m_rules.settings.beta)};
        const ConfusionMatrix squares = squaredWeights(of.samples, threshold, counts);
        if (const auto interval =
                rateInterval(rate, counts, squares, m_rules.ofShares, m_rules.settings.beta))
            value.interval = *interval;
        return value;
    }
    std::optional<Interval> aucInterval(const SweptSamples& of) const
    {
        auto interval = delongInterval(of.sweep);
        if (!interval && interval.error() == Undefined::Weighted && m_rules.bootstrap)
            interval = bootstrapInterval(of, *m_rules.bootstrap, m_threads, m_stop);
        return interval ? std::optional(Interval{interval->low, interval->high}) : std::nullopt;
    }
    std::optional<Interval> precisionInterval(const SweptSamples& of) const
    {
        if (!m_rules.bootstrap)
            return std::nullopt;
        const auto interval = averagePrecisionInterval(of, *m_rules.bootstrap, m_threads, m_stop);
        return interval ? std::optional(*interval) : std::nullopt;
    }

    const ModelTableRules& m_rules;
    const Threads& m_threads;
    const std::stop_token& m_stop;
};

std::vector<SweptSamples> sweptOf(std::span<const NamedModel> models)
{
    std::vector<SweptSamples> swept;
    for (const NamedModel& model : models)
        swept.push_back(model.of);
    return swept;
}

}  // namespace

const Value& MeasuredModel::logLoss() const
{
    if (!m_logLoss)
        m_logLoss = core::logLoss(of.samples, settings);
    return *m_logLoss;
}

const Recalibration& MeasuredModel::recalibration() const
{
    if (!m_recalibration)
        m_recalibration = core::recalibration(of.sweep, settings);
    return *m_recalibration;
}

const Result<SmoothCalibration, Undefined>& MeasuredModel::smooth() const
{
    if (!m_smooth)
        m_smooth = smoothCalibration(of.sweep, settings);
    return *m_smooth;
}

const SmoothCalibrationIntervals& MeasuredModel::smoothIntervals(const Resampling& how) const
{
    if (!m_smoothIntervals)
        m_smoothIntervals = smoothCalibrationIntervals(of, settings.outside, *smooth(), how.rules,
                                                       how.threads, how.stop);
    return *m_smoothIntervals;
}

std::span<const ModelMeasure> modelMeasures()
{
    static const std::vector<ModelMeasure> measures = makeMeasures();
    return measures;
}

Value valueOf(const ModelMeasure& measure, const MeasuredModel& model, double threshold)
{
    if (measure.rate)
        return thresholdMetricOf(*measure.rate,
                                 model.of.sweep.counts(model.of.sweep.pointAt(threshold)),
                                 model.settings.beta);
    if (measure.of)
        return measure.of(model);
    return measure.estimate ? measure.estimate(model).value
                            : measure.resampled(model, nullptr).value;
}

const ModelMeasure* modelMeasureOf(std::string_view id)
{
    const auto measures = modelMeasures();
    const auto found = std::ranges::find(measures, id, &ModelMeasure::id);
    return found == measures.end() ? nullptr : &*found;
}

SystemTable modelTable(std::span<const NamedModel> models, const ModelTableRules& rules,
                       const Threads& threads, const std::stop_token& stop)
{
    SystemTable table;
    table.baseline = models.size() > 1 && !rules.clusters ? rules.baseline : std::nullopt;
    for (const ModelMeasure& measure : rules.measures)
        table.measures.push_back({std::string(measure.id), measure.better});
    const Work work(rules, threads, stop);
    for (const NamedModel& model : models) {
        table.systems.push_back(model.name);
        table.values.push_back(work.rowOf(MeasuredModel(model.of, rules.settings),
                                          rules.thresholdOf(table.values.size())));
    }
    const auto area = std::ranges::find(rules.measures, aucId, &ModelMeasure::id);
    if (!table.baseline || area == rules.measures.end())
        return table;
    const auto column = static_cast<std::size_t>(area - rules.measures.begin());
    for (const AucTest& test :
         aucTestsAgainst(*table.baseline, sweptOf(models), threads, stop, rules.bootstrap))
        table.values[test.second][column].p = test.adjusted;
    return table;
}

}  // namespace core
