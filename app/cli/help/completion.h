// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command_help.h"

#include <span>
#include <string>

namespace cli {

/// What could stand at the end of a command line, a line each: the word, a tab, and what it means.
/// A line “/” says that it may be a file, too, which the shell knows better.
///
/// Knows options, commands and their words, and of what an option or argument is called in the
/// help: measures (DEF), with their parameters once the name is written, columns (C), those of the
/// first table among the files of the line, and lessons (LESSON). Reads nothing but the beginning
/// of such files. O(help).
/// @param words behind the program's name; the last is the one that is typed, empty before its
/// first
///              letter
std::string completions(const CommandHelp& program, std::span<const std::string> words);

}  // namespace cli
