// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"
#include "core/metrics/statistics/system_table.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace core {

/// What a leaderboard's table shows of a run under a measure, besides mean and letters.
struct LeaderboardParts {
    bool intervals = true;
    bool ranks = true;
};

/// A measure, or a measure in a group of queries.
struct LeaderboardColumn {
    std::string name;
    const Leaderboard* board = nullptr;  ///< of the same runs as the other columns'; outlives it
    std::size_t definition = 0;
};

/// Leaderboards as a paper's table. The p of a run is Holm's against the baseline.
/// O(runs × columns), and runLetters() of each column.
/// @param names of the runs, as the evaluations stood
/// @param order the runs from top to bottom, each once
SystemTable leaderboardTable(std::span<const LeaderboardColumn> columns,
                             const LeaderboardRules& rules, const std::vector<std::string>& names,
                             std::span<const std::size_t> order,
                             const LeaderboardParts& parts = {});

}  // namespace core
