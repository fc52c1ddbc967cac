// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/part.h"
#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>

namespace cli {

/// Writes a worker's result, all of it or nothing, followed by its SHA-256.
/// @return nothing, or the error
std::optional<core::ParseError> writePart(const std::string& path, const core::ScoredPart& part);

/// Reads the output of writePart(). Nothing if the file has another kind or version, is truncated
/// or was changed, which is reported on standard error.
std::optional<core::ScoredPart> readPart(const std::string& path);

}  // namespace cli
