// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/filter.h"
#include "core/metrics/measures/measure_spec.h"

#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What a filter may ask of one query. A number that is not there is NaN.
struct QueryFacts {
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    /// Under one definition: what A counts, what B counts, and B less A.
    struct Values {
        double a = none;
        double b = none;
        double difference = none;
    };

    std::string_view id;                       ///< folded()
    std::string_view text;                     ///< folded(); empty where there is none
    bool isEdited = false;                     ///< by hand
    bool isMissing = false;                    ///< some file lacks it: the judgments or a run
    bool isUnjudged = false;                   ///< the judgments lack it
    double judgments = none;                   ///< how many documents are judged
    double relevant = none;                    ///< how many of them have a grade of 1 or more
    std::span<const std::string_view> groups;  ///< names of those that have it, folded()
    /// Of the measure in front, then of each of QueryFilter::definitions().
    std::span<const Values> values;
};

/// Which queries of a collection are to be seen, in the language of Filter.
///
/// - A word has to occur in the query's id or text.
/// - Numbers are `A` and `B`, what the runs count under the measure in front; `delta` or `Δ`, B
/// less
///   A; a definition in its text form, as in `judged@10` or `AP(rel=2)@100`, what B counts under
///   it; `A.`, `B.` and `delta.` before a definition; `judgments` and `relevant`, how many
///   documents are judged and how many of them 1 or more.
/// - `group:NAME`, the queries of a group; a name of several words in quotes.
/// - `edited`, `missing` (a file lacks the query) and `unjudged` (the judgments do).
class QueryFilter {
public:
    /// Accepts every query.
    QueryFilter() = default;

    bool acceptsAll() const { return m_filter.acceptsAll(); }
    /// What is asked for beyond the measure in front, normalised, each once.
    const std::vector<MeasureSpec>& definitions() const { return m_definitions; }
    /// Whether it looks at QueryFacts::id or text.
    bool readsWords() const { return m_filter.readsWords(); }
    /// Whether it looks at QueryFacts::judgments or relevant.
    bool readsJudgments() const;
    /// The groups that it asks for, folded().
    std::vector<std::string> groups() const;
    /// Whether the query is to be seen. O(terms × length of id and text), allocates nothing.
    bool matches(const QueryFacts& facts) const;

    bool operator==(const QueryFilter&) const = default;

private:
    friend Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text);

    Filter m_filter;
    std::vector<MeasureSpec> m_definitions;
};

/// What asks for the queries of a group.
/// @param name without quotes, which no word of a filter can have
std::string groupFilter(std::string_view name);

/// Reads what a person typed; an empty text accepts every query. O(length of the text).
Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text);

}  // namespace core
