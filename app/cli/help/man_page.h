// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command_help.h"

#include <string>

namespace cli {

/// Writes the man page of a command as roff: "rankscope-cli-eval(1)" for "rankscope-cli eval". The
/// same help always gives the same page, without a date. O(help).
/// @param version "0.2.0"
std::string manPage(const CommandHelp& command, const std::string& version);

/// The name of a command's page, without its section: "rankscope-cli-eval".
std::string pageName(const CommandHelp& command);

}  // namespace cli
