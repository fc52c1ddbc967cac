// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/shard/manifest.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// The given options that affect values, as `--name=value`: rules, measures and import options.
std::vector<std::string> givenOptions(const OptionSet& command, const ScoringInput& input);

/// Parses the options of a manifest. Returns whether they are valid, and reports why not.
bool readOptions(Program& program, const std::vector<std::string>& options,
                 const std::string& file);

/// The input described by the options, without runs. Nothing if they are invalid, which is reported
/// on standard error.
std::optional<ScoringInput> inputOf(const core::SharedTask& task, const std::string& file);

/// The SHA-256 of the judgments: queries, documents and grades.
std::string digestOf(const core::Qrels& qrels);

/// Whether the file is unchanged; reports it if not.
bool isUnchanged(const core::FileState& file);
/// Whether a manifest can contain the name, which must be UTF-8; reports it if not.
bool isNameable(const std::string& path);
/// Whether workers can read the file repeatedly and a manifest can name it; reports it if not.
bool canBeReadByWorkers(const std::string& path);

}  // namespace cli
