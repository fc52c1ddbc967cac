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

/// What in the words of a number is wrong, and what may stand there.
struct NumberFault {
    std::string found;
    std::string expected;
};

/// `number`, `direction`, `choice`, `order`, `blanks`.
std::optional<GuessKind> guessKindNamed(std::string_view word);

std::string_view wordOf(GuessKind kind);

/// `value`, `lowest`, `highest`, `mean-over-k`, `threshold`, `numerator`, `denominator`, `term`.
std::string_view wordOf(LessonTake take);

/// Takes `measure`, `of`, `take` and `rank` out, and all that is left as rules. Of several of one
/// of these, parted by commas, every one makes a number; of others then one, or as many.
Result<std::vector<LessonNumber>, NumberFault> lessonNumbers(FenceWords& words);

/// The number with what the words change of it.
Result<LessonNumber, NumberFault> changedNumber(const LessonNumber& number, FenceWords& words);

/// What a number changes of another, as a lesson's file says it: "ideal=retrieved".
std::string rulesApart(const LessonNumber& wrong, const LessonNumber& right);

/// Whether the number is one of such data: nothing where it can be computed.
std::optional<NumberFault> faultOf(const LessonNumber& number, const LessonData& data);

/// A number of a lesson, and as a fraction where it is one that fits.
struct LessonValue {
    Value value = 0.0;
    std::optional<Fraction> exact = {};
};

/// The number opened down to its terms, of every list; nothing of other data. Call only where there
/// is no fault.
std::vector<Explanation> explanationsOf(const LessonNumber& number, const LessonData& data);

/// What a number of lists is asked for by. Call only where there is no fault.
ValueUnderRules ruledNumber(const LessonNumber& number, const std::vector<RankedList>& lists);
/// The same of samples.
ClassifierValueUnderRules ruledFigure(const LessonNumber& number, const Samples& samples);
/// What they are asked of.
RuledInput ruledInput(const std::vector<RankedList>& lists);
ClassifierInput ruledInput(const Samples& samples);

/// Computes it with the definitions of the program. Call only where there is no fault.
LessonValue lessonValue(const LessonNumber& number, const LessonData& data);

}  // namespace core
