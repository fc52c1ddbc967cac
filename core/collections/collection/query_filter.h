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

/// The facts about one query that a filter may use. A missing number is NaN.
struct QueryFacts {
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    /// Under one definition: A's value, B's value, and B − A.
    struct Values {
        double a = none;
        double b = none;
        double difference = none;
    };

    std::string_view id;                       ///< folded()
    std::string_view text;                     ///< folded(); empty if there is none
    bool isEdited = false;                     ///< by hand
    bool isMissing = false;                    ///< from some file: the judgments or a run
    bool isUnjudged = false;                   ///< missing from the judgments
    double judgments = none;                   ///< the number of judged documents
    double relevant = none;                    ///< how many of them have a grade of 1 or more
    std::span<const std::string_view> groups;  ///< names of the groups that contain it, folded()
    /// For the current measure, then for each of QueryFilter::definitions().
    std::span<const Values> values;
};

/// Selects the queries of a collection to show, in the language of Filter.
///
/// - A word must occur in the query's id or text.
/// - Numbers are `A` and `B`, the runs' values under the current measure; `delta` or `Δ`, B − A; a
///   definition as text, such as `judged@10` or `AP(rel=2)@100`, for B's value under it; `A.`, `B.`
///   and `delta.` before a definition; `judgments` and `relevant`, the numbers of judged documents
///   and of those graded 1 or more.
/// - `group:NAME`, the queries of a group; a name of several words in quotes.
/// - `edited`, `missing` (from some file) and `unjudged` (missing from the judgments).
class QueryFilter {
public:
    /// Matches every query.
    QueryFilter() = default;

    bool acceptsAll() const { return m_filter.acceptsAll(); }
    /// The definitions used besides the current measure, normalised and without repeats.
    const std::vector<MeasureSpec>& definitions() const { return m_definitions; }
    /// Whether it uses QueryFacts::id or text.
    bool readsWords() const { return m_filter.readsWords(); }
    /// Whether it uses QueryFacts::judgments or relevant.
    bool readsJudgments() const;
    /// Whether it uses values of runs, or what they do not answer, so that it chooses queries by
    /// their outcome.
    bool readsRuns() const;
    /// The groups used, folded().
    std::vector<std::string> groups() const;
    /// Whether the query matches. O(terms × length of id and text), without allocation.
    bool matches(const QueryFacts& facts) const;

    bool operator==(const QueryFilter&) const = default;

private:
    friend Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text);

    Filter m_filter;
    std::vector<MeasureSpec> m_definitions;
};

/// The filter text for the queries of a group.
/// @param name must not contain quotes, because filters cannot express them
std::string groupFilter(std::string_view name);

/// Parses a filter; an empty text matches every query. O(length of the text).
Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text);

}  // namespace core
