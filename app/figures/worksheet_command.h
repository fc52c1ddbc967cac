// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <vector>

namespace figures {

/// Adds `worksheet`, which makes worksheets for a class and their key, and its subcommand `mark`.
std::vector<cli::Command> addWorksheet(cli::OptionSet program);

}  // namespace figures
