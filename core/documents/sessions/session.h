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

/// Two lists of one query, so that two orders of the same documents can be told apart.
enum class ListName : std::uint8_t { A, B };

/// The lists of one query.
struct QueryLists {
    RankedList list;
    /// The other one of A and B, where there are two. What both hold, told by its id, is the same
    /// document: title, grade and score are equal.
    std::optional<RankedList> other;
    ListName listName = ListName::A;  ///< which one `list` is; A while there is no other
    std::string queryFields;          ///< fields of the query that we do not know, as JSON

    bool operator==(const QueryLists&) const = default;
};

/// What a Ranking document is, on disk and in memory: the lists of the query in front and of the
/// others, and how they are looked at.
struct Session : QueryLists {
    std::size_t cutoff = 10;                  ///< k in the toolbar
    Settings settings;                        ///< the parameters in force for every shown measure
    std::vector<Measure> shown;               ///< the score cards, in order; never empty when valid
    Measure selected = Measure::Ndcg;         ///< the measure that is explained
    NoValueRule noValue = NoValueRule::Zero;  ///< what it counts where a measure has no value
    std::string unknownFields;       ///< fields we do not know, as JSON; those in settings under it
    std::vector<QueryLists> before;  ///< the queries above the one in front, in order
    std::vector<QueryLists> after;   ///< those below it

    bool operator==(const Session&) const = default;
};

/// A or B as it is measured: where there are two, with what the other one alone judges behind its
/// not retrieved documents (core/foundation/judged_pool.h). Call for B only where there is one.
RankedList listOf(const QueryLists& query, ListName name);

/// The file's "version" this program writes and the highest it reads.
inline constexpr int sessionVersion = 1;

/// Reads the JSON text of a session (see toJson). `name` is used in errors only.
Parsed<Session> parseSession(std::string_view text, const std::string& name);

/// Versioned, human-readable JSON with every unknown field that was read; ends with a newline. The
/// same session gives the same bytes. The lists stand in it as "ranked" and "notRetrieved"; those
/// of B, where there is a B, under "b", as ids of documents of A and as whole documents that only B
/// holds. Other queries stand as objects with the same fields under "before" and "after": programs
/// that do not know these show the query in front and keep the others.
std::string toJson(const Session& session);

}  // namespace core
