// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "core/rankings/evaluation/paired_queries.h"

#include <optional>
#include <stop_token>

namespace core {

/// How a pair is compared.
struct PairTesting {
    const ComparisonRules& rules;
    /// Besides what is known at once, the differences' mean, interval and signs, only this test is
    /// made; none: all are.
    std::optional<PairedTest> only = {};
    Threads threads = Threads();
    std::stop_token stop = {};
};

/// Fills in all but which runs and which definition it is of, and the adjusted p values.
/// O(queries), and for some tests their rounds.
void compare(const PairedValues& values, const PairTesting& testing, RunComparison& comparison);

}  // namespace core
