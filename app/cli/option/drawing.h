// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <string_view>

namespace cli {

/// Whether the command draws. What draws needs fonts and widgets, for which scoring must not pay:
/// it is a program of its own, rankscope-figures, that stands beside this one.
bool isDrawing(std::string_view command);

/// Names the commands that draw, for the help.
void addDrawing(OptionSet program);

/// Goes on as that program with the same arguments; returns only when it cannot be started.
ExitStatus startDrawing(char** argv);

}  // namespace cli
