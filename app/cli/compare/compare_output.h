// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/choice.h"
#include "core/collections/collection/query_groups.h"
#include "core/collections/comparison/leaderboard.h"
#include "core/documents/tables/leaderboard_table.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"
#include "core/rankings/bounds/run_bounds.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// What is printed about two or more runs.
struct CompareReport {
    EvaluatedRuns scored;
    ScoringInput input;
    core::ComparisonRules comparisonRules;
    /// As core::compareRuns() gives them; with a baseline only those with it. None where pairs are
    /// not told.
    std::vector<core::RunComparison> comparisons;
    core::PairedTest adjusted = core::PairedTest::T;  ///< the text shows this test's adjusted p
    bool perQuery = false;
    int digits = 6;       ///< of what is told of a pair
    int boardDigits = 4;  ///< of the leaderboard
    core::LeaderboardRules leaderboardRules = {};
    core::Leaderboard leaderboard = {};  ///< of three runs or more; else only its pairs
    std::size_t sortedBy = 0;            ///< of the definitions
    core::LeaderboardParts boardParts = {};
    bool isForPrograms = false;  ///< runs have their names alone
    std::vector<core::Leaderboard> groupBoards =
        {};  ///< as the groups; empty without a leaderboard
    /// As the comparisons; empty unless asked for.
    std::vector<std::optional<core::DifferenceBounds>> bounds = {};
    /// By pair of runs, of which there is a comparison for each measure; likewise.
    std::vector<std::vector<core::QueryBounds>> queryBounds = {};
    std::vector<core::QueryGroup> groups = {};
    /// As the comparisons, each as the groups; empty without groups.
    std::vector<std::vector<core::RunComparison>> inGroups = {};

    bool hasLeaderboard() const { return scored.runs.size() > 2; }
    /// Of a query's difference. @param comparison its place
    const std::optional<core::Bounds>& boundsOf(const std::string& query,
                                                std::size_t comparison) const;
};

/// The leaderboard, and a block per pair of runs: a line per statistic and a column per measure.
std::string compareText(const CompareReport& report);
/// The same as tables: the leaderboard, every pair of runs, and the orders.
std::vector<core::Table> compareTables(const CompareReport& report);
/// Every pair under every measure, each test with its adjusted p, and the rules in force. Every
/// digit, and a reason beside what is null.
std::string compareJson(const CompareReport& report);

/// Both ends; null where there is none.
void writeInterval(std::string_view key, const std::optional<core::Interval>& interval,
                   core::JsonWriter& json);
/// "difference"; null where no query counts in both runs.
void writeDifference(const core::RunComparison& comparison, core::JsonWriter& json);
/// "meanA" and "meanB", which are null as it is, and the difference.
void writeMeans(const core::RunComparison& comparison, core::JsonWriter& json);
/// A test's p as it is and adjusted.
void writePs(const core::TestedP& tested, core::JsonWriter& json);

/// Every query under every measure: what it counts in each run, and less what it counts in the
/// baseline, or of two runs in the first. Every digit; empty where a run has no value.
std::string queriesCsv(const CompareReport& report);

/// What `--test` takes.
std::vector<Choice<core::PairedTest>> testChoices();

}  // namespace cli
