// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"

#include <QString>

#include <optional>
#include <vector>

namespace cli {

/// `--system` and `--seeds`.
void addSystems(OptionSet command, SystemChoices& systems);

/// Puts the runs of a system in the place of its first one, as one run; or how the program ends,
/// which is then said.
std::optional<ExitStatus> poolRuns(const OptionSet& command, const ScoringInput& input,
                                   const std::vector<core::MeasureSpec>& definitions,
                                   std::vector<EvaluatedRun>& runs);

/// "bm25 is the mean of 3 runs: a, b and c. …", with the spread of their means.
QString pooledSentence(const EvaluatedRun& system,
                       const std::vector<core::MeasureSpec>& definitions, int digits);

}  // namespace cli
