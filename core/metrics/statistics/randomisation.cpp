// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/randomisation.h"

#include "core/foundation/total.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <vector>

namespace core {

namespace {

/// The sums for all sign patterns, ascending.
std::vector<double> allSums(std::span<const double> differences)
{
    std::vector<double> sums{0.0};
    for (const double difference : differences) {
        const std::size_t before = sums.size();
        for (std::size_t i = 0; i < before; ++i) {
            sums.push_back(sums[i] - difference);
            sums[i] += difference;
        }
    }
    std::sort(sums.begin(), sums.end());
    return sums;
}

/// The share of all sign patterns whose sum is at least `distance` from 0: each pattern of one half
/// is combined with those of the other half that reach the distance.
double exactShare(std::span<const double> differences, double distance)
{
    const auto left = allSums(differences.first(differences.size() / 2));
    const auto right = allSums(differences.subspan(differences.size() / 2));
    std::ptrdiff_t far = 0;
    for (const double sum : left) {
        far += right.end() - std::lower_bound(right.begin(), right.end(), distance - sum);
        far += std::upper_bound(right.begin(), right.end(), -distance - sum) - right.begin();
    }
    return static_cast<double>(far) /
           (static_cast<double>(left.size()) * static_cast<double>(right.size()));
}

/// Sums with random signs: several rounds in parallel, without branches. Each adds in the order of
/// the differences.
class RandomSums {
public:
    static constexpr std::size_t together = 8;

    explicit RandomSums(std::span<const double> differences)
        : m_differences(differences)
    {}

    std::array<double, together> operator()(MersenneTwister& random) const
    {
        const std::vector<std::uint32_t> coins = draw(random);
        std::array<double, together> sums{};
        for (std::size_t word = 0; word < words(); ++word) {
            std::array<std::uint64_t, together> turned{};  // lowest bit: the sign of the next
                                                           // difference
            for (std::size_t round = 0; round < together; ++round)
                turned[round] = ~std::uint64_t{coins[word * together + round]};
            const std::size_t end = std::min(m_differences.size(), (word + 1) * coinsOfWord);
            for (std::size_t i = word * coinsOfWord; i < end; ++i) {
                const auto bits = std::bit_cast<std::uint64_t>(m_differences[i]);
                for (std::size_t round = 0; round < together; ++round) {
                    sums[round] += std::bit_cast<double>(bits ^ (turned[round] << 63));
                    turned[round] >>= 1;
                }
            }
        }
        return sums;
    }

private:
    static constexpr std::size_t coinsOfWord = 32;

    std::size_t words() const { return (m_differences.size() + coinsOfWord - 1) / coinsOfWord; }

    /// Draws the random bits round by round; bits for the same differences are adjacent.
    std::vector<std::uint32_t> draw(MersenneTwister& random) const
    {
        std::vector<std::uint32_t> coins(words() * together);
        for (std::size_t round = 0; round < together; ++round)
            for (std::size_t word = 0; word < words(); ++word)
                coins[word * together + round] = random();
        return coins;
    }

    std::span<const double> m_differences;
};

}  // namespace

Randomisation randomisationTest(std::span<const double> differences, const RandomRounds& rounds,
                                const Threads& threads, const std::stop_token& stop)
{
    assert(rounds.count >= 1);
    std::vector<double> changing;
    std::copy_if(differences.begin(), differences.end(), std::back_inserter(changing),
                 [](double difference) { return difference != 0; });
    Total<double> sum;
    Total<double> sizes;
    for (const double difference : changing) {
        sum += difference;
        sizes += std::abs(difference);
    }
    constexpr double rounding = 1e-12;
    const double distance = std::abs(sum.value()) - rounding * sizes.value();
    if (distance <= 0)
        return {};
    if (changing.size() <= exactRandomisation)
        return {exactShare(changing, distance), 0};
    const auto sums = drawRounds(rounds, threads, stop, RandomSums(changing));
    const auto far = std::count_if(
        sums.begin(), sums.end(), [distance](double drawn) { return std::abs(drawn) >= distance; });
    return {static_cast<double>(far + 1) / static_cast<double>(rounds.count + 1), rounds.count};
}

}  // namespace core
