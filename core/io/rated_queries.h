#pragma once

#include "core/io/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// Judgments as search engines' own evaluators keep them, as JSON:
/// - a request of Elasticsearch's `_rank_eval`: `requests[].ratings[]` with `_id` and `rating`; the
///   query is called by the request's `id`;
/// - ratings of the Rated Ranking Evaluator: `query_groups[]`, in `topics[]` or not, called by
/// their
///   `name`, whose `relevant_documents` are ids by grade, or a `gain` by id.
/// Documents without a grade have 1. What is not of that form is refused, by its field. O(n).
Parsed<Pairs> parseRatedQueries(std::string_view text, const std::string& name);

}  // namespace core
