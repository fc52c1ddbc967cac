// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"

#include <optional>
#include <string_view>

namespace core {

/// Whether it is `Hit@10` or `Rank`, the two measures that can use a sample of the negatives.
bool isSampledMeasure(std::string_view measure);

/// Why the number cannot be computed from the samples; nothing if it can.
std::optional<NumberFault> faultOfSampled(const LessonNumber& number, const Samples& samples);

/// Computes the weighted mean over positive samples of the probability of a hit at k, or of the
/// mean rank, among the negatives of the same group (all of them without groups). A negative counts
/// as often as its weight, a whole number, and ranks above a positive with the same score. The rule
/// `negatives` gives the number drawn (default: `all`). Call only if faultOfSampled() finds
/// nothing. See core/metrics/statistics/sampled_hit.h.
LessonValue sampledValue(const LessonNumber& number, const Samples& samples);

}  // namespace core
