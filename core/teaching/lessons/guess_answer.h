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

/// A number as it was typed, whose digits tell what it may have been before; or that there is none.
struct GuessedNumber {
    std::optional<TypedNumber> typed;
    bool operator==(const GuessedNumber&) const = default;
};

/// From the guess's first number to its second.
enum class GuessDirection : std::uint8_t { Up, Down, Same };

/// Which of the guess's numbers is the highest.
struct ChosenData {
    std::optional<std::size_t> place;  ///< none: they are the same
    bool operator==(const ChosenData&) const = default;
};

/// Places of the guess's numbers, the highest first.
struct OrderedData {
    std::vector<std::size_t> places;  ///< each once
    bool operator==(const OrderedData&) const = default;
};

/// By the guess's numbers.
struct FilledBlanks {
    std::vector<std::optional<GuessedNumber>> blanks;  ///< nothing: not filled yet
    bool operator==(const FilledBlanks&) const = default;
};

/// What was answered; of a kind as the guess is.
using LessonAnswer =
    std::variant<GuessedNumber, GuessDirection, ChosenData, OrderedData, FilledBlanks>;

/// Reads a number as people write one: `0.5326`, `0,5326`, `53.26 %`, `17/40`, `= 4 / 7.51`, `−1`;
/// `none`, `undefined`, `-` and what is divided by 0 as none. Nothing where it is no number.
std::optional<GuessedNumber> guessedNumber(std::string_view text);
/// As guessedNumber() reads it.
std::string writtenNumber(const GuessedNumber& number);

/// Reads an answer of the guess's kind: a number; `up`, `down`, `same`; of a choice the name of
/// data, or `same`; of an order names parted by commas or `>`, each once; of blanks numbers parted
/// by `;`, one for each, which may be empty. Data that are guessed of by several measures are named
/// by these; a label is as good as the name. Signs of Chinese input methods stand for those of
/// ASCII, and `上升`, `下降`, `不变`, `相同` for the words above. Nothing where it is none.
std::optional<LessonAnswer> readAnswer(const LessonGuess& guess, std::string_view text);
/// As readAnswer() reads it.
std::string writtenAnswer(const LessonGuess& guess, const LessonAnswer& answer);

/// What a choice or an order calls the guess's number: its data, or where these are of one name its
/// measure.
const std::string& nameOf(const LessonGuess& guess, std::size_t place);
/// Likewise as readers are told it, see toldIn().
const std::string& labelOf(const LessonGuess& guess, std::size_t place);
/// Of the number's data.
const std::string& labelOf(const LessonNumber& number);

/// What was found about a number, the first of these that holds.
enum class Judgement : std::uint8_t {
    Right,       ///< within the guess's tolerance
    KnownWrong,  ///< one of the guess's wrong numbers
    OtherRule,   ///< another rule gives it
    Rounded,     ///< the right one, of too few digits
    Cut,         ///< the right one, its further digits cut off
    Percent,     ///< the right one times 100
    NearWrong,   ///< nearer to a known wrong number than to the right one
    TooLow,
    TooHigh,
    HasValue,     ///< it was said to have none
    HasNoValue,   ///< a number was said, and there is none
    NotAnswered,  ///< of blanks
};

struct NumberVerdict {
    Judgement judgement = Judgement::NotAnswered;
    LessonValue right = {};
    std::optional<std::size_t> wrong = {};  ///< KnownWrong, NearWrong: its place in the guess
    /// Of what the typed one is, or is near to: KnownWrong, OtherRule and NearWrong.
    std::optional<LessonNumber> other = {};
    LessonValue otherValue = {};
    std::vector<RuleChange> changes = {};          ///< to its rules, where it is of one measure
    std::vector<std::string_view> libraries = {};  ///< that do so: KnownWrong, OtherRule
};

/// What an answer is worth, and why.
struct GuessVerdict {
    bool isRight = false;
    /// By the guess's numbers; of directions, choices and orders only `right` is known.
    std::vector<NumberVerdict> numbers = {};
    /// Of orders: places of numbers that stand the wrong way round, the one said to be higher
    /// first. Numbers that are equal stand right in any order.
    std::vector<std::pair<std::size_t, std::size_t>> swapped = {};
};

/// Judges an answer by rules: whether it is right; else a wrong number that the lesson knows; else
/// what other rules of tools give the digits that were typed (one change, or two that a library
/// makes); else whether it is the right one rounded, cut off or in percent; else which known wrong
/// number is nearest. Of fewer than two decimals more are taken to be 0, down to ten tolerances.
/// O(numbers × combinations of two rules × data); the same every time.
/// @param answer of the guess's kind, of as many numbers
GuessVerdict judged(const Lesson& lesson, const LessonGuess& guess, const LessonAnswer& answer);

/// The answer that is right: numbers as they are, equal ones in the guess's order.
LessonAnswer rightAnswer(const Lesson& lesson, const LessonGuess& guess);

}  // namespace core
