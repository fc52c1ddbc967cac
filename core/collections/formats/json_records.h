// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/rankings/runs/pairs.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Recognises a table of pairs in JSON objects, one per line or in one array, by the field names of
/// the first object; nothing if they include no query, document and number. The columns of the
/// layout are the fields in order.
///
/// `{"query_id": "q1", "doc_id": "d7", "relevance": 2}`, also with a score or a rank: the names are
/// those of pairLayout().
std::optional<PairLayout> recordLayout(std::string_view text);

/// Reads such objects. Fields may be in any order, and others are ignored. A grade or score may be
/// a text with a number, and a grade of null means none. An object that lacks a required field, an
/// empty id and a value that is not a number are refused with their line. O(n).
/// @param text must outlive the pairs
/// @param words that mean grades; must outlive the call
/// @param badLines applies to each object, or to the rest of a line that is not JSON
Parsed<Pairs> parseJsonRecords(std::string_view text, const std::string& name,
                               const PairLayout& layout, PairNumber requested,
                               Loading* loading = nullptr,
                               BadLineRule badLines = BadLineRule::Refuse,
                               const GradeVocabulary& words = {});

/// The values of a field of the first object, by its place there, in every object. O(n).
std::vector<std::string> recordValues(std::string_view text, std::size_t field);

}  // namespace core
