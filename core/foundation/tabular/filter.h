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

/// Why a text is no filter.
struct FilterProblem {
    enum class Kind : std::uint8_t {
        NoName,          ///< nothing to compare stands before the sign `found`
        NoValue,         ///< nothing to compare with follows the sign `found`
        NoWord,          ///< no word follows the sign `found`
        OnlySame,        ///< `found` can only be the same as a word
        OnlyNumbers,     ///< no name on any side of the sign `found`
        BadNumber,       ///< `found` begins like a number and is none
        UnknownName,     ///< `found` names nothing that can be compared
        BadMeasureSpec,  ///< `found` names a measure by the text `definition`, which cannot be read
        NoTerm,          ///< nothing that the word or parenthesis `found` needs beside it
        NoClosing,       ///< the parenthesis at `position` is never closed
        NoOpening,       ///< the parenthesis at `position` closes none
        TooDeep,         ///< more parentheses in each other than anybody means
    };
    Kind kind = Kind::NoTerm;
    std::size_t position = 0;  ///< of `found`, in bytes
    std::string found;
    std::string nearest = {};  ///< what was probably meant; empty when nothing is close
    std::string definition = {};
};

/// A name that a language of filters knows. Upper and lower case are alike.
struct FilterName {
    enum class Kind : std::uint8_t {
        Choice,  ///< the field is it; those that follow each other are alternatives
        Text,    ///< the field is a word, with = or :, of which the same is true
        Number,  ///< is compared
    };
    std::string_view name;
    Kind kind = Kind::Choice;
    std::size_t field = 0;  ///< by which the language knows it
};

/// What filters ask of one of the things that they are for.
class FilterFacts {
public:
    virtual ~FilterFacts() = default;
    virtual double number(std::size_t field) const = 0;  ///< NaN where there is none
    /// @param word folded()
    virtual bool is(std::size_t field, std::string_view word) const = 0;
    virtual bool contains(std::string_view word) const = 0;
};

/// Words and conditions that say which of many things are to be seen.
///
///     cake "of the day" delta < -0.1 and (judged@10 < 1 or not 0.2 <= A <= 0.8)
///
/// - A word, or a "phrase in quotes", has to occur; upper and lower case are alike.
/// - A comparison is a chain of numbers and names parted by < <= > >= = != (also ≤ ≥ ≠ and a true
///   minus sign). A text is compared with a word, as in label:clicked.
/// - Terms that follow each other must all hold, with `and` between them or without; choices, and
///   words for the same text, are alternatives where they do so without `and`. `not` binds
///   tightest, then `and`, then `or`; parentheses group. Quotes make a word of a name or of `and`.
///
/// Where a number is not there, its comparison is neither true nor false, whatever the sign, and
/// `not` leaves it so; `and` and `or` follow Kleene's three-valued logic. A thing is seen only
/// where the whole is true: neither `delta < 0` nor `not delta < 0` shows one without a difference.
class Filter {
public:
    bool acceptsAll() const { return m_nodes.empty(); }
    bool readsWords() const { return !m_words.empty(); }
    bool readsText(std::size_t field) const;
    bool readsNumber(std::size_t field) const;
    /// Of which the field must be one, whatever else holds; none: it may be anything. What a Choice
    /// or Text asks for.
    std::vector<std::string> neededTexts(std::size_t field) const;
    /// Every word that the field is compared with, folded().
    std::vector<std::string> askedTexts(std::size_t field) const;
    /// Whether it is to be seen. O(terms × length of what they look at).
    bool matches(const FilterFacts& facts) const;

    bool operator==(const Filter&) const = default;

private:
    friend class FilterReader;

    enum class Truth : std::uint8_t { No, Unknown, Yes };  ///< and: the least; or: the greatest
    enum class Relation : std::uint8_t { Less, AtMost, Equal, Different, AtLeast, Greater };

    struct Operand {
        std::optional<std::size_t> field;  ///< none: it is the number
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
    /// In the order they are read, each before what it is made of.
    struct Node {
        NodeKind kind = NodeKind::All;
        std::size_t end = 0;   ///< behind the last node that it is made of
        std::size_t what = 0;  ///< which word, text or comparison
        bool operator==(const Node&) const = default;
    };

    Truth truthOf(std::size_t node, const FilterFacts& facts) const;
    static Truth truthOf(const Comparison& comparison, const FilterFacts& facts);

    std::vector<Node> m_nodes;
    std::vector<std::string> m_words;  ///< folded()
    std::vector<Comparison> m_comparisons;
    std::vector<AnyText> m_texts;
};

/// The field of a number that no FilterName has.
using OtherNumber = std::function<Result<std::size_t, FilterProblem>(const FilterToken&)>;

/// Reads what a person typed; an empty text accepts everything. O(length of the text).
Result<Filter, FilterProblem> parseFilter(std::string_view text, std::span<const FilterName> names,
                                          const OtherNumber& other);

FilterProblem problemAt(FilterProblem::Kind kind, const FilterToken& token,
                        std::string nearest = {});

}  // namespace core
