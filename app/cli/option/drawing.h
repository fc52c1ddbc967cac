// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <string_view>

namespace cli {

/// Whether the command draws. Drawing needs fonts and widgets, which would slow down scoring, so it
/// is in a separate program next to this one, rankscope-figures.
bool isDrawing(std::string_view command);

/// Adds the drawing commands to the help.
void addDrawing(OptionSet program);

/// Replaces this process with that program, with the same arguments. Returns only if that fails.
ExitStatus startDrawing(char** argv);

}  // namespace cli
