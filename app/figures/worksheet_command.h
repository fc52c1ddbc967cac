// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <vector>

namespace figures {

/// `worksheet`: lessons on paper for a class, and their key; `mark` below it.
std::vector<cli::Command> addWorksheet(cli::OptionSet program);

}  // namespace figures
