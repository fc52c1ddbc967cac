// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace core {

/// The lesson's own minutes, or three for each of its steps.
int minutesOf(const Lesson& lesson);

/// A lesson of a class.
struct SyllabusRow {
    std::size_t lesson;  ///< its index
    int begins;          ///< minutes after the class began
    int ends;

    bool operator==(const SyllabusRow&) const = default;
};

constexpr int anyLength = std::numeric_limits<int>::max();

/// The lessons for a class of this length, in their order but each after those it needs. Goes
/// through the wanted ones as given, and takes one with everything it still needs if that fits in
/// the time left. Needs that name no lesson here are ignored. O(n²).
/// @param wanted indices of lessons
std::vector<SyllabusRow> syllabusOf(std::span<const Lesson> lessons,
                                    std::span<const std::size_t> wanted, int minutes = anyLength);

}  // namespace core
