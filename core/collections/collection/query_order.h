// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/query_filter.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// The folded() texts in which a query is searched.
struct QueryWords {
    std::string id;
    std::string text;  ///< title and text; empty if there is none

    bool operator==(const QueryWords&) const = default;
};

/// The texts of the queries, in the order of `ids`. O(queries) look-ups.
/// @param texts null if there are none
/// @param stop ends it early: discard the result then
std::vector<QueryWords> queryWords(std::span<const std::string> ids, const TextsById* texts,
                                   const std::stop_token& stop = {});

/// A group in the form used to filter queries.
struct GroupPlaces {
    std::string name;       ///< folded()
    std::vector<bool> has;  ///< by query
};

/// A collection in the form used to filter and sort queries; what it points to must outlive it.
struct QueryView {
    const Collection* collection = nullptr;
    const QueryEdits* edits = nullptr;
    const CollectionEvaluation* evaluation = nullptr;
    std::span<const QueryWords> words;    ///< by query; may be empty if nothing uses them
    std::size_t definition = 0;           ///< the current one: an index of the evaluation's
                                          ///< definitions
    std::size_t a = 0;                    ///< index of a run
    std::size_t b = 0;                    ///< the same as a: there are no differences
    std::span<const double> widths = {};  ///< by query, for Width; NaN or missing: none
    /// By query, for Text: the positions of the texts in a language's order, NaN for none; empty:
    /// in order of code points.
    std::span<const double> textPlaces = {};
    std::span<const GroupPlaces> groups = {};  ///< groups that a filter may use

    /// The query's values; NaN if it has none.
    QueryFacts::Values values(std::size_t query, std::size_t ofDefinition) const;
};

/// What queries are sorted by.
enum class QueryKey : std::uint8_t {
    Mark,        ///< edited queries, then those missing from a file, then the others
    Id,          ///< in natural order
    Text,        ///< ignoring case
    Value,       ///< a run's value
    Difference,  ///< B − A
    Width,       ///< of the possible range of the difference, or of A's value, given the unjudged
                 ///< documents
};

struct QuerySort {
    QueryKey key = QueryKey::Id;
    std::size_t run = 0;  ///< of Value
    bool isDescending = false;
    /// For Value and Difference; nothing: the current one.
    std::optional<MeasureSpec> definition = {};

    bool operator==(const QuerySort&) const = default;
};

/// Whether the query is missing from the judgments or a run.
bool isMissing(const CollectionEvaluation& evaluation, std::size_t query);

/// The queries that match the filter, sorted. Queries without a sort value come last in either
/// direction; ties are in natural order of the ids. O(queries × filter + queries log queries).
/// @param definitions the evaluation's index of each of filter.definitions()
std::vector<std::size_t> arrangedQueries(const QueryView& view, const QueryFilter& filter,
                                         std::span<const std::size_t> definitions,
                                         const QuerySort& sort);

}  // namespace core
