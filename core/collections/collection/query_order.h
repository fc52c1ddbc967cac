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

/// What a query is found by, folded().
struct QueryWords {
    std::string id;
    std::string text;  ///< title and text; empty where there is none

    bool operator==(const QueryWords&) const = default;
};

/// What the queries say, as long as `ids`. O(queries) look-ups.
/// @param texts null where there are none
/// @param stop ends it early: what is returned then is to be thrown away
std::vector<QueryWords> queryWords(std::span<const std::string> ids, const TextsById* texts,
                                   const std::stop_token& stop = {});

/// A group as its queries are looked at.
struct GroupPlaces {
    std::string name;       ///< folded()
    std::vector<bool> has;  ///< by query
};

/// A collection as its queries are looked at; what it points to must outlive it.
struct QueryView {
    const Collection* collection = nullptr;
    const QueryEdits* edits = nullptr;
    const CollectionEvaluation* evaluation = nullptr;
    std::span<const QueryWords> words;    ///< by query; may be empty where nothing reads them
    std::size_t definition = 0;           ///< in front: index into the evaluation's
    std::size_t a = 0;                    ///< index of a run
    std::size_t b = 0;                    ///< the same as a: nothing has a difference
    std::span<const double> widths = {};  ///< by query, of Width; NaN or not there: none
    /// By query, of Text: the places that a language gives the texts among each other, NaN for
    /// none; empty: they stand as their letters are numbered.
    std::span<const double> textPlaces = {};
    std::span<const GroupPlaces> groups = {};  ///< that a filter may ask for

    /// What the query counts; NaN where it counts nothing.
    QueryFacts::Values values(std::size_t query, std::size_t ofDefinition) const;
};

/// What queries are sorted by.
enum class QueryKey : std::uint8_t {
    Mark,        ///< edited ones, then those that a file lacks, then the others
    Id,          ///< in natural order
    Text,        ///< case does not count
    Value,       ///< what a run counts
    Difference,  ///< B less A
    Width,       ///< of what unjudged documents could make of the difference, or of A's value
};

struct QuerySort {
    QueryKey key = QueryKey::Id;
    std::size_t run = 0;  ///< of Value
    bool isDescending = false;
    /// Of Value and Difference; none: the one in front.
    std::optional<MeasureSpec> definition = {};

    bool operator==(const QuerySort&) const = default;
};

/// Whether a file lacks the query: the judgments or a run.
bool isMissing(const CollectionEvaluation& evaluation, std::size_t query);

/// The queries that the filter accepts, sorted: those without what is sorted by last, whichever the
/// direction, and equal ones in natural order of the ids. O(queries × filter + queries log
/// queries).
/// @param definitions where the evaluation has each of filter.definitions()
std::vector<std::size_t> arrangedQueries(const QueryView& view, const QueryFilter& filter,
                                         std::span<const std::size_t> definitions,
                                         const QuerySort& sort);

}  // namespace core
