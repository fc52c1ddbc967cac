// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_input.h"
#include "core/conventions/convention_search/values_under_rules.h"
#include "core/foundation/fraction.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/explanation.h"
#include "core/teaching/lessons/fence_words.h"
#include "core/teaching/lessons/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The invalid word in a number's description, and what is allowed there.
struct NumberFault {
    std::string found;
    std::string expected;
};

/// `number`, `direction`, `choice`, `order`, `blanks`.
std::optional<GuessKind> guessKindNamed(std::string_view word);

std::string_view wordOf(GuessKind kind);

/// `value`, `lowest`, `highest`, `mean-over-k`, `threshold`, `numerator`, `denominator`, `term`.
std::string_view wordOf(LessonTake take);

/// Reads `measure`, `of`, `take` and `rank`, and everything else as rules. If one lists several
/// values, separated by commas, each makes a number; every other has one value or as many.
Result<std::vector<LessonNumber>, NumberFault> lessonNumbers(FenceWords& words);

/// The number after the changes in the words.
Result<LessonNumber, NumberFault> changedNumber(const LessonNumber& number, FenceWords& words);

/// The rules in which two numbers differ, as in a lesson file: "ideal=retrieved".
std::string rulesApart(const LessonNumber& wrong, const LessonNumber& right);

/// Why the number cannot be computed from the data; nothing if it can.
std::optional<NumberFault> faultOf(const LessonNumber& number, const LessonData& data);

/// The value of a lesson's number, also as a fraction if one fits.
struct LessonValue {
    Value value = 0.0;
    std::optional<Fraction> exact = {};
};

/// Explains the number for every list; empty for other data. Call only if faultOf() finds nothing.
std::vector<Explanation> explanationsOf(const LessonNumber& number, const LessonData& data);

/// The number as a value of lists under rules. Call only if faultOf() finds nothing.
ValueUnderRules ruledNumber(const LessonNumber& number, const std::vector<RankedList>& lists);
/// The same for samples.
ClassifierValueUnderRules ruledFigure(const LessonNumber& number, const Samples& samples);
/// The input for such values.
RuledInput ruledInput(const std::vector<RankedList>& lists);
ClassifierInput ruledInput(const Samples& samples);

/// Computes the number. Call only if faultOf() finds nothing.
LessonValue lessonValue(const LessonNumber& number, const LessonData& data);

}  // namespace core
