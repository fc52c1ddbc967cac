// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/column_choices.h"
#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// Reads judgments in the JSON forms of search engines and their tools:
/// - a request of Elasticsearch's `_rank_eval`: `requests[].ratings[]` with `_id` and `rating`; the
///   request's `id` names the query;
/// - ratings of the Rated Ranking Evaluator: `query_groups[]`, possibly in `topics[]`, whose
///   `relevant_documents` are ids by grade, a `gain` by id, or a list of both. The `queries[]` of a
///   group share its documents and are named by their text, the placeholder `$query`; a group
///   without queries is named by its `name`. Quepid exports `queries[]` without groups;
/// - Quepid's own: `queries[]` with `query` and `ratings`, a number by id, or `query_text` and a
///   list of `doc_id` and `rating`;
/// - OpenSearch's: `judgmentRatings`, a list of `query` and `ratings[]` with `docId` and `rating`,
///   or such ratings by query, also as the plugin's response;
/// - a Quepid book: `query_doc_pairs[]` with `query_text`, `doc_id` and `judgements[]`, each with
///   the `rating` of one rater.
/// A rating may be a text with a number. Documents without a grade have grade 1. Refuses other
/// forms, with the field, and a book with several raters of a pair if no rule is given. O(n).
Parsed<Pairs> parseRatedQueries(std::string_view text, const std::string& name,
                                RaterRule raters = RaterRule::Refuse);

}  // namespace core
