// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command_help.h"

#include <span>
#include <string>

namespace cli {

/// Completes the end of a command line. Each line of the result has a word, a tab and its meaning.
/// A line “/” means that a file is also possible; the shell completes those.
///
/// Completes options, commands and their words. The value's name in the help selects more: measures
/// (DEF), with parameters once the name is typed; columns (C) of the first table among the files on
/// the line; and lessons (LESSON). Reads only the beginning of such files. O(help).
/// @param words after the program's name; the last one, possibly empty, is being typed
std::string completions(const CommandHelp& program, std::span<const std::string> words);

}  // namespace cli
