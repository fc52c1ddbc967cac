// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/smooth_calibration.h"

#include "core/classification/calibration/logistic.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/calibration/recalibration.h"
#include "core/metrics/ranking_order/first_where.h"
#include "core/metrics/statistics/quantile.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

namespace core {

namespace {

using Terms = CalibrationSpline::Terms;
constexpr std::size_t mostTerms = CalibrationSpline::mostKnots;

constexpr std::size_t mostSplineSteps = 100;
constexpr double lastSplineGain = 1e-15;  ///< of the log likelihood, per sample, by the last step

double product(const Terms& a, const Terms& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < mostTerms; ++i)
        sum += a[i] * b[i];
    return sum;
}

/// The loss of coefficients with its first and second derivatives.
struct SplineLoss {
    double loss = 0;
    Terms first = {};
    std::array<Terms, mostTerms> second = {};  // the lower triangle

    void add(const Terms& terms, const Terms& coefficients, double positives, double weight)
    {
        const double logOdds = product(terms, coefficients);
        const Logistic at(logOdds);
        loss += weight * std::log1p(at.tail) + ((logOdds >= 0 ? weight : 0) - positives) * logOdds;
        const double error = weight * at.probability - positives;
        const double curvature = weight * at.curvature();
        for (std::size_t i = 0; i < mostTerms; ++i) {
            first[i] += error * terms[i];
            for (std::size_t j = 0; j <= i; ++j)
                second[i][j] += curvature * terms[i] * terms[j];
        }
    }
};

/// The step to the minimum of the parabola, by Cholesky; nothing if the parabola is flat.
std::optional<Terms> newtonStep(const SplineLoss& at, std::size_t size)
{
    constexpr double flat = 1e-13;  // of the term's own curvature
    std::array<Terms, mostTerms> root = at.second;
    Terms step = {};
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            for (std::size_t k = 0; k < j; ++k)
                root[i][j] -= root[i][k] * root[j][k];
            if (j < i)
                root[i][j] /= root[j][j];
        }
        if (!(root[i][i] > flat * at.second[i][i]))
            return std::nullopt;
        root[i][i] = std::sqrt(root[i][i]);
        step[i] = -at.first[i];
        for (std::size_t k = 0; k < i; ++k)
            step[i] -= root[i][k] * step[k];
        step[i] /= root[i][i];
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k)
            step[i] -= root[k][i] * step[k];
        step[i] /= root[i][i];
    }
    return step;
}

/// The knots of a spline, ascending; empty if two coincide.
/// @param count 3 to 5, or 2 for the lowest and the highest probability
/// @param probabilityAt of a rank from 0, ascending
template <class ProbabilityAt>
std::vector<double> knotsOf(std::size_t count, std::size_t samples, ProbabilityAt probabilityAt)
{
    constexpr std::size_t fewSamples = 100;
    constexpr std::size_t outerRank = 4;
    const double outer = count > 3 ? 0.05 : count == 3 ? 0.1 : 0;
    std::vector<double> knots;
    for (std::size_t i = 0; i < count; ++i)
        knots.push_back(quantile(
            std::lerp(outer, 1 - outer, static_cast<double>(i) / static_cast<double>(count - 1)),
            samples, probabilityAt));
    if (count > 3 && samples < fewSamples && samples > outerRank) {
        knots.front() = probabilityAt(outerRank);
        knots.back() = probabilityAt(samples - 1 - outerRank);
    }
    const bool ascends = std::ranges::adjacent_find(knots, std::greater_equal<>()) == knots.end();
    return ascends ? knots : std::vector<double>();
}

/// The quantile of errors.
/// @param sorted each error with the weight up to it, ascending
double errorQuantile(double share, const std::vector<std::pair<double, double>>& sorted,
                     bool isCounted)
{
    const auto reaching = [&](double weight) {
        const auto found = std::ranges::lower_bound(sorted, weight, std::less<>(),
                                                    &std::pair<double, double>::second);
        return found == sorted.end() ? sorted.back().first : found->first;
    };
    const double total = sorted.back().second;
    if (!isCounted)
        return reaching(share * total);
    return quantile(share, static_cast<std::size_t>(total),
                    [&](std::size_t place) { return reaching(static_cast<double>(place + 1)); });
}

}  // namespace

CalibrationSpline::CalibrationSpline(std::vector<double> knots)
    : m_knots(std::move(knots))
    , m_first(m_knots.front())
    , m_width(m_knots.back() - m_knots.front())
{
    assert(m_knots.size() >= 2 && m_knots.size() <= mostKnots);
    for (double& knot : m_knots)
        knot = (knot - m_first) / m_width;
}

Terms CalibrationSpline::termsAt(double probability) const
{
    const double x = (probability - m_first) / m_width;
    const auto cube = [x](double knot) {
        const double over = std::max(x - knot, 0.0);
        return over * over * over;
    };
    Terms terms{1, x};
    const double beforeLast = m_knots[m_knots.size() - 2];
    for (std::size_t i = 2; i < m_knots.size(); ++i) {
        const double knot = m_knots[i - 2];
        terms[i] = cube(knot) - cube(beforeLast) * (1 - knot) / (1 - beforeLast) +
                   cube(1) * (beforeLast - knot) / (1 - beforeLast);
    }
    return terms;
}

