// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/mersenne_twister.h"
#include "core/foundation/threads.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace core {

struct RandomRounds {
    std::size_t count = 10000;  ///< at least 1
    std::uint32_t seed = 1;

    bool operator==(const RandomRounds&) const = default;
};

/// The number of rounds in a block, which share one random sequence: seeding costs as much as
/// several hundred draws.
inline constexpr std::size_t blockOfRounds = 256;

/// A block's random sequence: that of a std::mt19937 seeded with std::seed_seq{seed, block}. It
/// does not depend on the thread.
inline MersenneTwister sequenceOf(const RandomRounds& rounds, std::size_t block)
{
    std::seed_seq seeds{rounds.seed, static_cast<std::uint32_t>(block)};
    return MersenneTwister(seeds);
}

/// The outcome of every round, with each block drawn from its sequenceOf(). The same for any number
/// of threads and on every machine.
/// @param draw called with a MersenneTwister, concurrently from several threads. Returns the
/// outcomes of one or more consecutive rounds as a std::array, drawn in the order of the rounds.
/// @param stop ends the rounds early; discard the result in that case
template <class Draw>
std::vector<double> drawRounds(const RandomRounds& rounds, const Threads& threads,
                               const std::stop_token& stop, const Draw& draw)
{
    std::vector<double> outcomes(rounds.count);
    threads.run((rounds.count + blockOfRounds - 1) / blockOfRounds, [&](std::size_t block) {
        if (stop.stop_requested())
            return;
        MersenneTwister random = sequenceOf(rounds, block);
        const std::size_t end = std::min(rounds.count, (block + 1) * blockOfRounds);
        // With many queries a block takes tens of milliseconds: too long to wait after a stop
        // request.
        for (std::size_t round = block * blockOfRounds; round < end && !stop.stop_requested();) {
            const auto drawn = draw(random);
            for (std::size_t i = 0; i < drawn.size() && round < end; ++i)
                outcomes[round++] = drawn[i];
        }
    });
    return outcomes;
}

}  // namespace core
