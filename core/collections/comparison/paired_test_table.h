// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A result of a test besides its p, or why it has none.
struct TestFact {
    std::string_view key;  ///< "statistic", "exact", "rounds", "reason", …, as in JSON
    std::variant<bool, std::size_t, double, Untested> value;
};

/// The input of a paired test.
struct PairedTestInput {
    std::span<const double> differences;  ///< at least one
    std::span<const double> weights;      ///< empty if all are equal
    const ComparisonRules& rules;
    const Threads& threads;
    const std::stop_token& stop;  ///< ends rounds early
};

/// Describes a paired test. A new test needs an enumerator, its result in RunComparison, a row here
/// and a name in ui/text/words/statistics_text.
struct PairedTestRow {
    PairedTest test;
    std::string_view id;       ///< as in options, gate rules and JSON; never translated
    bool drawsRounds = false;  ///< its p depends on random rounds, which take time
    /// Makes the test and fills in only its own results.
    void (*make)(RunComparison& comparison, const PairedTestInput& input);
    /// Two-sided; nothing if the test is undefined for the differences.
    std::optional<double> (*p)(const RunComparison& comparison);
    std::vector<TestFact> (*facts)(const RunComparison& comparison, const ComparisonRules& rules);
};

/// One row for each test, in the order of the enumerators.
const std::array<PairedTestRow, pairedTests>& pairedTestTable();

const PairedTestRow& rowOf(PairedTest test);

/// Whether the test has a p if queries have weights.
constexpr bool canBeWeighted(PairedTest test)
{
    return test != PairedTest::Wilcoxon && test != PairedTest::Sign;
}

}  // namespace core
