// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/part.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>

namespace cli {

/// Writes what a worker made, all of it or nothing, with its SHA-256 behind it.
/// @return nothing, or why not
std::optional<core::ParseError> writePart(const std::string& path, const core::ScoredPart& part);

/// Reads what writePart() wrote; or says on standard error why the file is none, and returns
/// nothing: it is of another kind or version, ends early or was changed.
std::optional<core::ScoredPart> readPart(const std::string& path);

}  // namespace cli
