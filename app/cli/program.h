#pragma once

#include "app/cli/option/command.h"

#include <span>

namespace cli {

/// Reads the options and runs the command that they name, or says on standard error what is wrong
/// with them.
ExitStatus runProgram(Program& program, std::span<const Command> commands, int argc, char** argv);

}  // namespace cli
