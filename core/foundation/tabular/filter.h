// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct FilterToken;

/// Why a text is not a valid filter.
struct FilterProblem {
    enum class Kind : std::uint8_t {
        NoName,          ///< nothing to compare before the operator `found`
        NoValue,         ///< nothing to compare with after the operator `found`
        NoWord,          ///< no word after the operator `found`
        OnlySame,        ///< `found` can only be compared for equality with a word
        OnlyNumbers,     ///< no name on either side of the operator `found`
        BadNumber,       ///< `found` starts like a number but is not one
        UnknownName,     ///< `found` is not the name of anything comparable
        BadMeasureSpec,  ///< `found` refers to a measure by the invalid text `definition`
        NoTerm,          ///< the word or parenthesis `found` lacks a term
        NoClosing,       ///< the parenthesis at `position` is never closed
        NoOpening,       ///< the parenthesis at `position` was never opened
        TooDeep,         ///< parentheses are nested too deeply
    };
    Kind kind = Kind::NoTerm;
    std::size_t position = 0;  ///< of `found`, in bytes
    std::string found;
    std::string nearest = {};  ///< the probable intention; empty if nothing is close
    std::string definition = {};
};

/// A name in a filter language. Case does not matter.
struct FilterName {
    enum class Kind : std::uint8_t {
        Choice,  ///< tests a field; adjacent choices are alternatives
        Text,    ///< compares a text field with a word, with = or :
        Number,  ///< a number to compare
    };
    std::string_view name;
    Kind kind = Kind::Choice;
    std::size_t field = 0;  ///< the language's number for it
};

/// The facts about one item that filters ask for.
class FilterFacts {
public:
    virtual ~FilterFacts() = default;
    virtual double number(std::size_t field) const = 0;  ///< NaN if there is none
    /// @param word folded()
    virtual bool is(std::size_t field, std::string_view word) const = 0;
    virtual bool contains(std::string_view word) const = 0;
};

/// Words and conditions that select the items to show.
///
///     cake "of the day" delta < -0.1 and (judged@10 < 1 or not 0.2 <= A <= 0.8)
///
/// - A word or a "quoted phrase" must occur; case does not matter.
/// - A comparison is a chain of numbers and names separated by < <= > >= = != (also ≤ ≥ ≠ and a
///   true minus sign). A text field is compared with a word, as in label:clicked.
/// - Adjacent terms must all hold, with or without `and` between them. Adjacent choices, and words
///   for the same text, are alternatives if there is no `and`. `not` binds most tightly, then
///   `and`, then `or`; parentheses group. Quotes turn a name or `and` into a word.
///
/// A comparison with a missing number is neither true nor false, regardless of the operator, and so
/// is its negation; `and` and `or` follow Kleene's three-valued logic. Only items for which the
/// filter is true are shown: an item without a difference matches neither `delta < 0` nor `not
/// delta < 0`.
class Filter {
public:
    bool acceptsAll() const { return m_nodes.empty(); }
    bool readsWords() const { return !m_words.empty(); }
    bool readsText(std::size_t field) const;
    bool readsNumber(std::size_t field) const;
    /// The values of a Choice or Text field of which an item must have one in order to match;
    /// empty: any value is possible.
    std::vector<std::string> neededTexts(std::size_t field) const;
    /// Every word that the field is compared with, folded().
    std::vector<std::string> askedTexts(std::size_t field) const;
    /// Whether the item matches. O(terms × length of the texts compared).
    bool matches(const FilterFacts& facts) const;

    bool operator==(const Filter&) const = default;

private:
    friend class FilterReader;

    enum class Truth : std::uint8_t { No, Unknown, Yes };  ///< and: the minimum; or: the maximum
    enum class Relation : std::uint8_t { Less, AtMost, Equal, Different, AtLeast, Greater };

    struct Operand {
        std::optional<std::size_t> field;  ///< nothing: a constant number
        double number = 0;
        bool operator==(const Operand&) const = default;
    };
    struct Comparison {
        Operand left;
        Relation relation = Relation::Equal;
        Operand right;
        bool operator==(const Comparison&) const = default;
    };
    struct AnyText {
        std::size_t field = 0;
        std::vector<std::string> words;  ///< folded()
        bool operator==(const AnyText&) const = default;
    };
    enum class NodeKind : std::uint8_t { Any, All, Not, Word, Text, Comparison };
    /// In reading order, each before its operands.
    struct Node {
        NodeKind kind = NodeKind::All;
        std::size_t end = 0;   ///< index after its last operand
        std::size_t what = 0;  ///< the index of the word, text or comparison
        bool operator==(const Node&) const = default;
    };

    Truth truthOf(std::size_t node, const FilterFacts& facts) const;
    static Truth truthOf(const Comparison& comparison, const FilterFacts& facts);

    std::vector<Node> m_nodes;
    std::vector<std::string> m_words;  ///< folded()
    std::vector<Comparison> m_comparisons;
    std::vector<AnyText> m_texts;
};

/// Finds the field of a number that has no FilterName.
using OtherNumber = std::function<Result<std::size_t, FilterProblem>(const FilterToken&)>;

/// Parses a filter; an empty text matches everything. O(length of the text).
Result<Filter, FilterProblem> parseFilter(std::string_view text, std::span<const FilterName> names,
                                          const OtherNumber& other);

FilterProblem problemAt(FilterProblem::Kind kind, const FilterToken& token,
                        std::string nearest = {});

}  // namespace core
