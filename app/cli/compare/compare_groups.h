// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/compare/compare_output.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cli {

/// Compares the runs within each group.
void addInGroups(CompareReport& report);

/// For the pair of runs whose comparisons begin at `first`: one table of groups per measure.
std::vector<core::Table> groupTables(const CompareReport& report, std::size_t first);
/// The same as text, with a blank line before each.
std::string groupsText(const CompareReport& report, std::size_t first);
/// Writes the groups of a comparison under "groups"; nothing without groups.
/// @param place index of the comparison
void writeGroups(const CompareReport& report, std::size_t place, core::JsonWriter& json);

}  // namespace cli
