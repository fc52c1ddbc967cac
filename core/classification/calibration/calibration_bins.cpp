// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/calibration_bins.h"

#include "core/classification/calibration/probability.h"
#include "core/foundation/total.h"
#include "core/metrics/ranking_order/first_where.h"
#include "core/metrics/statistics/quantile.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {
namespace {

/// The probability of the sample at a 0-based index, when all are sorted by probability.
double probabilityAt(std::size_t place, const ThresholdSweep& sweep, Outside outside)
{
    const std::size_t above = sweep.samples() - 1 - place;
    const std::size_t point = firstWhere(1, sweep.size(), [&](std::size_t i) {
        return std::size_t{sweep.acceptedPositives(i)} + sweep.acceptedNegatives(i) > above;
    });
    return probabilityOf(sweep, sweep.threshold(point), outside);
}

/// Whether a probability is beyond the bin that ends at an edge.
bool isBeyond(double probability, double upper, ClosedEdge closed)
{
    return closed == ClosedEdge::Right ? upper < probability : upper <= probability;
}

}  // namespace

double CalibrationCurve::rootMeanSquaredGap() const
{
    Total<double> squares;
    Total<double> weights;
    for (const CalibrationBin& bin : bins) {
        squares += bin.weight * bin.gap() * bin.gap();
        weights += bin.weight;
    }
    return bins.empty() ? 0 : std::sqrt(squares.value() / weights.value());
}

std::size_t CalibrationCurve::binOf(double probability) const
{
    const auto last = bins.end() - 1;
    const auto found = std::partition_point(bins.begin(), last, [&](const CalibrationBin& bin) {
        return isBeyond(probability, bin.upper, closed);
    });
    return static_cast<std::size_t>(found - bins.begin());
}

std::size_t CalibrationCurve::binsAbove() const
{
    return static_cast<std::size_t>(std::count_if(
        bins.begin(), bins.end(), [](const CalibrationBin& bin) { return bin.gap() > 0; }));
}

std::size_t CalibrationCurve::worstBin() const
{
    const auto worst = std::max_element(bins.begin(), bins.end(),
                                        [](const CalibrationBin& a, const CalibrationBin& b) {
                                            return std::abs(a.gap()) < std::abs(b.gap());
                                        });
    return static_cast<std::size_t>(worst - bins.begin());
}

CalibrationSums::CalibrationSums(std::vector<double> edges, ClosedEdge closed)
    : m_edges(std::move(edges))
    , m_closed(closed)
{}

void CalibrationSums::add(const ScoreGroup& group, double probability)
{
    const std::size_t before = m_bin;
    while (m_bin + 2 < m_edges.size() && isBeyond(probability, m_edges[m_bin + 1], m_closed))
        ++m_bin;
    while (m_bin > 0 && !isBeyond(probability, m_edges[m_bin], m_closed))
        --m_bin;
    if (m_bins.empty() || m_bin != before) {
        if (!m_bins.empty())
            m_bins.back().meanPredicted = m_predicted.value();
        m_predicted = {};
        m_bins.push_back({.lower = m_edges[m_bin], .upper = m_edges[m_bin + 1]});
    }
    CalibrationBin& bin = m_bins.back();
    bin.samples += group.samples;
    bin.weight += group.weight();
    m_predicted += group.weight() * probability;
    bin.fractionPositive += group.positives;
}

CalibrationCurve CalibrationSums::curve(double total) const
{
    CalibrationCurve curve;
    curve.closed = m_closed;
    curve.bins = m_bins;
    if (!m_bins.empty())
        curve.bins.back().meanPredicted = m_predicted.value();
    // Closed on the left, equal percentiles may end in a bin of no width, with the upper end of the
    // one below.
    if (!m_bins.empty() &&
        (m_bins.front().lower > m_bins.back().lower || m_bins.front().upper > m_bins.back().upper))
        std::reverse(curve.bins.begin(), curve.bins.end());
    for (CalibrationBin& complete : curve.bins) {
        complete.meanPredicted /= complete.weight;
        complete.fractionPositive /= complete.weight;
        const double gap = std::abs(complete.gap());
        curve.ece += complete.weight / total * gap;
        curve.mce = std::max(curve.mce, gap);
    }
    return curve;
}

std::vector<double> uniformEdges(std::size_t bins)
{
    // Like numpy.linspace(0, 1, bins + 1).
    std::vector<double> edges(bins + 1, 1.0);
    for (std::size_t i = 0; i < bins; ++i)
        edges[i] = static_cast<double>(i) * (1.0 / static_cast<double>(bins));
    return edges;
}

Result<std::vector<double>, Undefined> calibrationEdges(const ThresholdSweep& sweep,
                                                        const ClassifierSettings& settings)
{
    assert(settings.bins >= 1);
    if (const auto reason = whyNoProbabilities(sweep, settings.outside))
        return *reason;
    std::vector<double> edges = uniformEdges(settings.bins);
    if (settings.binning == Binning::Quantile)
        for (double& edge : edges)
            // numpy computes percentiles, so the share is multiplied by 100 and divided again.
            edge = quantile(edge * 100 / 100, sweep.samples(), [&](std::size_t place) {
                return probabilityAt(place, sweep, settings.outside);
            });
    return edges;
}

Result<CalibrationCurve, Undefined> calibrationCurve(const ThresholdSweep& sweep,
                                                     const ClassifierSettings& settings)
{
    const auto edges = calibrationEdges(sweep, settings);
    if (!edges)
        return edges.error();
    CalibrationSums sums(*edges, settings.closed);
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        sums.add(group, probabilityOf(sweep, group.score, settings.outside));
    });
    return sums.curve(sweep.positives() + sweep.negatives());
}

}  // namespace core
