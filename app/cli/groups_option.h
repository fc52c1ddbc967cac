// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"
#include "core/collections/collection/query_groups.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace cli {

/// `--groups`.
void addGroups(OptionSet command, std::string& file);

/// The groups of the file, none without its name; or how the program ends, which is then said.
std::variant<std::vector<core::QueryGroup>, ExitStatus> readGroups(const std::string& file);

/// Says which groups have no query that a run was scored on, and how many queries have no group.
void tellUngrouped(const std::string& file, std::span<const core::QueryGroup> groups,
                   std::span<const EvaluatedRun> runs);

}  // namespace cli
