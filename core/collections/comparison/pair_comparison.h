// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "core/rankings/evaluation/paired_queries.h"

#include <optional>
#include <stop_token>

namespace core {

/// How to compare a pair.
struct PairTesting {
    const ComparisonRules& rules;
    /// Make only this test, besides the cheap statistics (mean, interval and signs of the
    /// differences); nothing: make all tests.
    std::optional<PairedTest> only = {};
    Threads threads = Threads();
    std::stop_token stop = {};
};

/// Fills in everything except the indices of the runs and the definition, and the adjusted p
/// values. O(queries), plus the rounds of some tests.
/// @param comparison its definition decides whether it is tested
void compare(const PairedValues& values, const PairTesting& testing, RunComparison& comparison);

}  // namespace core
