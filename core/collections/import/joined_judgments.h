// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_source.h"
#include "core/foundation/file/parse_error.h"
#include "core/rankings/runs/qrels.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// The files whose judgments are used: all if each surely has some, and all tables with both
/// judgments and a run if no other file has judgments. Otherwise, only the first.
/// @param roles settled; by source
/// @return their indices; nothing if a second one cannot be joined
std::vector<std::size_t> judgingFiles(std::span<const CollectionSource* const> sources,
                                      std::span<const SourceRole> roles);

/// Adds the judgments of another file. O(judgments).
/// @param file the name of the other file
/// @return the first pairs that it judges differently, unless a rule decides which grade counts
std::optional<ParseError> join(Qrels& qrels, Qrels more, const std::string& file,
                               RepeatedGrade repeated);

}  // namespace core
