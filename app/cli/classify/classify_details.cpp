// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_details.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/models/model_table.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/class_separation.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/uncertainty/average_precision_bootstrap.h"
#include "core/classification/uncertainty/calibration_intervals.h"
#include "core/classification/uncertainty/delong.h"
#include "core/classification/uncertainty/net_benefit_interval.h"
#include "core/classification/uncertainty/predictive_values.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/classification/uncertainty/separation_bootstrap.h"
#include "core/foundation/threads.h"

#include <algorithm>
#include <stop_token>
#include <thread>

namespace cli {

namespace {

/// A member of a result, or why it is undefined.
template <class T>
core::Value member(const core::Result<T, core::Undefined>& result, double T::*number)
{
    return result ? core::Value((*result).*number) : core::Value(result.error());
}

/// Adds a value, if it is not there, and the ends of its interval.
/// @param method how the ends are computed, if their names say so
void addEstimate(std::vector<NamedValue>& values, const std::string& id,
                 const core::Estimate& estimate, const std::string& method = {})
{
    if (std::ranges::find(values, id, &NamedValue::id) == values.end())
        values.push_back({id, estimate.value});
    values.push_back({id + method + "_low", member(estimate.interval, &core::Interval::low)});
    values.push_back({id + method + "_high", member(estimate.interval, &core::Interval::high)});
}

/// The end of an id that says how its interval is computed.
const char* endingOf(core::RateIntervalMethod method)
{
    switch (method) {
    case core::RateIntervalMethod::Wilson:
        return "_wilson";
    case core::RateIntervalMethod::ClopperPearson:
        return "_clopper_pearson";
    case core::RateIntervalMethod::Logit:
        return "_logit";
    case core::RateIntervalMethod::FisherZ:
        return "_fisher_z";
    case core::RateIntervalMethod::Log:
        break;
    }
    return "_log";
}

}  // namespace

void addDetails(ModelReport& report, const core::SweptSamples& of,
                const core::ClassifierSettings& settings, const DetailOptions& options)
{
    std::vector<NamedValue>& values = report.values;
    const core::ThresholdSweep& sweep = of.sweep;
    const auto delong = core::delongInterval(sweep);
    const core::WeightedPairs pairs = core::weightedPairsOf(sweep);
    values.push_back({"pairs_won", pairs.wins});
    values.push_back({"pairs_tied", pairs.ties});
    values.push_back({"pairs_lost", pairs.losses});
    values.push_back({"gini", core::giniOfRoc(sweep)});
    values.push_back({"gini_delong_low", core::giniOf(member(delong, &core::AucInterval::low))});
    values.push_back({"gini_delong_high", core::giniOf(member(delong, &core::AucInterval::high))});
    const auto apart = core::separationIntervals(
        of, options.bootstrap, core::Threads(std::thread::hardware_concurrency()));
    const auto addApart = [&](const std::string& id, const core::Value& value,
                              core::Interval core::SeparationIntervals::*ends) {
        addEstimate(values, id,
                    {value, apart ? core::Result<core::Interval, core::Undefined>((*apart).*ends)
                                  : apart.error()},
                    "_bootstrap");
    };
    addApart("ks", core::kolmogorovSmirnov(sweep), &core::SeparationIntervals::kolmogorovSmirnov);
    addApart("eer", core::equalErrorRate(sweep), &core::SeparationIntervals::equalErrorRate);
    const core::MeasuredModel measured(of, settings);
    const core::Threads threads(std::thread::hardware_concurrency());
    const std::stop_token never;
    const core::Resampling how{options.bootstrap, threads, never};
    for (const core::ModelMeasure& measure : core::modelMeasures()) {
        if (measure.estimate)
            addEstimate(values, std::string(measure.id), measure.estimate(measured));
        if (measure.resampled)
            addEstimate(values, std::string(measure.id), measure.resampled(measured, &how),
                        "_bootstrap");
    }
    values.push_back({"auc_delong_low", member(delong, &core::AucInterval::low)});
    values.push_back({"auc_delong_high", member(delong, &core::AucInterval::high)});
    const auto bootstrap = core::bootstrapInterval(
        of, options.bootstrap, core::Threads(std::thread::hardware_concurrency()));
    values.push_back({"auc_bootstrap_low", member(bootstrap, &core::AucInterval::low)});
    values.push_back({"auc_bootstrap_high", member(bootstrap, &core::AucInterval::high)});
    const auto part = core::partialAuc(sweep, options.maxFpr);
    const core::Value whole = core::auc(sweep);
    values.push_back({"partial_auc", part ? core::Value(part->area) : whole});
    values.push_back({"partial_auc_standardised", part ? core::Value(part->standardised) : whole});
    const auto precision = core::averagePrecisionInterval(
        of, options.bootstrap, core::Threads(std::thread::hardware_concurrency()));
    values.push_back({"average_precision_bootstrap_low", member(precision, &core::Interval::low)});
    values.push_back(
        {"average_precision_bootstrap_high", member(precision, &core::Interval::high)});
    values.push_back({"pr_auc_trapezoid", core::prTrapezoidArea(sweep)});
    const auto curve = core::calibrationCurve(sweep, settings);
    values.push_back({"mce", member(curve, &core::CalibrationCurve::mce)});
    if (curve)
        report.calibration =
            CalibrationReport{measured.smooth() ? measured.smoothIntervals(how).curve
                                                : decltype(CalibrationReport::smooth)(),
                              *curve, core::calibrationIntervals(of, *curve, settings.outside)};
    const auto brier = core::brierPartsByBin(sweep, settings);
    values.push_back({"brier_reliability", member(brier, &core::BrierParts::reliability)});
    values.push_back({"brier_resolution", member(brier, &core::BrierParts::resolution)});
    values.push_back({"brier_uncertainty", member(brier, &core::BrierParts::uncertainty)});
    values.push_back({"brier_within_variance", member(brier, &core::BrierParts::withinVariance)});
    values.push_back(
        {"brier_within_covariance", member(brier, &core::BrierParts::withinCovariance)});
}

std::vector<NamedValue> rateIntervals(const core::ConfusionMatrix& counts,
                                      const core::ConfusionMatrix& squares,
                                      core::RateIntervalMethod ofShares)
{
    std::vector<NamedValue> ends;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        const auto interval = core::rateInterval(row.rate, counts, squares, ofShares);
        const std::string id =
            std::string(row.id) + endingOf(core::intervalMethod(row.rate, ofShares));
        ends.push_back({id + "_low", member(interval, &core::Interval::low)});
        ends.push_back({id + "_high", member(interval, &core::Interval::high)});
    }
    return ends;
}

