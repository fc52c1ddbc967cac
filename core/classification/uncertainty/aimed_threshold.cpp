// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/aimed_threshold.h"

#include "core/classification/uncertainty/redrawn_classes.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace core {
namespace {

/// The outcomes of the rounds, one element per round.
struct AimedRounds {
    std::vector<double> thresholds;
    std::array<std::vector<double>, aimedRates.size()> rates;  ///< NaN where undefined
};

/// @param choose called with the counts at every point of a round; returns a point
template <class Choose>
AimedRounds redrawnAims(const Choose& choose, const SweptSamples& of, const BootstrapRules& rules,
                        const Threads& threads, const std::stop_token& stop)
{
    AimedRounds rounds;
    rounds.thresholds.resize(rules.rounds);
    for (std::vector<double>& rate : rounds.rates)
        rate.resize(rules.rounds);
    forEachRedraw(of, rules, threads, stop,
                  [&](std::size_t round, const auto& positives, const auto& negatives) {
                      const auto countsAt = [&](std::size_t point) {
                          return redrawnCounts(positives, negatives, point);
                      };
                      const std::size_t point = choose(countsAt);
                      rounds.thresholds[round] = of.sweep.threshold(point);
                      for (std::size_t i = 0; i < aimedRates.size(); ++i)
                          rounds.rates[i][round] =
                              thresholdMetricOf(aimedRates[i], countsAt(point))
                                  .valueOr(std::numeric_limits<double>::quiet_NaN());
                  });
    return rounds;
}

/// The smallest of the numbers that at least a share of them does not exceed.
double reachedNumber(double share, const std::vector<double>& sorted)
{
    const double place = std::ceil(share * static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(std::max(place, 1.0)) - 1];
}

Interval chosenEnds(std::vector<double> thresholds)
{
    std::sort(thresholds.begin(), thresholds.end());
    return {reachedNumber((1 - confidence) / 2, thresholds),
            reachedNumber((1 + confidence) / 2, thresholds)};
}

Estimate aimedRate(const Value& value, std::vector<double> rounds)
{
    std::erase_if(rounds, [](double rate) { return std::isnan(rate); });
    if (!value || rounds.empty())
        return {value, value ? Undefined::NonePredictedPositive : value.reason()};
    return {value, percentileInterval(std::move(rounds))};
}

/// @param point the chosen one
template <class Choose>
AimedThreshold chosenThreshold(std::size_t point, const Choose& choose, const SweptSamples& of,
                               const BootstrapRules& rules, const Threads& threads,
                               const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    AimedRounds rounds = redrawnAims(choose, of, rules, threads, stop);
    AimedThreshold result;
    result.threshold = {of.sweep.threshold(point), chosenEnds(std::move(rounds.thresholds))};
    const ConfusionMatrix counts = of.sweep.counts(point);
    for (std::size_t i = 0; i < aimedRates.size(); ++i)
        result.rates[i] =
            aimedRate(thresholdMetricOf(aimedRates[i], counts), std::move(rounds.rates[i]));
    return result;
}

AimedThreshold withoutThreshold(Undefined reason)
{
    AimedThreshold result;
    result.threshold = reason;
    result.rates.fill(reason);
    return result;
}

}  // namespace

AimedThreshold aimedThreshold(const ThresholdAim& aim, const SweptSamples& of,
                              const BootstrapRules& rules, const Threads& threads,
                              const std::stop_token& stop)
{
    const OperatingPoint best = bestPointFor(aim, of.sweep);
    if (!best.value)
        return withoutThreshold(best.value.reason());
    const auto choose = [&](const auto& countsAt) {
        return bestPointFor(aim, of.sweep.size(), countsAt).point;
    };
    return chosenThreshold(best.point, choose, of, rules, threads, stop);
}

AimedThreshold fixedThreshold(double threshold, const SweptSamples& of, const BootstrapRules& rules,
                              const Threads& threads, const std::stop_token& stop)
{
    if (const auto reason = of.sweep.missingClass())
        return withoutThreshold(*reason);
    const std::size_t point = of.sweep.pointAt(threshold);
    const auto choose = [point](const auto&) { return point; };
    AimedThreshold result = chosenThreshold(point, choose, of, rules, threads, stop);
    result.threshold = {threshold, Interval{threshold, threshold}};
    return result;
}

}  // namespace core
