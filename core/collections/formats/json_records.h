// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/rankings/runs/pairs.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The table of pairs that JSON objects seem to hold, one per line or in one array, by the names of
/// the first one's fields; nothing where they name no query, document and number. The columns of
/// the layout are the fields in their order.
///
/// `{"query_id": "q1", "doc_id": "d7", "relevance": 2}`, also with a score or a rank: names are
/// those that pairLayout() knows.
std::optional<PairLayout> recordLayout(std::string_view text);

/// Reads such objects. Fields may stand in any order, further ones are passed over; a grade or
/// score may be a text that is a number, and a grade of null is none. An object without one of the
/// fields that are read, an empty id and a number that is none are refused with their line. O(n).
/// @param text must outlive the pairs
/// @param badLines one per object, or the rest of a line that is no JSON
Parsed<Pairs> parseJsonRecords(std::string_view text, const std::string& name,
                               const PairLayout& layout, PairNumber requested,
                               Loading* loading = nullptr,
                               BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