double CalibrationSpline::observedAt(double probability) const
{
    return Logistic(product(termsAt(probability), coefficients)).probability;
}

SmoothedRows::SmoothedRows(const ThresholdSweep& sweep, Outside outside,
                           const CalibrationSpline& spline, std::size_t most)
{
    const std::size_t points = sweep.size() - 1;
    const std::size_t rows = std::min(points, most);
    m_rows.reserve(rows);
    std::size_t point = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t last = points * (row + 1) / rows;
        const std::size_t count = last - point;
        double sum = 0;
        while (point < last)
            sum += probabilityOf(sweep, sweep.threshold(++point), outside);
        const double probability = sum / static_cast<double>(count);
        m_rows.push_back({probability, spline.termsAt(probability), last});
    }
}

bool SmoothedRows::fit(CalibrationSpline& spline, const Accepted& positives,
                       const Accepted& negatives) const
{
    std::vector<std::pair<double, double>> counts;  // positives and all
    counts.reserve(m_rows.size());
    double tp = 0;
    double accepted = 0;
    for (const Row& row : m_rows) {
        const double nowTp = positives(row.lastPoint);
        const double now = nowTp + negatives(row.lastPoint);
        counts.emplace_back(nowTp - tp, now - accepted);
        tp = nowTp;
        accepted = now;
    }
    const auto around = [&](const Terms& coefficients) {
        SplineLoss sum;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (counts[i].second > 0)
                sum.add(m_rows[i].terms, coefficients, counts[i].first, counts[i].second);
        return sum;
    };
    SplineLoss here = around(spline.coefficients);
    for (std::size_t i = 0; i < mostSplineSteps; ++i) {
        const auto step = newtonStep(here, spline.size());
        if (!step)
            return false;
        const double gain = -product(here.first, *step);
        double length = 1;
        const auto reached = [&] {
            Terms there = spline.coefficients;
            for (std::size_t term = 0; term < mostTerms; ++term)
                there[term] += length * (*step)[term];
            return there;
        };
        // Close to the minimum, the full step is right, but the loss is too flat to show it.
        if (gain < lastSplineGain * accepted) {
            spline.coefficients = reached();
            return true;
        }
        SplineLoss there = around(reached());
        while (!(there.loss <= here.loss)) {
            length /= 2;
            if (length < lastSplineGain)
                return gain < 1e-9 * accepted;
            there = around(reached());
        }
        spline.coefficients = reached();
        here = there;
    }
    return false;
}

SmoothErrors SmoothedRows::errors(const CalibrationSpline& spline, const Accepted& positives,
                                  const Accepted& negatives, bool isCounted) const
{
    std::vector<std::pair<double, double>> errors;  // each with its weight
    double accepted = 0;
    double sum = 0;
    for (const Row& row : m_rows) {
        const double now = positives(row.lastPoint) + negatives(row.lastPoint);
        const double weight = now - accepted;
        accepted = now;
        if (!(weight > 0))
            continue;
        const double observed = Logistic(product(row.terms, spline.coefficients)).probability;
        errors.emplace_back(std::abs(row.probability - observed), weight);
        sum += weight * errors.back().first;
    }
    std::ranges::sort(errors);
    double before = 0;
    for (auto& [error, weight] : errors)
        weight = before += weight;
    return {sum / accepted, errorQuantile(0.5, errors, isCounted),
            errorQuantile(0.9, errors, isCounted)};
}

Result<SmoothCalibration, Undefined> smoothCalibration(const ThresholdSweep& sweep,
                                                       const ClassifierSettings& settings)
{
    if (const Value slope = recalibration(sweep, settings).slope.value; !slope)
        return slope.reason();
    const std::size_t samples = sweep.samples();
    const auto probabilityAt = [&](std::size_t rank) {
        const std::size_t point = firstWhere(1, sweep.size(), [&](std::size_t at) {
            return sweep.acceptedPositives(at) + std::size_t{sweep.acceptedNegatives(at)} >=
                   samples - rank;
        });
        return probabilityOf(sweep, sweep.threshold(point), settings.outside);
    };
    const auto positives = [&](std::size_t point) { return sweep.truePositives(point); };
    const auto negatives = [&](std::size_t point) { return sweep.falsePositives(point); };
    for (std::size_t count = CalibrationSpline::mostKnots; count >= 2; --count) {
        auto knots = knotsOf(count, samples, probabilityAt);
        if (knots.empty())
            continue;
        CalibrationSpline spline(std::move(knots));
        spline.coefficients[0] = std::log(sweep.positives() / sweep.negatives());
        const SmoothedRows rows(sweep, settings.outside, spline, sweep.size());
        if (rows.fit(spline, positives, negatives)) {
            const SmoothErrors errors =
                rows.errors(spline, positives, negatives, !sweep.isWeighted());
            return SmoothCalibration{spline, probabilityAt(0), probabilityAt(samples - 1), errors};
        }
    }
    return Undefined::Separated;
}

}  // namespace core
