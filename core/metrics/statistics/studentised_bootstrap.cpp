// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/studentised_bootstrap.h"

#include "core/foundation/bounded_draw.h"
#include "core/metrics/statistics/paired_t.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace core {

namespace {

constexpr double bootstrapRounding = 1e-12;

/// Number of rounds summed at once, to use vector instructions.
constexpr std::size_t roundsAtOnce = 8;
using OfRounds = std::array<double, roundsAtOnce>;
static_assert(blockOfRounds % roundsAtOnce == 0);

/// |t| of a round, with its |mean|.
using DrawnT = std::pair<double, double>;

/// One sample's differences with the results of the rounds so far.
class ShiftedSample {
public:
    /// @param rank rank, by |t|, of the round that gives `needed`
    ShiftedSample(const std::vector<double>& differences, const PairedT& spread, std::size_t rank)
        : m_distance(std::abs(spread.t) * (1 - bootstrapRounding))
        , m_rank(rank)
    {
        m_shifted.reserve(differences.size());
        for (const double difference : differences) {
            m_shifted.push_back(difference - spread.mean);
            m_largest = std::max(m_largest, std::abs(m_shifted.back()));
        }
    }

    /// @param counts by query: the number of times each round drew it
    void draw(const std::vector<OfRounds>& counts, std::size_t rounds)
    {
        OfRounds sums{};
        OfRounds squares{};
        for (std::size_t i = 0; i < m_shifted.size(); ++i) {
            const double difference = m_shifted[i];
            const double square = difference * difference;
            for (std::size_t round = 0; round < roundsAtOnce; ++round) {
                sums[round] += counts[i][round] * difference;
                squares[round] += counts[i][round] * square;
            }
        }
        for (std::size_t round = 0; round < rounds; ++round)
            add(sums[round], squares[round]);
    }

    StudentisedBootstrap told(std::size_t rounds) const
    {
        return {static_cast<double>(m_far + 1) / static_cast<double>(rounds + 1),
                m_largestT.top().second};
    }

private:
    void add(double sum, double squares)
    {
        const DrawnT drawn = drawnT(sum, squares);
        m_far += drawn.first >= m_distance ? 1 : 0;
        if (m_largestT.size() == m_rank && drawn <= m_largestT.top())
            return;
        if (m_largestT.size() == m_rank)
            m_largestT.pop();
        m_largestT.push(drawn);
    }

    DrawnT drawnT(double sum, double squares) const
    {
        const auto count = static_cast<double>(m_shifted.size());
        const double mean = std::abs(sum / count);
        if (mean <= bootstrapRounding * m_largest)
            return {0, mean};
        const double variance = squares / count - mean * mean;  // with divisor n
        if (variance <= bootstrapRounding * squares / count)
            return {std::numeric_limits<double>::infinity(), mean};
        return {mean * std::sqrt((count - 1) / variance), mean};
    }

    std::vector<double> m_shifted;
    double m_largest = 0;  // of the shifted differences
    double m_distance;
    std::size_t m_rank;
    std::size_t m_far = 0;
    std::priority_queue<DrawnT, std::vector<DrawnT>, std::greater<>> m_largestT;
};

}  // namespace

std::vector<Result<StudentisedBootstrap, Untested>>
studentisedBootstrap(std::span<const std::vector<double>> samples, double alpha,
                     const RandomRounds& rounds, const std::stop_token& stop)
{
    assert(rounds.count >= 1 && alpha > 0 && alpha < 1);
    // 0.05 × 1000 must be 50, despite rounding.
    const auto rank = static_cast<std::size_t>(alpha * static_cast<double>(rounds.count) *
                                               (1 + bootstrapRounding));
    std::vector<Result<StudentisedBootstrap, Untested>> results;
    std::vector<ShiftedSample> shifted;
    for (const std::vector<double>& differences : samples) {
        const auto spread = pairedT(differences);
        if (spread) {
            results.emplace_back(StudentisedBootstrap());
            shifted.emplace_back(differences, *spread, std::max<std::size_t>(rank, 1));
        } else {
            results.emplace_back(spread.error());
        }
    }
    if (shifted.empty())
        return results;
    const std::size_t queries = samples.front().size();
    const BoundedDraw draw(static_cast<std::uint32_t>(queries));
    std::vector<OfRounds> counts(queries);
    for (std::size_t block = 0; block * blockOfRounds < rounds.count; ++block) {
        MersenneTwister random = sequenceOf(rounds, block);
        const std::size_t end = std::min(rounds.count, (block + 1) * blockOfRounds);
        for (std::size_t first = block * blockOfRounds; first < end; first += roundsAtOnce) {
            if (stop.stop_requested())
                return results;
            const std::size_t drawn = std::min(roundsAtOnce, end - first);
            std::fill(counts.begin(), counts.end(), OfRounds{});
            for (std::size_t round = 0; round < drawn; ++round)
                for (std::size_t i = 0; i < queries; ++i)
                    ++counts[draw(random)][round];
            for (ShiftedSample& sample : shifted)
                sample.draw(counts, drawn);
        }
    }
    auto told = shifted.begin();
    for (auto& result : results)
        if (result)
            result = (told++)->told(rounds.count);
    return results;
}

}  // namespace core
