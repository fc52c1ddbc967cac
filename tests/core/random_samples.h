// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

/// Labels and scores by chance, for what must hold for any of them.
struct RandomSamples {
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<double> weights;

    core::ScoredLabels view() const { return {scores, labels, 1, true, weights}; }
};

/// @param distinct about how many scores there are: fewer than `size` make ties
inline RandomSamples randomSamples(std::mt19937& random, std::size_t size, int distinct,
                                   double positiveRate)
{
    RandomSamples samples;
    std::bernoulli_distribution isPositive(positiveRate);
    std::uniform_int_distribution<int> step(0, distinct);
    for (std::size_t i = 0; i < size; ++i) {
        const bool positive = isPositive(random);
        samples.labels.push_back(positive ? 1 : 0);
        samples.scores.push_back((step(random) + (positive ? distinct / 4 : 0)) / 8.0 - 1);
    }
    return samples;
}

/// Scores from 0 to 1, some of them exactly 0 and 1, and ties.
inline RandomSamples randomProbabilities(std::mt19937& random, std::size_t size,
                                         bool weighted = false)
{
    RandomSamples samples = randomSamples(random, size, 60, 0.4);
    for (double& score : samples.scores)
        score = std::clamp((score + 1) * 8 / 70, 0.0, 1.0);
    for (std::size_t i = 0; weighted && i < size; ++i)
        samples.weights.push_back(1 + static_cast<double>(random() % 1000) / 7);
    return samples;
}
