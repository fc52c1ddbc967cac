// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/compare/compare_output.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"

#include <array>
#include <string>
#include <vector>

namespace cli {

/// The values of `--letters`.
inline constexpr std::array<Choice<core::LetterRule>, 4> letterRules{{
    {"tukey", core::LetterRule::Tukey},
    {"holm", core::LetterRule::Holm},
    {"ranx", core::LetterRule::Ranx},
    {"none", core::LetterRule::None},
}};

/// Computes the leaderboard and, for three runs or more, one per group.
void addLeaderboards(CompareReport& report);

/// Writes the leaderboard with a legend of its letters and p values, those of the groups, and
/// whether pairs are omitted; empty without one.
std::string leaderboardText(const CompareReport& report);
/// The same as tables with captions.
std::vector<core::Table> leaderboardTables(const CompareReport& report);
/// Writes "leaderboard": the ordered runs with their values, each test, and the groups.
void writeLeaderboard(const CompareReport& report, core::JsonWriter& json);

}  // namespace cli
