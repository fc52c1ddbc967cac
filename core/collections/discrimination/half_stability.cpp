// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/discrimination/half_stability.h"

#include "core/foundation/bounded_draw.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <numeric>
#include <utility>

namespace core {

namespace {

/// Decisions on a pair of runs under a measure.
struct Decisions {
    std::uint64_t forA = 0;
    std::uint64_t forB = 0;
    std::uint64_t ties = 0;

    Decisions& operator+=(const Decisions& more)
    {
        forA += more.forA;
        forB += more.forB;
        ties += more.ties;
        return *this;
    }
};

class Halves {
public:
    Halves(const CommonValues& values, double fuzziness)
        : m_values(values)
        , m_fuzziness(fuzziness)
        , m_queries(values.queries)
        , m_decisions(values.measures * values.runs * (values.runs - 1) / 2)
        , m_sums(values.runs)
    {
        for (std::size_t i = 0; i < values.queries; ++i)
            m_draws.emplace_back(static_cast<std::uint32_t>(values.queries - i));
    }

    void draw(MersenneTwister& random)
    {
        const std::size_t half = m_queries.size() / 2;
        std::iota(m_queries.begin(), m_queries.end(), std::size_t{0});
        for (std::size_t i = 0; i < half; ++i)
            std::swap(m_queries[i], m_queries[i + m_draws[i](random)]);
        auto decisions = m_decisions.begin();
        for (std::size_t measure = 0; measure < m_values.measures; ++measure) {
            for (std::size_t run = 0; run < m_values.runs; ++run) {
                const auto ofRun = m_values.of(measure, run);
                m_sums[run] = 0;
                for (std::size_t i = 0; i < half; ++i)
                    m_sums[run] += ofRun[m_queries[i]];
            }
            for (std::size_t a = 0; a < m_values.runs; ++a)
                for (std::size_t b = a + 1; b < m_values.runs; ++b)
                    decide(m_sums[a], m_sums[b], *decisions++);
        }
    }

    const std::vector<Decisions>& decisions() const { return m_decisions; }

private:
    void decide(double a, double b, Decisions& decisions) const
    {
        constexpr double rounding = 1e-12;
        const double larger = std::max(std::abs(a), std::abs(b));
        const double difference = std::abs(a - b);
        if (difference < m_fuzziness * larger || difference <= rounding * larger)
            ++decisions.ties;
        else
            ++(a > b ? decisions.forA : decisions.forB);
    }

    const CommonValues& m_values;
    double m_fuzziness;
    std::vector<BoundedDraw> m_draws;
    std::vector<std::size_t> m_queries;  // the half first
    std::vector<Decisions> m_decisions;  // by measure, then pair
    std::vector<double> m_sums;          // by run
};

HalfStability stabilityOf(std::span<const Decisions> pairs)
{
    std::uint64_t minority = 0;
    std::uint64_t ties = 0;
    std::uint64_t all = 0;
    for (const Decisions& pair : pairs) {
        minority += std::min(pair.forA, pair.forB);
        ties += pair.ties;
        all += pair.forA + pair.forB + pair.ties;
    }
    const auto share = [all](std::uint64_t count) {
        return static_cast<double>(count) / static_cast<double>(all);
    };
    return {share(minority), share(ties)};
}

}  // namespace

std::vector<std::optional<HalfStability>>
halfStability(const CommonValues& values, double fuzziness, const RandomRounds& rounds,
              const Threads& threads, const std::stop_token& stop)
{
    std::vector<std::optional<HalfStability>> stability(values.measures);
    if (values.queries < 2 || values.runs < 2)
        return stability;
    std::vector<Decisions> all;
    std::mutex guard;
    threads.run((rounds.count + blockOfRounds - 1) / blockOfRounds, [&](std::size_t block) {
        if (stop.stop_requested())
            return;
        Halves halves(values, fuzziness);
        MersenneTwister random = sequenceOf(rounds, block);
        const std::size_t end = std::min(rounds.count, (block + 1) * blockOfRounds);
        for (std::size_t round = block * blockOfRounds; round < end; ++round) {
            if (stop.stop_requested())
                return;
            halves.draw(random);
        }
        const std::lock_guard lock(guard);
        all.resize(halves.decisions().size());
        std::transform(all.begin(), all.end(), halves.decisions().begin(), all.begin(),
                       [](Decisions sum, const Decisions& more) { return sum += more; });
    });
    if (stop.stop_requested())
        return stability;
    const std::size_t pairs = all.size() / values.measures;
    for (std::size_t measure = 0; measure < values.measures; ++measure)
        stability[measure] = stabilityOf(std::span(all).subspan(measure * pairs, pairs));
    return stability;
}

}  // namespace core
