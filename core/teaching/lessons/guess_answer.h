// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"
#include "core/conventions/convention_search/typed_number.h"
#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// A number as typed, keeping its digits to tell how it was rounded; or the answer “undefined”.
struct GuessedNumber {
    std::optional<TypedNumber> typed;
    bool operator==(const GuessedNumber&) const = default;
};

/// The change from the guess's first number to its second.
enum class GuessDirection : std::uint8_t { Up, Down, Same };

/// Which of the guess's numbers is the highest.
struct ChosenData {
    std::optional<std::size_t> place;  ///< none if they are equal
    bool operator==(const ChosenData&) const = default;
};

/// Places of the guess's numbers, highest first.
struct OrderedData {
    std::vector<std::size_t> places;  ///< each once
    bool operator==(const OrderedData&) const = default;
};

/// Blanks, in the order of the guess's numbers.
struct FilledBlanks {
    std::vector<std::optional<GuessedNumber>> blanks;  ///< nothing if not filled in
    bool operator==(const FilledBlanks&) const = default;
};

/// An answer, of the same kind as its guess.
using LessonAnswer =
    std::variant<GuessedNumber, GuessDirection, ChosenData, OrderedData, FilledBlanks>;

/// Parses a number as people write it: `0.5326`, `0,5326`, `53.26 %`, `17/40`, `= 4 / 7.51`, `−1`.
/// Reads `none`, `undefined`, `-` and a division by 0 as undefined. Nothing if it is not a number.
std::optional<GuessedNumber> guessedNumber(std::string_view text);
/// Writes a number so that guessedNumber() can read it.
std::string writtenNumber(const GuessedNumber& number);

/// Parses an answer of the guess's kind: a number; `up`, `down` or `same`; for a choice, the name
/// of data or `same`; for an order, names separated by commas or `>`, each once; for blanks,
/// numbers separated by `;`, one per blank, possibly empty. If several measures share the data, the
/// measures are the names; labels work as well as names. Full-width punctuation of Chinese input
/// methods works too, as do `上升`, `下降`, `不变` and `相同` for the words above. Nothing if it
/// cannot be read.
std::optional<LessonAnswer> readAnswer(const LessonGuess& guess, std::string_view text);
/// Writes an answer so that readAnswer() can read it.
std::string writtenAnswer(const LessonGuess& guess, const LessonAnswer& answer);

/// The name of a guess's number in a choice or an order: its data, or its measure if all data have
/// the same name.
const std::string& nameOf(const LessonGuess& guess, std::size_t place);
/// The same name as readers see it, see toldIn().
const std::string& labelOf(const LessonGuess& guess, std::size_t place);
/// The label of the number's data.
const std::string& labelOf(const LessonNumber& number);

/// The verdict on a number: the first of these that applies.
enum class Judgement : std::uint8_t {
    Right,       ///< within the guess's tolerance
    KnownWrong,  ///< one of the guess's wrong numbers
    OtherRule,   ///< another rule gives it
    Rounded,     ///< the right one, rounded to too few digits
    Cut,         ///< the right one, truncated
    Percent,     ///< the right one times 100
    NearWrong,   ///< closer to a known wrong number than to the right one
    TooLow,
    TooHigh,
    HasValue,     ///< answered “undefined”, but it has a value
    HasNoValue,   ///< answered with a number, but it is undefined
    NotAnswered,  ///< for blanks
};

struct NumberVerdict {
    Judgement judgement = Judgement::NotAnswered;
    LessonValue right = {};
    /// For KnownWrong and NearWrong: its place in the guess.
    std::optional<std::size_t> wrong = {};
    /// The number that was typed, or a near one: for KnownWrong, OtherRule and NearWrong.
    std::optional<LessonNumber> other = {};
    LessonValue otherValue = {};
    std::vector<RuleChange> changes = {};  ///< to its rules, if it has one measure
    /// For KnownWrong and OtherRule: the libraries with those rules.
    std::vector<std::string_view> libraries = {};
};

/// Whether an answer is right, and why.
struct GuessVerdict {
    bool isRight = false;
    /// One per number of the guess; for directions, choices and orders only `right` is set.
    std::vector<NumberVerdict> numbers = {};
    /// For orders: pairs of places in the wrong order, the one answered as higher first. Equal
    /// numbers are right in any order.
    std::vector<std::pair<std::size_t, std::size_t>> swapped = {};
};

/// Judges an answer. It checks, in order, whether the answer is right; a wrong number that the
/// lesson lists; the result of other tools' rules with the typed digits (one change, or two that a
/// library makes); the right number rounded, truncated or in percent; or nearest to a listed wrong
/// number. With fewer than two decimals, further ones count as 0, down to ten tolerances.
/// Deterministic. O(numbers × combinations of two rules × data).
/// @param answer of the guess's kind, with as many numbers
GuessVerdict judged(const Lesson& lesson, const LessonGuess& guess, const LessonAnswer& answer);

/// The right answer: exact numbers, equal ones in the guess's order.
LessonAnswer rightAnswer(const Lesson& lesson, const LessonGuess& guess);

}  // namespace core
