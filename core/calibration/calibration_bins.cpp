#include "core/calibration/calibration_bins.h"

#include "core/calibration/probability.h"
#include "core/order/first_where.h"
#include "core/samples/score_groups.h"
#include "core/statistics/quantile.h"
#include "core/total.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

/// Of the sample at a 0-based place when all are sorted by their probability.
double probabilityAt(std::size_t place, const ThresholdSweep& sweep, Outside outside)
{
    const std::size_t above = sweep.samples() - 1 - place;
    const std::size_t point = firstWhere(1, sweep.size(), [&](std::size_t i) {
        return std::size_t{sweep.acceptedPositives(i)} + sweep.acceptedNegatives(i) > above;
    });
    return probabilityOf(sweep, sweep.threshold(point), outside);
}

/// As numpy.linspace(0, 1, bins + 1).
double evenly(std::size_t i, std::size_t bins)
{
    return i == bins ? 1.0 : static_cast<double>(i) * (1.0 / static_cast<double>(bins));
}

/// Whether a probability is above the bin that ends at an edge.
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

Result<std::vector<double>, Undefined> calibrationEdges(const ThresholdSweep& sweep,
                                                        const ClassifierSettings& settings)
{
    assert(settings.bins >= 1);
    if (const auto reason = whyNoProbabilities(sweep, settings.outside))
        return *reason;
    std::vector<double> edges(settings.bins + 1);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        edges[i] = evenly(i, settings.bins);
        if (settings.binning == Binning::Quantile)
            // numpy is asked for percentiles: the share goes through 100 and back.
            edges[i] = quantile(edges[i] * 100 / 100, sweep.samples(), [&](std::size_t place) {
                return probabilityAt(place, sweep, settings.outside);
            });
    }
    return edges;
}

Result<CalibrationCurve, Undefined> calibrationCurve(const ThresholdSweep& sweep,
                                                     const ClassifierSettings& settings)
{
    const auto edges = calibrationEdges(sweep, settings);
    if (!edges)
        return edges.error();
    CalibrationCurve curve;
    curve.closed = settings.closed;
    std::size_t bin = settings.bins;  // none yet
    std::size_t next = 0;
    // Sums until the bin is complete, then means.
    Total<double> predicted;
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, settings.outside);
        while (next + 1 < settings.bins && isBeyond(p, (*edges)[next + 1], settings.closed))
            ++next;
        if (next != bin) {
            bin = next;
            predicted = {};
            curve.bins.push_back({.lower = (*edges)[bin], .upper = (*edges)[bin + 1]});
        }
        CalibrationBin& current = curve.bins.back();
        current.samples += group.samples;
        current.weight += group.weight();
        predicted += group.weight() * p;
        current.meanPredicted = predicted.value();
        current.fractionPositive += group.positives;
    });
    const double total = sweep.positives() + sweep.negatives();
    for (CalibrationBin& complete : curve.bins) {
        complete.meanPredicted /= complete.weight;
        complete.fractionPositive /= complete.weight;
        const double gap = std::abs(complete.gap());
        curve.ece += complete.weight / total * gap;
        curve.mce = std::max(curve.mce, gap);
    }
    return curve;
}

}  // namespace core
