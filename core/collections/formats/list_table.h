// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/rankings/runs/pairs.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Recognises a table with a query in each row and lists in its cells, as used for RAG evaluation:
/// `question,retrieved_ids,expected_ids`, with `['d1', 'd2']` as in Python, `["d1", "d2"]`, `d1|d2`
/// or `d1;d2`. The names are those of result_names.h; the layout means the same as for
/// jsonResultsLayout(). Nothing if a text is not such a table, or has no list in its first rows.
std::optional<PairLayout> listTableLayout(std::string_view text);

/// Reads it like parseJsonResults() reads JSON; a row with a different number of cells is refused.
/// O(n).
Parsed<Pairs> parseListTable(std::string_view text, const std::string& name, PairNumber requested,
                             Loading* loading = nullptr,
                             BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
