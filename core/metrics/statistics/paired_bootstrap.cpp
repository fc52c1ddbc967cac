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

/// @param spread of the differences
/// @param meanOf the mean of as many differences, drawn by their index
template <class MeanOf>
Result<PairedBootstrap, Untested> bootstrapOf(const Result<PairedT, Untested>& spread,
                                              std::span<const double> differences, double alpha,
                                              const RandomRounds& rounds, const Threads& threads,
                                              const std::stop_token& stop, const MeanOf& meanOf)
{
    assert(rounds.count >= 1 && alpha > 0 && alpha < 1);
    if (!spread)
        return spread.error();
    const BoundedDraw draw(static_cast<std::uint32_t>(differences.size()));
    std::vector<double> means = drawRounds(rounds, threads, stop, [&](MersenneTwister& random) {
        return std::array{meanOf([&] { return draw(random); })};
    });
    std::ranges::sort(means);
    double largest = 0;
    for (const double difference : differences)
        largest = std::max(largest, std::abs(difference));
    constexpr double rounding = 1e-12;
    const double distance = std::abs(spread->mean) - rounding * largest;
    const auto far = std::ranges::count_if(
        means, [&](double drawn) { return std::abs(drawn - spread->mean) >= distance; });
    return PairedBootstrap{{quantile(alpha / 2, means), quantile(1 - alpha / 2, means)},
                           static_cast<double>(far + 1) / static_cast<double>(means.size() + 1)};
}

}  // namespace

Result<PairedBootstrap, Untested> pairedBootstrap(std::span<const double> differences, double alpha,
                                                  const RandomRounds& rounds,
                                                  const Threads& threads,
                                                  const std::stop_token& stop)
{
    return bootstrapOf(pairedT(differences), differences, alpha, rounds, threads, stop,
                       [differences](const auto& drawn) {
                           double sum = 0;
                           for (std::size_t i = 0; i < differences.size(); ++i)
                               sum += differences[drawn()];
                           return sum / static_cast<double>(differences.size());
                       });
}

Result<PairedBootstrap, Untested> weightedBootstrap(std::span<const double> differences,
                                                    std::span<const double> weights, double alpha,
                                                    const RandomRounds& rounds,
                                                    const Threads& threads,
                                                    const std::stop_token& stop)
{
    assert(weights.size() == differences.size());
    return bootstrapOf(weightedT(differences, weights), differences, alpha, rounds, threads, stop,
                       [differences, weights](const auto& drawn) {
                           double sum = 0;
                           double weight = 0;
                           for (std::size_t i = 0; i < differences.size(); ++i) {
                               const std::size_t one = drawn();
                               sum += weights[one] * differences[one];
                               weight += weights[one];
                           }
                           return sum / weight;
                       });
}

}  // namespace core
