// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/texts_by_id.h"
#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/foundation/tabular/pair_layout.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// Reads the texts of a table with column names, by id; if an id occurs twice, its first text
/// counts. A row with a different number of cells or without an id is refused. O(n).
Parsed<std::shared_ptr<const TextsById>>
parseTableTexts(std::string_view text, const std::string& name, const TextLayout& layout,
                DiagnosticCounts& counts, Loading* loading = nullptr,
                BadLineRule rule = BadLineRule::Refuse);

/// The texts that a table of pairs has next to its ids; null if there are none.
std::shared_ptr<const TextsById> textsBeside(std::string_view text, const PairLayout& pairs,
                                             const TextLayout& layout);

}  // namespace core