std::vector<NamedValue> netBenefitAt(double threshold, const core::SweptSamples& of)
{
    const core::ThresholdSweep& sweep = of.sweep;
    std::vector<NamedValue> values;
    const auto reason = core::whyNoProbabilities(sweep, core::Outside::Undefined);
    addEstimate(values, "net_benefit",
                reason ? core::Estimate(*reason)
                       : core::netBenefitEstimate(
                             sweep.counts(sweep.pointAt(threshold)),
                             core::positiveProbability(threshold, sweep.higherIsPositive()),
                             sweep.isWeighted()));
    return values;
}

void removeEnds(std::vector<NamedValue>& values)
{
    std::erase_if(values, [](const NamedValue& named) {
        return named.id.ends_with("_low") || named.id.ends_with("_high");
    });
}

void useClusters(std::vector<NamedValue>& values, const core::SweptSamples& of,
                 const core::ClassifierSettings& settings, std::optional<double> threshold,
                 const DetailOptions& details)
{
    removeEnds(values);
    std::vector<const core::ModelMeasure*> measures;
    for (const core::ModelMeasure& measure : core::modelMeasures())
        if (measure.rate.has_value() == threshold.has_value() &&
            (measure.of || !measure.resampled))  // not a smooth curve in every round
            measures.push_back(&measure);
    const double at = threshold.value_or(0);
    core::ClassifierSettings ofRates = settings;
    ofRates.beta = 1;  // the rate is `f1`, whichever F-beta a session shows
    const auto intervals = core::clusterIntervals(
        of.samples, *details.drawnClusters(),
        [&](const core::SweptSamples& round) {
            const core::MeasuredModel drawn(round, ofRates);
            std::vector<core::Value> found;
            for (const core::ModelMeasure* measure : measures)
                found.push_back(core::valueOf(*measure, drawn, at));
            return found;
        },
        details.bootstrap, core::Threads(std::thread::hardware_concurrency()));
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const std::string id = std::string(measures[i]->id) + "_cluster";
        values.push_back({id + "_low", member(intervals[i], &core::Interval::low)});
        values.push_back({id + "_high", member(intervals[i], &core::Interval::high)});
    }
}

std::vector<NamedValue> sampleSizes(const core::PrecisionSizes& sizes)
{
    const core::Value all = sizes.all();
    return {{"sample_size_auc", sizes.auc},
            {"sample_size_auc_hanley", sizes.aucByHanley},
            {"sample_size_calibration_slope", sizes.slope},
            {"sample_size_observed_to_expected", sizes.observedToExpected},
            {"sample_size", all},
            {"sample_size_positives", all ? core::Value(sizes.positivesAmong(*all)) : all}};
}

std::vector<NamedValue> aimedIntervals(const core::AimedThreshold& at)
{
    std::vector<NamedValue> ends;
    const auto add = [&ends](const std::string& id, const core::Estimate& estimate) {
        ends.push_back({id + "_bootstrap_low", member(estimate.interval, &core::Interval::low)});
        ends.push_back({id + "_bootstrap_high", member(estimate.interval, &core::Interval::high)});
    };
    add("threshold", at.threshold);
    for (std::size_t i = 0; i < core::aimedRates.size(); ++i)
        add(std::string(core::rowOf(core::aimedRates[i]).id), at.rates[i]);
    return ends;
}

std::vector<NamedValue> valuesOfBeta(double beta, const core::ConfusionMatrix& counts,
                                     const core::ConfusionMatrix& squares)
{
    constexpr auto f = core::ThresholdMetric::F;
    std::vector<NamedValue> named{{"beta", beta}};
    addEstimate(named, "f_beta",
                {core::thresholdMetricOf(f, counts, beta),
                 core::rateInterval(f, counts, squares, core::RateIntervalMethod::Wilson, beta)},
                endingOf(core::RateIntervalMethod::Logit));
    return named;
}

std::vector<NamedValue> valuesAtPrevalence(double prevalence, const core::ConfusionMatrix& counts,
                                           const core::ConfusionMatrix& squares)
{
    const core::PredictiveValues values = core::predictiveValuesAt(prevalence, counts, squares);
    std::vector<NamedValue> named{{"prevalence", prevalence}};
    addEstimate(named, "ppv_at_prevalence", values.positive);
    addEstimate(named, "npv_at_prevalence", values.negative);
    return named;
}

}  // namespace cli
