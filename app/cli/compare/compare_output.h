// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/choice.h"
#include "core/collections/collection/query_groups.h"
#include "core/collections/comparison/lead.h"
#include "core/collections/comparison/leaderboard.h"
#include "core/collections/comparison/verdict.h"
#include "core/documents/tables/leaderboard_table.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"
#include "core/rankings/bounds/run_bounds.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// A report on two or more runs.
struct CompareReport {
    EvaluatedRuns scored;
    ScoringInput input;
    core::ComparisonRules comparisonRules;
    /// From core::compareRuns(); with a baseline, only pairs with it. Empty without pairs.
    std::vector<core::RunComparison> comparisons;
    core::PairedTest adjusted = core::PairedTest::T;  ///< the test whose adjusted p the text shows
    bool perQuery = false;
    int digits = 6;       ///< for pairs
    int boardDigits = 4;  ///< for the leaderboard
    core::LeaderboardRules leaderboardRules = {};
    core::Leaderboard leaderboard = {};  ///< text and tables show it for three or more runs
    std::size_t sortedBy = 0;            ///< index of a definition
    core::LeaderboardParts boardParts = {};
    bool isForPrograms = false;  ///< runs have only their names
    std::vector<core::Leaderboard> groupBoards =
        {};  ///< as the groups; empty without a leaderboard
    /// One per comparison; empty unless requested.
    std::vector<std::optional<core::DifferenceBounds>> bounds = {};
    /// One per pair of runs, covering the comparison of each measure; empty unless requested.
    std::vector<std::vector<core::QueryBounds>> queryBounds = {};
    std::vector<core::QueryGroup> groups = {};
    /// One per comparison, each with one per group; empty without groups.
    std::vector<std::vector<core::RunComparison>> inGroups = {};
    std::optional<double> margin = {};  ///< the largest difference that does not matter
    /// For two runs, under the primary measure, or else the first.
    std::optional<core::VerdictFacts> verdict = {};
    /// For three or more runs, under the same measure.
    std::optional<core::Lead> lead = {};

    /// The definition of the verdict.
    std::size_t decisive() const { return comparisonRules.primary.value_or(0); }
    bool hasLeaderboard() const { return scored.runs.size() > 2; }
    /// The bounds of a query's difference. @param comparison its index
    const std::optional<core::Bounds>& boundsOf(const std::string& query,
                                                std::size_t comparison) const;
};

/// Writes the leaderboard and, per pair of runs, a line per statistic and a column per measure.
std::string compareText(const CompareReport& report);
/// The same as tables: the leaderboard, every pair of runs, and the orders.
std::vector<core::Table> compareTables(const CompareReport& report);
/// Writes every pair under every measure, each test with its adjusted p, and the current rules.
/// Full precision; null values have a reason.
std::string compareJson(const CompareReport& report);

/// Writes both ends; null if there is no interval.
void writeInterval(std::string_view key, const std::optional<core::Interval>& interval,
                   core::JsonWriter& json);
/// Writes "difference"; null if no query counts in both runs.
void writeDifference(const core::RunComparison& comparison, core::JsonWriter& json);
/// Writes "meanA", "meanB" and "difference", all null if no query counts in both.
void writeMeans(const core::RunComparison& comparison, core::JsonWriter& json);
/// Writes a test's raw and adjusted p.
void writePs(const core::TestedP& tested, core::JsonWriter& json);

/// Every query under every measure: what it counts in each run, and less what it counts in the
/// baseline, or of two runs in the first. Every digit; empty where a run has no value.
std::string queriesCsv(const CompareReport& report);

/// What `--test` takes.
std::vector<Choice<core::PairedTest>> testChoices();

}  // namespace cli
