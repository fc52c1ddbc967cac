#pragma once

#include "core/metric/definition.h"
#include "core/result.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
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

    std::string_view id;      ///< folded()
    std::string_view text;    ///< folded(); empty where there is none
    bool isEdited = false;    ///< by hand
    bool isMissing = false;   ///< some file lacks it: the judgments or a run
    bool isUnjudged = false;  ///< the judgments lack it
    double judgments = none;  ///< how many documents are judged
    double relevant = none;   ///< how many of them have a grade of 1 or more
    /// Of the measure in front, then of each of QueryFilter::definitions().
    std::span<const Values> values;
};

/// Why a text is no filter.
struct FilterProblem {
    enum class Kind : std::uint8_t {
        NoName,         ///< nothing to compare stands before the sign `found`
        NoValue,        ///< nothing to compare with follows the sign `found`
        OnlyNumbers,    ///< no name on any side of the sign `found`
        BadNumber,      ///< `found` begins like a number and is none
        UnknownName,    ///< `found` names nothing that can be compared
        BadDefinition,  ///< `found` names a measure and cannot be read: `definition` says why
        NoTerm,         ///< nothing that the word or parenthesis `found` needs beside it
        NoClosing,      ///< the parenthesis at `position` is never closed
        NoOpening,      ///< the parenthesis at `position` closes none
        TooDeep,        ///< more parentheses in each other than anybody means
    };
    Kind kind = Kind::NoTerm;
    std::size_t position = 0;  ///< of `found`, in bytes
    std::string found;
    std::string nearest;  ///< what was probably meant; empty when nothing is close
    std::optional<DefinitionError> definition;
};

/// Which queries of a collection are to be seen: words and conditions.
///
///     cake "of the day" delta < -0.1 and (judged@10 < 1 or not 0.2 <= A <= 0.8)
///
/// - A word, or a "phrase in quotes", has to occur in the query's id or text; upper and lower case
///   are alike.
/// - A comparison is a chain of numbers and names parted by < <= > >= = != (also ≤ ≥ ≠ and a true
///   minus sign). Names are `A` and `B`, what the runs count under the measure in front; `delta` or
///   `Δ`, B less A; a definition in its text form, as in `judged@10` or `AP(rel=2)@100`, what B
///   counts under it; `A.`, `B.` and `delta.` before a definition; `judgments` and `relevant`, how
///   many documents are judged and how many of them 1 or more.
/// - `edited`, `missing` (a file lacks the query) and `unjudged` (the judgments do).
/// - Terms that follow each other must all hold, with `and` between them or without. `not` binds
///   tightest, then `and`, then `or`; parentheses group. Quotes make a word of a name or of `and`.
///
/// Where a number is not there, its comparison is neither true nor false, whatever the sign, and
/// `not` leaves it so; `and` and `or` follow Kleene's three-valued logic. A query is seen only
/// where the whole is true: neither `delta < 0` nor `not delta < 0` shows one without a difference.
class QueryFilter {
public:
    /// Accepts every query.
    QueryFilter() = default;

    bool acceptsAll() const { return m_nodes.empty(); }
    /// What is asked for beyond the measure in front, normalised, each once.
    const std::vector<Definition>& definitions() const { return m_definitions; }
    /// Whether it looks at QueryFacts::id or text.
    bool readsWords() const { return !m_words.empty(); }
    /// Whether it looks at QueryFacts::judgments or relevant.
    bool readsJudgments() const;
    /// Whether the query is to be seen. O(terms × length of id and text), allocates nothing.
    bool matches(const QueryFacts& facts) const;

    bool operator==(const QueryFilter&) const = default;

private:
    friend class QueryFilterReader;

    enum class Truth : std::uint8_t { No, Unknown, Yes };  ///< and: the least; or: the greatest
    enum class Relation : std::uint8_t { Less, AtMost, Equal, Different, AtLeast, Greater };
    enum class Flag : std::uint8_t { Edited, Missing, Unjudged };
    enum class Quantity : std::uint8_t { Number, A, B, Difference, Judgments, Relevant };

    struct Operand {
        Quantity quantity = Quantity::Number;
        std::size_t values = 0;  ///< place in QueryFacts::values
        double number = 0;
        bool operator==(const Operand&) const = default;
    };
    struct Comparison {
        Operand left;
        Relation relation = Relation::Equal;
        Operand right;
        bool operator==(const Comparison&) const = default;
    };
    enum class NodeKind : std::uint8_t { Any, All, Not, Word, Flag, Comparison };
    /// In the order they are read, each before what it is made of.
    struct Node {
        NodeKind kind = NodeKind::All;
        std::size_t end = 0;   ///< behind the last node that it is made of
        std::size_t what = 0;  ///< of a word, flag or comparison: which
        bool operator==(const Node&) const = default;
    };

    Truth truthOf(std::size_t node, const QueryFacts& facts) const;
    Truth truthOf(const Comparison& comparison, const QueryFacts& facts) const;

    std::vector<Node> m_nodes;
    std::vector<std::string> m_words;  ///< folded()
    std::vector<Comparison> m_comparisons;
    std::vector<Definition> m_definitions;
};

/// Reads what a person typed; an empty text accepts every query. O(length of the text).
Result<QueryFilter, FilterProblem> parseQueryFilter(std::string_view text);

}  // namespace core
