// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/held/held_input.h"
#include "app/cli/host/host.h"
#include "app/cli/option/command.h"

#include <pybind11/pybind11.h>

#include <functional>
#include <string>
#include <vector>

namespace python {

/// What a command came to.
struct Outcome {
    cli::ExitStatus status = cli::WrongUsage;
    cli::Host host;
};

using Run = std::function<cli::ExitStatus()>;

/// Runs `work`, which is a command's, beside the interpreter, which goes on with its other threads
/// and hears Ctrl-C: then the work is stopped and that exception thrown.
Outcome called(const cli::HeldInputs& inputs, const Run& work);

/// Adds one command to a program.
using Adds = std::function<cli::Command(cli::OptionSet program)>;
/// Reads the arguments, of which the first is the command's name, and runs it.
cli::ExitStatus runCommand(const Adds& adds, const std::vector<std::string>& arguments);

}  // namespace python
