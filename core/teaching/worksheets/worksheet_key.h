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

/// The key of a class as a table for programs: a row for each number that is asked, of direction,
/// choice and order the answer beside it, and every known wrong number with its rule.
Table keyTable(const Worksheets& worksheets);

/// Which sheet asked a number.
struct KeyedLesson {
    std::string student;
    std::string name;
    std::string code;
    std::string lesson;
    std::uint64_t seed = 0;  ///< of the lesson's variant

    bool operator==(const KeyedLesson&) const = default;
};

/// Whether a text begins as such a table does.
bool isKey(std::string_view text);

/// Reads who was given what out of a key, each lesson of a sheet once, in its order. The columns
/// `student`, `code`, `lesson` and `seed` must be there, in any order. O(n).
Parsed<std::vector<KeyedLesson>> parseKey(std::string_view text, const std::string& file);

}  // namespace core
