// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_details.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/class_separation.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/uncertainty/average_precision_bootstrap.h"
#include "core/classification/uncertainty/delong.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/foundation/threads.h"

#include <thread>

namespace cli {

namespace {

/// A member of a result, or why it is undefined.
template <class T>
core::Value member(const core::Result<T, core::Undefined>& result, double T::*number)
{
    return result ? core::Value((*result).*number) : core::Value(result.error());
}

}  // namespace

void addDetails(std::vector<NamedValue>& values, const core::SweptSamples& of,
                const core::ClassifierSettings& settings, const DetailOptions& options)
{
    const core::ThresholdSweep& sweep = of.sweep;
    const core::WeightedPairs pairs = core::weightedPairsOf(sweep);
    values.push_back({"pairs_won", pairs.wins});
    values.push_back({"pairs_tied", pairs.ties});
    values.push_back({"pairs_lost", pairs.losses});
    values.push_back({"gini", core::giniOfRoc(sweep)});
    values.push_back({"ks", core::kolmogorovSmirnov(sweep)});
    values.push_back({"eer", core::equalErrorRate(sweep)});
    const auto delong = core::delongInterval(sweep);
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
    values.push_back(
        {"mce", member(core::calibrationCurve(sweep, settings), &core::CalibrationCurve::mce)});
    const auto brier = core::brierPartsByBin(sweep, settings);
    values.push_back({"brier_reliability", member(brier, &core::BrierParts::reliability)});
    values.push_back({"brier_resolution", member(brier, &core::BrierParts::resolution)});
    values.push_back({"brier_uncertainty", member(brier, &core::BrierParts::uncertainty)});
    values.push_back({"brier_within_variance", member(brier, &core::BrierParts::withinVariance)});
    values.push_back(
        {"brier_within_covariance", member(brier, &core::BrierParts::withinCovariance)});
}

std::vector<NamedValue> rateIntervals(const core::ConfusionMatrix& counts,
                                      const core::ConfusionMatrix& squares)
{
    std::vector<NamedValue> ends;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        if (!core::isShare(row.rate))
            continue;
        const auto interval = core::rateInterval(row.rate, counts, squares);
        const std::string id(row.id);
        ends.push_back({id + "_wilson_low", member(interval, &core::Interval::low)});
        ends.push_back({id + "_wilson_high", member(interval, &core::Interval::high)});
    }
    return ends;
}

}  // namespace cli
