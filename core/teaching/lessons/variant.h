// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/teaching/lessons/lesson.h"

#include <cstdint>
#include <string_view>

namespace core {

/// Why a seed has no variant.
enum class VariantFault : std::uint8_t {
    NoneKeepsItsPoint,  ///< no allowed change of the data keeps all conditions
};

/// Returns the lesson with data changed by its `vary` rules. A variant keeps every condition; the
/// answers of directions, choices and orders; three tolerances between the different numbers of a
/// guess; and the number of documents that earn, give or take one. The same on every machine. Seed
/// 0, and any seed if nothing varies, gives the lesson as in its file.
Result<Lesson, VariantFault> variantOf(const Lesson& lesson, std::uint64_t seed);

/// The seed of a student in a course. It differs for other students and courses, and is the same on
/// every machine.
std::uint64_t studentSeed(std::uint64_t course, std::string_view student);

}  // namespace core
