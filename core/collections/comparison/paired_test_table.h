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

/// Something that a test says besides its p, or why it says nothing.
struct TestFact {
    std::string_view key;  ///< "statistic", "exact", "rounds", "reason", …: as JSON has it
    std::variant<bool, std::size_t, double, Untested> value;
};

/// Whatever a paired test is made with.
struct PairedTestInput {
    std::span<const double> differences;  ///< at least one
    const ComparisonRules& rules;
    const Threads& threads;
    const std::stop_token& stop;  ///< ends rounds early
};

/// What is known of a paired test. A new one is an enumerator, its result in RunComparison, a row
/// here and a name in ui/text/words/statistics_text.
struct PairedTestRow {
    PairedTest test;
    std::string_view id;       ///< as options, rules of a gate and JSON name it; never translated
    bool drawsRounds = false;  ///< its p depends on random rounds, and takes their time
    /// Makes the test: fills in its results, and no other's.
    void (*make)(RunComparison& comparison, const PairedTestInput& input);
    /// Two-sided; none where the differences leave the test without a value.
    std::optional<double> (*p)(const RunComparison& comparison);
    std::vector<TestFact> (*facts)(const RunComparison& comparison, const ComparisonRules& rules);
};

/// One row for each test, in the order of the enumerators.
const std::array<PairedTestRow, pairedTests>& pairedTestTable();

const PairedTestRow& rowOf(PairedTest test);

}  // namespace core
