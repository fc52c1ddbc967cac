// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cmath>
#include <cstdint>
#include <vector>

/// 300 samples in three groups that differ in their calibration, and in uneven clusters, made
/// without random numbers. In R:
/// i <- 0:299; p <- ((37*i) %% 101 + 1)/103; u <- ((7*i*i + 13*i + 5) %% 97 + 0.5)/97; g <- i %% 3
/// y <- as.integer(u < p^c(1, 1.6, 0.7)[g + 1]); cluster <- (i*i) %% 23
struct ThreeHundred {
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<std::uint32_t> groups;    ///< three
    std::vector<std::uint32_t> clusters;  ///< 12, numbered in order of occurrence

    ThreeHundred()
    {
        constexpr double powers[] = {1, 1.6, 0.7};
        std::vector<int> known(23, -1);
        int next = 0;
        for (std::uint32_t i = 0; i < 300; ++i) {
            const double p = (37 * i % 101 + 1) / 103.0;
            const double u = ((7 * i * i + 13 * i + 5) % 97 + 0.5) / 97;
            scores.push_back(p);
            labels.push_back(u < std::pow(p, powers[i % 3]));
            groups.push_back(i % 3);
            int& cluster = known[i * i % 23];
            if (cluster < 0)
                cluster = next++;
            clusters.push_back(static_cast<std::uint32_t>(cluster));
        }
    }
    core::ScoredLabels view() const { return {scores, labels}; }
};
