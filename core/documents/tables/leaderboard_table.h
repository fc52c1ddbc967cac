// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"
#include "core/metrics/statistics/system_table.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace core {

/// What a leaderboard's table shows besides mean and letters.
struct LeaderboardParts {
    bool intervals = true;
    bool ranks = true;
};

/// A measure, possibly in one group of queries.
struct LeaderboardColumn {
    std::string name;
    const Leaderboard* board = nullptr;  ///< same runs in every column; outlives this
    std::size_t definition = 0;
};

/// Formats leaderboards as a table for a paper. The p value of a run is Holm-adjusted, against the
/// baseline. O(runs × columns), plus runLetters() per column.
/// @param names of the runs, in the order of the evaluations
/// @param order the runs from top to bottom, each once
SystemTable leaderboardTable(std::span<const LeaderboardColumn> columns,
                             const LeaderboardRules& rules, const std::vector<std::string>& names,
                             std::span<const std::size_t> order,
                             const LeaderboardParts& parts = {});

}  // namespace core
