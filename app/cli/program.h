// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <functional>
#include <span>
#include <string>

namespace cli {

/// Parses the options and runs their command, or reports on standard error what is wrong.
ExitStatus runProgram(Program& program, std::span<const Command> commands, int argc, char** argv);

/// Runs the whole program; reports uncaught exceptions under its name.
int runToTheEnd(const std::string& name, const std::function<ExitStatus()>& run);

}  // namespace cli
