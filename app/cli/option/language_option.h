// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"
#include "core/teaching/lessons/lesson.h"

#include <span>
#include <string>
#include <string_view>

namespace cli {

/// The command named in the arguments, or in those being completed; empty if none.
std::string_view commandOf(std::span<char* const> arguments);

/// Switches messages to the language of `--lang`, anywhere in the arguments; English by default.
/// Called before the options are parsed, because their descriptions need the language.
void speakAsAsked(std::span<char* const> arguments);

/// Adds `--lang` with the program's languages.
void addLanguage(OptionSet command);
/// Adds `--lang` for a command whose lessons may have other languages.
void addLanguage(OptionSet command, std::string& language, std::string_view description);

/// An error if neither the program nor any lesson has the language; otherwise empty.
std::string languageMistake(const std::string& language, std::span<const core::Lesson> lessons);

}  // namespace cli
