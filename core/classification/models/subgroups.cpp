// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/subgroups.h"

#include "core/classification/calibration/recalibration.h"
#include "core/classification/samples/samples_by_group.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/uncertainty/delong.h"
#include "core/metrics/statistics/distributions.h"

#include <array>
#include <cmath>
#include <functional>

namespace core {

namespace {

constexpr std::array compared{
    SubgroupMeasure{"auc"},
    SubgroupMeasure{"calibration_slope"},
    SubgroupMeasure{"observed_to_expected", {}, true},
    SubgroupMeasure{"recall", ThresholdMetric::Recall},
    SubgroupMeasure{"specificity", ThresholdMetric::Specificity},
    SubgroupMeasure{"precision", ThresholdMetric::Precision},
    SubgroupMeasure{"npv", ThresholdMetric::Npv},
};
constexpr std::size_t aucPlace = 0;

/// A subgroup while it is measured.
struct Measured {
    Subgroup subgroup;
    Value aucError = Undefined::NoSamples;  ///< DeLong's standard error
};

Estimate rateEstimate(ThresholdMetric rate, const Subgroup& subgroup,
                      const ConfusionMatrix& squares, RateIntervalMethod ofShares)
{
    const Value value = thresholdMetricOf(rate, subgroup.counts);
    if (!value)
        return value.reason();
    return {value, rateInterval(rate, subgroup.counts, squares, ofShares)};
}

Measured measured(const ScoredLabels& samples, const SubgroupRules& rules)
{
    const ThresholdSweep sweep(samples);
    Measured found;
    found.subgroup.samples = samples.size();
    found.subgroup.counts = sweep.counts(sweep.pointAt(rules.threshold));
    const auto delong = delongInterval(sweep);
    if (delong)
        found.aucError = delong->standardError;
    const ConfusionMatrix squares = squaredWeights(samples, rules.threshold, found.subgroup.counts);
    std::vector<Estimate>& values = found.subgroup.values;
    values.push_back(delong ? Estimate(delong->auc, Interval{delong->low, delong->high})
                            : Estimate(auc(sweep), delong.error()));
    values.push_back(recalibration(sweep, rules.settings).slope);
    values.push_back(observedToExpected(sweep, rules.settings.outside));
    for (const SubgroupMeasure& measure : compared)
        if (measure.rate)
            values.push_back(rateEstimate(*measure.rate, found.subgroup, squares, rules.ofShares));
    return found;
}

/// The samples of all groups but one.
class OtherSamples {
public:
    OtherSamples(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                 std::uint32_t group)
        : m_view(samples)
    {
        for (std::size_t i = 0; i < samples.size(); ++i) {
            if (groups[i] == group)
                continue;
            m_scores.push_back(samples.scores[i]);
            m_labels.push_back(samples.labels[i]);
            if (!samples.weights.empty())
                m_weights.push_back(samples.weights[i]);
        }
        m_view.scores = m_scores;
        m_view.labels = m_labels;
        m_view.weights = m_weights;
    }
    OtherSamples(const OtherSamples&) = delete;
    OtherSamples& operator=(const OtherSamples&) = delete;

