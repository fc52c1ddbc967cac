// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_bootstrap.h"

#include "core/foundation/bounded_draw.h"
#include "core/metrics/statistics/quantile.h"
#include "core/metrics/statistics/weighted_t.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace core {

namespace {

/// @param means of the rounds
/// @param mean of the differences
PairedBootstrap bootstrapOf(std::vector<double> means, double mean,
                            std::span<const double> differences, double alpha)
{
    std::ranges::sort(means);
    double largest = 0;
    for (const double difference : differences)
        largest = std::max(largest, std::abs(difference));
    constexpr double rounding = 1e-12;
    const double distance = std::abs(mean) - rounding * largest;
    const auto far = std::ranges::count_if(
        means, [&](double drawn) { return std::abs(drawn - mean) >= distance; });
    return PairedBootstrap{{quantile(alpha / 2, means), quantile(1 - alpha / 2, means)},
                           static_cast<double>(far + 1) / static_cast<double>(means.size() + 1)};
}

}  // namespace

Result<PairedBootstrap, Untested> pairedBootstrap(std::span<const double> differences, double alpha,
                                                  const RandomRounds& rounds,
                                                  const Threads& threads,
                                                  const std::stop_token& stop)
{
    assert(rounds.count >= 1 && alpha > 0 && alpha < 1);
    const auto spread = pairedT(differences);
    if (!spread)
        return spread.error();
    const std::size_t size = differences.size();
    const BoundedDraw draw(static_cast<std::uint32_t>(size));
    std::vector<double> means = drawRounds(rounds, threads, stop, [&](MersenneTwister& random) {
        double sum = 0;
        for (std::size_t i = 0; i < size; ++i)
            sum += differences[draw(random)];
        return std::array{sum / static_cast<double>(size)};
    });
    return bootstrapOf(std::move(means), spread->mean, differences, alpha);
}

Result<PairedBootstrap, Untested> weightedBootstrap(std::span<const double> differences,
                                                    std::span<const double> weights, double alpha,
                                                    const RandomRounds& rounds,
                                                    const Threads& threads,
                                                    const std::stop_token& stop)
{
    assert(rounds.count >= 1 && alpha > 0 && alpha < 1 && weights.size() == differences.size());
    const auto spread = weightedT(differences, weights);
    if (!spread)
        return spread.error();
    const std::size_t size = differences.size();
    const BoundedDraw draw(static_cast<std::uint32_t>(size));
    std::vector<double> means = drawRounds(rounds, threads, stop, [&](MersenneTwister& random) {
        double sum = 0;
        double weight = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t drawn = draw(random);
            sum += weights[drawn] * differences[drawn];
            weight += weights[drawn];
        }
        return std::array{sum / weight};
    });
    return bootstrapOf(std::move(means), spread->mean, differences, alpha);
}

}  // namespace core
