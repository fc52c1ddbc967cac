// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/compare/compare_output.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"

#include <array>
#include <string>
#include <vector>

namespace cli {

/// What `--letters` takes.
inline constexpr std::array<Choice<core::LetterRule>, 4> letterRules{{
    {"tukey", core::LetterRule::Tukey},
    {"holm", core::LetterRule::Holm},
    {"ranx", core::LetterRule::Ranx},
    {"none", core::LetterRule::None},
}};

/// Works out the leaderboard and, of three runs or more, that of each group.
void addLeaderboards(CompareReport& report);

/// The leaderboard with what its letters and p values are, the groups', and whether pairs are left
/// out; empty without one.
std::string leaderboardText(const CompareReport& report);
/// The same as tables with captions.
std::vector<core::Table> leaderboardTables(const CompareReport& report);
/// Under "leaderboard": the runs in their order with what they reached, each test, and the groups.
void writeLeaderboard(const CompareReport& report, core::JsonWriter& json);

}  // namespace cli
