// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"

#include <QString>

#include <optional>
#include <vector>

namespace cli {

/// Adds `--system` and `--seeds`.
void addSystems(OptionSet command, SystemChoices& systems);

/// Replaces the first run of each system with the pooled run, and removes the others. On failure,
/// reports the problem and returns the exit status.
std::optional<ExitStatus> poolRuns(const OptionSet& command, const ScoringInput& input,
                                   const std::vector<core::MeasureSpec>& definitions,
                                   std::vector<EvaluatedRun>& runs);

/// "bm25 is the mean of 3 runs: a, b and c. …", with the spread of the runs' means.
QString pooledSentence(const EvaluatedRun& system,
                       const std::vector<core::MeasureSpec>& definitions, int digits);

}  // namespace cli