    const ScoredLabels& view() const { return m_view; }

private:
    ScoredLabels m_view;
    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
    std::vector<double> m_weights;
};

std::vector<Estimate> contrastsOf(const Subgroup& group, const Subgroup& others)
{
    std::vector<Estimate> contrasts;
    for (std::size_t i = 0; i < compared.size(); ++i)
        contrasts.push_back((compared[i].isRatio ? independentRatio : independentDifference)(
            group.values[i], others.values[i]));
    return contrasts;
}

InteractionTest tested(double statistic, std::size_t groups)
{
    if (groups < 2)
        return {Undefined::NoSamples, Undefined::NoSamples, groups};
    return {statistic, upperChiSquared(statistic, static_cast<double>(groups - 1)), groups};
}

/// A group's value and its standard error, on the scale of the test.
struct Moment {
    double value = 0;
    double error = 0;
};

InteractionTest cochransTest(const std::vector<Moment>& moments)
{
    double weights = 0;
    double sum = 0;
    for (const Moment& moment : moments) {
        const double weight = 1 / (moment.error * moment.error);
        weights += weight;
        sum += weight * moment.value;
    }
    double statistic = 0;
    for (const Moment& moment : moments) {
        const double distance = (moment.value - sum / weights) / moment.error;
        statistic += distance * distance;
    }
    return tested(statistic, moments.size());
}

/// Of groups with a denominator. If all or none have the outcome, nothing differs.
InteractionTest pearsonsTest(ThresholdMetric rate, const std::vector<Measured>& groups)
{
    double counted = 0;
    double whole = 0;
    std::size_t used = 0;
    const auto forEach = [&](const auto& visit) {
        for (const Measured& group : groups) {
            const ConfusionMatrix& counts = group.subgroup.counts;
            const double size = (counts.*rowOf(rate).whole)();
            if (size > 0)
                visit(*thresholdMetricOf(rate, counts) * size, size);
        }
    };
    forEach([&](double with, double size) {
        counted += with;
        whole += size;
        ++used;
    });
    const double share = counted / whole;
    double statistic = 0;
    forEach([&](double with, double size) {
        const double distance = with - size * share;
        if (share > 0 && share < 1)
            statistic += distance * distance / (size * share * (1 - share));
    });
    return tested(statistic, used);
}

/// The standard error behind Wald's interval.
double waldError(double low, double high)
{
    const Interval one = waldInterval(0, 1);
    return (high - low) / (one.high - one.low);
}

InteractionTest testOf(std::size_t place, const std::vector<Measured>& groups)
{
    const SubgroupMeasure& measure = compared[place];
    if (measure.rate)
        return pearsonsTest(*measure.rate, groups);
    std::vector<Moment> moments;
    for (const Measured& group : groups) {
        const Estimate& estimate = group.subgroup.values[place];
        if (!estimate.value || !estimate.interval)
            continue;
        const auto [low, high] = *estimate.interval;
        Moment moment{*estimate.value, waldError(low, high)};
        if (place == aucPlace)
            moment.error = group.aucError.valueOr(0);
        else if (measure.isRatio)
            moment = {std::log(*estimate.value), waldError(std::log(low), std::log(high))};
        if (moment.error > 0)
            moments.push_back(moment);
    }
    return cochransTest(moments);
}

}  // namespace

std::span<const SubgroupMeasure> subgroupMeasures()
{
    return compared;
}

Subgroups subgroupsOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount, const SubgroupRules& rules,
                      const std::stop_token& stop)
{
    const SamplesByGroup sorted(samples, groups, groupCount);
    Subgroups result;
    result.all = measured(samples, rules).subgroup;
    std::vector<Measured> found;
    for (std::size_t group = 0; group < groupCount && !stop.stop_requested(); ++group)
        found.push_back(measured(sorted.ofGroup(group), rules));
    const bool isWeighted = !samples.weights.empty();
    for (std::size_t place = 0; place < compared.size(); ++place)
        result.tests.push_back(isWeighted
                                   ? InteractionTest{Undefined::Weighted, Undefined::Weighted, 0}
                                   : testOf(place, found));
    const bool areCompared = groupCount > 1 && groupCount <= mostCompared;
    for (std::size_t group = 0; group < found.size() && !stop.stop_requested(); ++group) {
        result.ofGroup.push_back(std::move(found[group].subgroup));
        if (!areCompared && !rules.leavesOut)
            continue;
        const OtherSamples others(samples, groups, static_cast<std::uint32_t>(group));
        Subgroup without = measured(others.view(), rules).subgroup;
        if (areCompared)
            result.ofGroup.back().contrasts = contrastsOf(result.ofGroup.back(), without);
        if (rules.leavesOut)
            result.without.push_back(std::move(without));
    }
    return result;
}

}  // namespace core
