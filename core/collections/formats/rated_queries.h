// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/column_choices.h"
#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// Judgments as search engines and their tools keep them, as JSON:
/// - a request of Elasticsearch's `_rank_eval`: `requests[].ratings[]` with `_id` and `rating`; the
///   query is called by the request's `id`;
/// - ratings of the Rated Ranking Evaluator: `query_groups[]`, in `topics[]` or not, whose
///   `relevant_documents` are ids by grade, a `gain` by id, or a list of both. The `queries[]` of a
///   group have its documents and are called by their text, the placeholder `$query`; a group
///   without any is called by its `name`. Quepid exports `queries[]` without groups;
/// - Quepid's own: `queries[]` with `query` and `ratings`, a number by id, or `query_text` and a
/// list
///   of `doc_id` and `rating`;
/// - OpenSearch's: `judgmentRatings`, a list of `query` and `ratings[]` with `docId` and `rating`,
///   or such ratings by query, also as the plugin answers a request for them.
/// - a book of Quepid's: `query_doc_pairs[]` with `query_text`, `doc_id` and `judgements[]`, each
///   with the `rating` of one rater.
/// A rating may be a text that is a number. Documents without a grade have 1. What is not of that
/// form is refused, by its field, and so is a book with several raters of a pair without a rule.
/// O(n).
Parsed<Pairs> parseRatedQueries(std::string_view text, const std::string& name,
                                RaterRule raters = RaterRule::Refuse);

}  // namespace core
