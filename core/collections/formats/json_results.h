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

/// Recognises JSON with results for each query, or for one, in order, as retrievers, search engines
/// and RAG evaluators write them, and what it says about relevance:
/// - `{"query_id": "q1", "results": [{"corpus_id": "d1", "score": 0.5}]}`, one per line or in an
///   array, by query, or in a field of an object; the names are those of result_names.h;
/// - `{"question": "…", "retrieved_ids": ["d1"], "expected_ids": ["d2"]}`, also by columns;
/// - answers of Elasticsearch (`_search`, `_msearch`, `_rank_eval`), Solr (also in groups) and
///   Vespa, and the results of OpenSearch's Search Relevance Workbench;
/// - `[["d1", 0.5]]` and `[[{"id": "d1", "page_content": "…"}, 0.5]]`, alone or by query, in order.
/// Without scores, the order of a list is the ranking. Documents listed as relevant have grade 1,
/// and results have their `rating` or `has_answer`.
///
/// The layout says whether there are grades, scores, or ranks given by the order.
std::optional<PairLayout> jsonResultsLayout(std::string_view text);

/// Whether it is `{"q1": ["d1", "d2"]}`: results in order, or relevant documents.
bool areJsonIdLists(std::string_view text);

/// What names the query of an answer.
enum class AnswerName : std::uint8_t { Query, File };

/// For a file that contains the results of a single query; nothing for other texts.
std::optional<AnswerName> answerName(std::string_view text);

/// Reads such a text. A query without a name gets its number, or `alone` if it is the only one. A
/// missing field and a value of the wrong type are refused with the line of their query. O(n).
/// @param badLines applies to each query
Parsed<Pairs> parseJsonResults(std::string_view text, const std::string& name, PairNumber requested,
                               const std::string& alone, Loading* loading = nullptr,
                               BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
