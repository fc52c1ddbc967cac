// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/rankings/runs/pairs.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A table with a query in each row and lists in its cells, as RAG is evaluated:
/// `question,retrieved_ids,expected_ids`, with `['d1', 'd2']` as Python writes it, `["d1", "d2"]`,
/// `d1|d2` or `d1;d2`. Names are those of result_names.h; what follows from the layout is as for
/// jsonResultsLayout(). Nothing where a text is no such table, or has no list in its first rows.
std::optional<PairLayout> listTableLayout(std::string_view text);

/// Reads it as parseJsonResults() reads JSON; a row of another width is refused. O(n).
Parsed<Pairs> parseListTable(std::string_view text, const std::string& name, PairNumber requested,
                             Loading* loading = nullptr,
                             BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
