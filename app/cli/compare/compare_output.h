#pragma once

#include "app/cli/option/choice.h"
#include "app/cli/scored_run.h"
#include "core/bounds/run_bounds.h"
#include "core/collection/query_groups.h"
#include "core/comparison/run_comparison.h"
#include "core/table/table.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// What is printed about two or more runs.
struct CompareReport {
    ScoredRuns scored;
    ScoringInput input;
    core::ComparisonRules comparisonRules;
    std::vector<core::RunComparison> comparisons;     ///< as core::compareRuns() gives them
    core::PairedTest adjusted = core::PairedTest::T;  ///< the text shows this test's adjusted p
    bool perQuery = false;
    int digits = 6;
    /// As the comparisons; empty unless asked for.
    std::vector<std::optional<core::DifferenceBounds>> bounds = {};
    /// By pair of runs, of which there is a comparison for each measure; likewise.
    std::vector<std::vector<core::QueryBounds>> queryBounds = {};
    std::vector<core::QueryGroup> groups = {};
    /// As the comparisons, each as the groups; empty without groups.
    std::vector<std::vector<core::RunComparison>> inGroups = {};

    /// Of a query's difference. @param comparison its place
    const std::optional<core::Bounds>& boundsOf(const std::string& query,
                                                std::size_t comparison) const;
};

/// A block per pair of runs: a line per statistic and a column per measure.
std::string compareText(const CompareReport& report);
/// The same as tables: of every pair of runs, and of the orders.
std::vector<core::Table> compareTables(const CompareReport& report);
/// Every pair under every measure, each test with its adjusted p, and the rules in force. Every
/// digit, and a reason beside what is null.
std::string compareJson(const CompareReport& report);

/// What `--test` takes.
std::vector<Choice<core::PairedTest>> testChoices();

}  // namespace cli
