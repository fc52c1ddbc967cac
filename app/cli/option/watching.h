// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <functional>
#include <string>
#include <vector>

namespace cli {

/// Adds `--watch`, for a command that knows its input files.
void addWatch(OptionSet command);

/// Runs the command, and again after any input file has changed and is no longer being written,
/// until interrupted. Each run is a separate process, so watching continues even if it crashes. Its
/// output appears when it ends, unless the files have changed meanwhile. On a terminal, it replaces
/// the previous output; elsewhere, a line with the time separates them. @param inputs the files to
/// watch; pipes are refused
/// @return the status of the last run; wrong usage in the first run ends watching
ExitStatus runWatching(const OptionSet& command, const std::vector<std::string>& inputs,
                       const std::function<ExitStatus()>& run);

}  // namespace cli
