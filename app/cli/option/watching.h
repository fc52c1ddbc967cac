// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <functional>
#include <string>
#include <vector>

namespace cli {

/// `--watch`, of a command that can say what it reads.
void addWatch(OptionSet command);

/// Runs, and runs anew whenever a file that it reads has changed and stands still, until the
/// program is interrupted. Each run is a process of its own: whatever becomes of it, watching goes
/// on. What it printed is shown when it has ended, unless its files changed meanwhile. On a
/// terminal that takes the place of what stood there; elsewhere a line with the time comes between.
/// @param inputs the files that are read; pipes are refused
/// @return that of the last run; wrong usage ends the first
ExitStatus runWatching(const OptionSet& command, const std::vector<std::string>& inputs,
                       const std::function<ExitStatus()>& run);

}  // namespace cli
