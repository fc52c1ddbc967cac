// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <functional>
#include <span>
#include <string>

namespace cli {

/// Reads the options and runs the command that they name, or says on standard error what is wrong
/// with them.
ExitStatus runProgram(Program& program, std::span<const Command> commands, int argc, char** argv);

/// A program's whole run: what ends it is told under its name.
int runToTheEnd(const std::string& name, const std::function<ExitStatus()>& run);

}  // namespace cli
