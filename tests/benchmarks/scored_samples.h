// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace bench {

/// A synthetic log of clicks: 3 of 100 samples are positive, the classes are normal and 1.2
/// standard deviations apart, and the score is the posterior probability, hardly ever tied.
class ScoredSamples {
public:
    explicit ScoredSamples(std::size_t size)
    {
        constexpr double rate = 0.03;
        constexpr double separation = 1.2;
        const double prior = std::log(rate / (1 - rate)) - separation * separation / 2;
        std::mt19937_64 engine(1);
        std::normal_distribution<double> normal;
        std::bernoulli_distribution positive(rate);
        m_scores.reserve(size);
        m_labels.reserve(size);
        for (std::size_t i = 0; i < size; ++i) {
            const bool isPositive = positive(engine);
            const double x = normal(engine) + (isPositive ? separation : 0);
            m_scores.push_back(1 / (1 + std::exp(-(prior + separation * x))));
            m_labels.push_back(isPositive);
        }
    }

    core::ScoredLabels view() const { return {m_scores, m_labels}; }

private:
    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
};

}  // namespace bench
