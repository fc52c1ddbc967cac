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

/// How a definition stands in a text.
enum class PlaceholderForm : std::uint8_t {
    Decimal,  ///< its number, rounded; without ending zeros where it needs no more
    Exact,    ///< its number as a fraction, where it has one
    Terms,    ///< what its numerator adds up, or its denominator: "4 + 2/1.585 + 3/2.585"
    Data,     ///< no number: the data as the lesson has them, "4 2 0 1 3", or one of them
};

/// What a text says by a definition, in the words of a guess: `{nDCG@5 of=B}`, `{DCG@5 of=B
/// digits=4}`, `{AP@3 of=A exact}`, `{AP of=A terms}`, `{data of=A}`, `{data of=A rank=1}`.
struct Placeholder {
    std::size_t begin = 0;  ///< of `{` in the text
    std::size_t end = 0;    ///< behind `}`
    LessonNumber number = {};
    PlaceholderForm form = PlaceholderForm::Decimal;
    int digits = 3;        ///< behind the point
    bool hasRank = false;  ///< of Data: one of them alone
};

/// The placeholders of a text, in their order; the first fault where one cannot be read. `\{` is a
/// brace that begins none.
Result<std::vector<Placeholder>, NumberFault> placeholdersOf(std::string_view text);

/// Whether such data can fill it: nothing where they can.
std::optional<NumberFault> faultOf(const Placeholder& placeholder, const LessonData& data);

/// Reads a number in the words of a placeholder, without braces: `nDCG@5 of=B ideal=retrieved`.
Result<LessonNumber, NumberFault> numberOfWords(std::string_view text);

/// The text with its placeholders as numbers of the lesson's data, and `\{` as a brace. An
/// undefined number is a dash. What parseLesson() would refuse stays as it stands.
std::string filledText(const Lesson& lesson, std::string_view text);

/// The first number with decimals, fraction or share (`0.5`, `7/12`, `3 of 8`) that is typed in a
/// text, outside of placeholders and of what stands in “quotation marks”. Empty without one.
std::string_view typedNumberIn(std::string_view text);

}  // namespace core
