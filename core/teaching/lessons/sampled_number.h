// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"

#include <optional>
#include <string_view>

namespace core {

/// Whether it is `Hit@10` or `Rank`, the two that may be measured among some negatives alone.
bool isSampledMeasure(std::string_view measure);

/// Whether it is one of such samples: nothing where it can be computed.
std::optional<NumberFault> faultOfSampled(const LessonNumber& number, const Samples& samples);

/// Of every positive sample among the negative ones of its group (all, without groups), the chance
/// of a hit at k or the mean rank; the mean over the positive ones, each as heavy as it weighs. A
/// negative sample stands for as many as it weighs, a whole number, and one of the same score ranks
/// above. The rule `negatives` says how many are drawn (`all` without it). Call only where there is
/// no fault. See core/metrics/statistics/sampled_hit.h.
LessonValue sampledValue(const LessonNumber& number, const Samples& samples);

}  // namespace core
