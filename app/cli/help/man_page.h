// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command_help.h"

#include <string>

namespace cli {

/// The page of a command for man, in the language of roff: "rankscope-cli-eval(1)" of
/// "rankscope-cli eval". The same for the same help: no clock is asked. O(help).
/// @param version "0.2.0"
std::string manPage(const CommandHelp& command, const std::string& version);

/// What a page is called, without its section: "rankscope-cli-eval".
std::string pageName(const CommandHelp& command);

}  // namespace cli
