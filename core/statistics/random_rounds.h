#pragma once

#include "core/threads.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <stop_token>
#include <vector>

namespace core {

struct RandomRounds {
    std::size_t count = 10000;  ///< at least 1
    std::uint32_t seed = 1;

    bool operator==(const RandomRounds&) const = default;
};

/// The outcome of every round. The rounds are drawn in blocks, each from a sequence of its own, so
/// that it does not matter which thread draws them: the same for any number of threads.
/// @param draw called with a std::mt19937 once per round, at once from several threads
/// @param stop ends the rounds early: what is returned then is to be thrown away
template <class Draw>
std::vector<double> drawRounds(const RandomRounds& rounds, const Threads& threads,
                               const std::stop_token& stop, const Draw& draw)
{
    constexpr std::size_t blockSize = 256;  // seeding costs as much as some hundred draws
    std::vector<double> outcomes(rounds.count);
    threads.run((rounds.count + blockSize - 1) / blockSize, [&](std::size_t block) {
        if (stop.stop_requested())
            return;
        std::seed_seq seeds{rounds.seed, static_cast<std::uint32_t>(block)};
        std::mt19937 random(seeds);
        const std::size_t end = std::min(rounds.count, (block + 1) * blockSize);
        // With many queries a block takes tens of milliseconds, and whoever stops it waits.
        for (std::size_t round = block * blockSize; round < end && !stop.stop_requested(); ++round)
            outcomes[round] = draw(random);
    });
    return outcomes;
}

}  // namespace core
