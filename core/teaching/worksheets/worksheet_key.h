// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/foundation/file/parse_error.h"
#include "core/teaching/worksheets/worksheet.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The answer key of a class as a machine-readable table: one row per number asked, with the answer
/// for directions, choices and orders, and every known wrong number with its rule.
Table keyTable(const Worksheets& worksheets);

/// The lesson of a sheet in a key.
struct KeyedLesson {
    std::string student;
    std::string name;
    std::string code;
    std::string lesson;
    std::uint64_t seed = 0;  ///< for the lesson's variant

    bool operator==(const KeyedLesson&) const = default;
};

/// Whether a text begins like such a table.
bool isKey(std::string_view text);

/// Reads from a key which student got which lesson: each lesson of a sheet once, in order. The
/// columns `student`, `code`, `lesson` and `seed` are required, in any order. O(n).
Parsed<std::vector<KeyedLesson>> parseKey(std::string_view text, const std::string& file);

}  // namespace core
