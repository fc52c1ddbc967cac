// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The two lists of a query, for example two orders of the same documents.
enum class ListName : std::uint8_t { A, B };

/// The lists of one query.
struct QueryLists {
    RankedList list;
    /// The other of A and B, if there are two. Documents with the same id in both have the same
    /// title, grade and score.
    std::optional<RankedList> other;
    ListName listName = ListName::A;  ///< which one `list` is; A if there is no other
    std::string queryFields;          ///< unknown fields of the query, as JSON

    bool operator==(const QueryLists&) const = default;
};

/// A Ranking document, on disk and in memory: the lists of the current query and of the others, and
/// the view.
struct Session : QueryLists {
    std::size_t cutoff = 10;                  ///< k in the toolbar
    Settings settings;                        ///< current parameters of every shown measure
    std::vector<Measure> shown;               ///< the score cards, in order; never empty when valid
    Measure selected = Measure::Ndcg;         ///< the measure that is explained
    NoValueRule noValue = NoValueRule::Zero;  ///< how an undefined measure counts
    std::string unknownFields;  ///< unknown fields, as JSON; those of settings under "settings"
    std::vector<QueryLists> before;  ///< the queries above the current one, in order
    std::vector<QueryLists> after;   ///< the queries below it

    bool operator==(const Session&) const = default;
};

/// List A or B as it is evaluated. If there are two, documents that only the other list judges
/// follow its not retrieved ones (core/foundation/judged_pool.h). Call for B only if it exists.
RankedList listOf(const QueryLists& query, ListName name);

/// The "version" that this program writes, and the highest that it reads.
inline constexpr int sessionVersion = 1;

/// Parses the JSON of a session (see toJson). `name` is used in errors only.
Parsed<Session> parseSession(std::string_view text, const std::string& name);

/// Writes versioned, human-readable JSON that keeps unknown fields and ends with a newline. The
/// same session gives the same bytes. The lists are "ranked" and "notRetrieved"; those of B, if it
/// exists, are under "b": ids for documents in A, whole documents for the rest. Other queries are
/// objects with the same fields under "before" and "after". Programs that do not know these fields
/// show the current query and keep the others.
std::string toJson(const Session& session);

}  // namespace core
