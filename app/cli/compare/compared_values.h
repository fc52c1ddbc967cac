// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"

#include <variant>

namespace cli {

/// Whether the first file holds values per query that another program computed, not judgments.
bool areValues(const ScoringInput& input);

/// Reads the values of systems from all files of the input, as if their runs had been scored under
/// the requested measures; without a request, under every measure of a file that has only a few.
/// Reports queries that a system lacks. On failure, reports the problem and returns the exit
/// status.
std::variant<EvaluatedRuns, ExitStatus> readValues(const OptionSet& command,
                                                   const ScoringInput& input);

}  // namespace cli
