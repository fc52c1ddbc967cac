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

/// Which files hold judgments that count: all where each surely has some, and all tables with both
/// judgments and a run where no other file has judgments. Of others the first alone.
/// @param roles settled; by source
/// @return their places; none where a second one cannot be joined
std::vector<std::size_t> judgingFiles(std::span<const CollectionSource* const> sources,
                                      std::span<const SourceRole> roles);

/// Adds the judgments of a further file. O(judgments).
/// @param file the further one's name
/// @return the first pairs that it judges otherwise, unless a rule says which grade counts
std::optional<ParseError> join(Qrels& qrels, Qrels more, const std::string& file,
                               RepeatedGrade repeated);

}  // namespace core
