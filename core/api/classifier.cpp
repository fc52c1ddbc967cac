// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/classification/uncertainty/delong.h"

#include <rankscope/classifier.h>

#include <algorithm>
#include <cmath>

namespace rankscope {
inline namespace v0 {

namespace {

constexpr const char* samplesName = "samples";

void refuseUnlessFit(const Samples& samples)
{
    const std::size_t size = samples.labels.size();
    if (samples.scores.size() != size ||
        (!samples.weights.empty() && samples.weights.size() != size))
        throw Error(
            "found columns of different lengths, expected a label for each score and weight",
            samplesName);
    for (std::size_t i = 0; i < size; ++i) {
        if (std::isnan(samples.scores[i]))
            throw Error("found a score that is not a number", samplesName, i + 1);
        if (!samples.weights.empty() &&
            !(samples.weights[i] > 0 && std::isfinite(samples.weights[i])))
            throw Error("found a weight that is not above 0 and finite", samplesName, i + 1);
    }
}

core::ThresholdSweep sweepOf(const Samples& samples, std::size_t threads)
{
    refuseUnlessFit(samples);
    return core::ThresholdSweep({samples.scores, samples.labels, samples.positive,
                                 samples.higherIsPositive, samples.weights},
                                core::Threads(threads));
}

template <class Curve>
std::vector<CurvePoint> pointsOf(const Curve& curve)
{
    std::vector<CurvePoint> points;
    points.reserve(curve.size());
    for (std::size_t i = 0; i < curve.size(); ++i)
        points.push_back({curve.at(i).x, curve.at(i).y});
    return points;
}

Chosen chosen(const core::OperatingPoint& found)
{
    return {found.point, valueOf(found.value)};
}

}  // namespace

struct Sweep::Inside {
    core::ThresholdSweep sweep;
};

std::vector<std::string_view> rates()
{
    std::vector<std::string_view> names;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable())
        names.push_back(row.id);
    return names;
}

Value rate(std::string_view name, const Counts& counts, double beta)
{
    const auto rows = core::thresholdMetricTable();
    const auto row = std::ranges::find(rows, name, &core::ThresholdMetricRow::id);
    if (row == rows.end())
        throw Error("found no rate “" + std::string(name) + "”, expected one of rates()");
    return valueOf(
        core::thresholdMetricOf(row->rate, {counts.tp, counts.fp, counts.fn, counts.tn}, beta));
}

Sweep::Sweep(const Samples& samples, std::size_t threads)
    : m_inside(std::make_shared<const Inside>(Inside{sweepOf(samples, threads)}))
{}

std::size_t Sweep::size() const
{
    return m_inside->sweep.size();
}

double Sweep::threshold(std::size_t point) const
{
    return m_inside->sweep.threshold(point);
}

Counts Sweep::counts(std::size_t point) const
{
    const core::ConfusionMatrix counts = m_inside->sweep.counts(point);
    return {counts.tp, counts.fp, counts.fn, counts.tn};
}

std::size_t Sweep::pointAt(double threshold) const
{
    return m_inside->sweep.pointAt(threshold);
}

std::vector<CurvePoint> Sweep::roc() const
{
    if (m_inside->sweep.missingClass())
        return {};
    return pointsOf(core::RocCurve(m_inside->sweep));
}

std::vector<CurvePoint> Sweep::precisionRecall() const
{
    if (!(m_inside->sweep.positives() > 0))
        return {};
    return pointsOf(core::PrCurve(m_inside->sweep));
}

Value Sweep::auc() const
{
    return valueOf(core::auc(m_inside->sweep));
}

std::optional<AucInterval> Sweep::aucInterval() const
{
    const auto found = core::delongInterval(m_inside->sweep);
    if (!found)
        return std::nullopt;
    return AucInterval{found->auc, found->standardError, found->low, found->high};
}

Value Sweep::averagePrecision() const
{
    return valueOf(core::averagePrecision(m_inside->sweep));
}

Chosen Sweep::bestF(double beta) const
{
    return chosen(core::bestF(m_inside->sweep, core::RocHull(m_inside->sweep), beta));
}

Chosen Sweep::bestYouden() const
{
    return chosen(core::bestYouden(m_inside->sweep, core::RocHull(m_inside->sweep)));
}

Chosen Sweep::atMostFpr(double fpr) const
{
    return chosen(core::atMostFpr(m_inside->sweep, fpr));
}

Chosen Sweep::atLeastRecall(double recall) const
{
    return chosen(core::atLeastRecall(m_inside->sweep, recall));
}

}  // namespace v0
}  // namespace rankscope
