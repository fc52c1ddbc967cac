// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/host/host.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/command.h"

#include <pybind11/pybind11.h>

#include <functional>
#include <string>
#include <vector>

namespace python {

/// The result of a command.
struct Outcome {
    cli::ExitStatus status = cli::WrongUsage;
    cli::Host host;
};

using Run = std::function<cli::ExitStatus()>;

/// Runs a command's `work` without holding up the interpreter, which continues other threads and
/// receives Ctrl-C; that stops the work and throws Python's exception.
Outcome called(const cli::InMemoryInputs& inputs, const Run& work);

/// Adds one command to a program.
using Adds = std::function<cli::Command(cli::OptionSet program)>;
/// Reads the arguments, starting with the command's name, and runs the command.
cli::ExitStatus runCommand(const Adds& adds, const std::vector<std::string>& arguments);

}  // namespace python
