// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/shard/manifest.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// The options that were given to the command and that values depend on, as `--name=value`: rules,
/// measures, and how files are read.
std::vector<std::string> givenOptions(const OptionSet& command, const ScoringInput& input);

/// Whether the program takes the options of a manifest; else it is said why not.
bool readOptions(Program& program, const std::vector<std::string>& options,
                 const std::string& file);

/// The input that the options say, without its runs; nothing where they are none, which is then
/// said on standard error.
std::optional<ScoringInput> inputOf(const core::SharedTask& task, const std::string& file);

/// What is judged, as SHA-256: queries, documents and grades.
std::string digestOf(const core::Qrels& qrels);

/// Whether the file still is as it was; says so where it is not.
bool isUnchanged(const core::FileState& file);
/// Whether a manifest can hold the name, which is to be UTF-8; says so where it cannot.
bool isNameable(const std::string& path);
/// Whether workers can read the file, as often as it takes, and a manifest can name it; says so
/// where they cannot.
bool canBeReadByWorkers(const std::string& path);

}  // namespace cli
