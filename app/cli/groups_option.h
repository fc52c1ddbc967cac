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

/// Adds `--groups`.
void addGroups(OptionSet command, std::string& file);

/// Reads the groups of the file; none if its name is empty. On failure, reports the problem and
/// returns the exit status.
std::variant<std::vector<core::QueryGroup>, ExitStatus> readGroups(const std::string& file);

/// Reports groups without any scored query, and the number of queries without a group.
void tellUngrouped(const std::string& file, std::span<const core::QueryGroup> groups,
                   std::span<const EvaluatedRun> runs);

}  // namespace cli
