// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/option_set.h"
#include "core/teaching/lessons/lesson.h"

#include <span>
#include <string>
#include <string_view>

namespace cli {

/// The command that the arguments name, or those that are completed; empty without one.
std::string_view commandOf(std::span<char* const> arguments);

/// Says everything from now on in the language of `--lang`, wherever that stands; in English
/// without it. Options are described in it, so that it cannot wait for them to be read.
void speakAsAsked(std::span<char* const> arguments);

/// `--lang`, of the languages that the program speaks.
void addLanguage(OptionSet command);
/// `--lang` of a command whose lessons may have languages of their own.
void addLanguage(OptionSet command, std::string& language, std::string_view description);

/// What is wrong with a language that neither the program nor one of the lessons has; else empty.
std::string languageMistake(const std::string& language, std::span<const core::Lesson> lessons);

}  // namespace cli
