// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How a placeholder is written out.
enum class PlaceholderForm : std::uint8_t {
    Decimal,  ///< the number, rounded; no trailing zeros if it is exact
    Exact,    ///< the number as a fraction, if it has one
    Terms,    ///< the terms of its numerator or denominator: "4 + 2/1.585 + 3/2.585"
    Data,     ///< not a number: the lesson's data, "4 2 0 1 3", or one of them
};

/// A computed part of a text, described in the words of a guess: `{nDCG@5 of=B}`, `{DCG@5 of=B
/// digits=4}`, `{AP@3 of=A exact}`, `{AP of=A terms}`, `{data of=A}`, `{data of=A rank=1}`.
struct Placeholder {
    std::size_t begin = 0;  ///< of `{` in the text
    std::size_t end = 0;    ///< past `}`
    LessonNumber number = {};
    PlaceholderForm form = PlaceholderForm::Decimal;
    int digits = 3;        ///< decimal places
    bool hasRank = false;  ///< for Data: only one of them
};

/// Finds the placeholders of a text, in order, or the first fault in one. `\{` is a literal brace.
Result<std::vector<Placeholder>, NumberFault> placeholdersOf(std::string_view text);

/// Why the data cannot fill the placeholder; nothing if they can.
std::optional<NumberFault> faultOf(const Placeholder& placeholder, const LessonData& data);

/// Parses a number in the words of a placeholder, without braces: `nDCG@5 of=B ideal=retrieved`.
Result<LessonNumber, NumberFault> numberOfWords(std::string_view text);

/// Replaces the placeholders with numbers of the lesson's data, and `\{` with a brace. An undefined
/// number becomes a dash. A placeholder that parseLesson() would refuse stays unchanged.
std::string filledText(const Lesson& lesson, std::string_view text);

/// Finds the first decimal, fraction or share (`0.5`, `7/12`, `3 of 8`) typed into a text, outside
/// placeholders and “quotation marks”. Empty if there is none.
std::string_view typedNumberIn(std::string_view text);

}  // namespace core
