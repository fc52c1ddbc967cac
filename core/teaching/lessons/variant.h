// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/teaching/lessons/lesson.h"

#include <cstdint>
#include <string_view>

namespace core {

/// Why there is no variant of a seed.
enum class VariantFault : std::uint8_t {
    NoneKeepsItsPoint,  ///< no data that may vary keep all conditions
};

/// The lesson with other data: as its `vary` says, keeping every condition, the answers of
/// directions, choices and orders, three tolerances between the numbers of a guess that differ, and
/// as many documents that earn as before, but for one. The same on every machine. Seed 0 is the
/// lesson as its file has it, and so is every seed of a lesson that varies nothing.
Result<Lesson, VariantFault> variantOf(const Lesson& lesson, std::uint64_t seed);

/// The seed of one student in a course: another for another of either, the same on every machine.
std::uint64_t studentSeed(std::uint64_t course, std::string_view student);

}  // namespace core
