// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/rankings/runs/pairs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What JSON has for each query, or for one: results in their order, as retrievers, search engines
/// and evaluators of RAG write them, and what of it tells which are relevant:
/// - `{"query_id": "q1", "results": [{"corpus_id": "d1", "score": 0.5}]}`, one per line or in an
///   array, by query, or in a field of an object; names are those of result_names.h;
/// - `{"question": "…", "retrieved_ids": ["d1"], "expected_ids": ["d2"]}`, also by its columns;
/// - answers of Elasticsearch (`_search`, `_msearch`, `_rank_eval`), Solr and Vespa, and the
/// results
///   of OpenSearch's Search Relevance Workbench.
/// Without scores the order of a list is the ranking. Documents that are called relevant have a
/// grade of 1, and results their `rating` or `has_answer`.
///
/// The layout has what roles follow from: grades, scores, or a rank where the order counts.
std::optional<PairLayout> jsonResultsLayout(std::string_view text);

/// Whether it is `{"q1": ["d1", "d2"]}`: results in their order, or what is relevant.
bool areJsonIdLists(std::string_view text);

/// Who says what the query of an answer is called.
enum class AnswerName : std::uint8_t { Query, File };

/// Of the results of a single query that are a whole file; nothing of another text.
std::optional<AnswerName> answerName(std::string_view text);

/// Reads such a text. A query that does not name itself is called by its number, and the only one
/// by `alone`. A field that is missing and a value of another type are refused with the line of
/// their query. O(n).
/// @param badLines one per query
Parsed<Pairs> parseJsonResults(std::string_view text, const std::string& name, PairNumber requested,
                               const std::string& alone, Loading* loading = nullptr,
                               BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
