#include "core/statistics/randomisation.h"

#include "core/total.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <vector>

namespace core {

namespace {

/// The sum under every sign pattern, ascending.
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

/// The share of all sign patterns whose sum is at least `distance` from 0: every half pattern
/// meets the other halves that take it so far.
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

/// The sum with signs as the coin falls.
class RandomSum {
public:
    explicit RandomSum(std::span<const double> differences)
        : m_differences(differences)
    {}
    double operator()(std::mt19937& random) const
    {
        double sum = 0;
        std::uint32_t coins = 0;
        for (std::size_t i = 0; i < m_differences.size(); ++i) {
            coins = i % 32 == 0 ? static_cast<std::uint32_t>(random()) : coins >> 1;
            sum += (coins & 1u) != 0 ? m_differences[i] : -m_differences[i];
        }
        return sum;
    }

private:
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
    const auto sums = drawRounds(rounds, threads, stop, RandomSum(changing));
    const auto far = std::count_if(
        sums.begin(), sums.end(), [distance](double drawn) { return std::abs(drawn) >= distance; });
    return {static_cast<double>(far + 1) / static_cast<double>(rounds.count + 1), rounds.count};
}

}  // namespace core
