// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/worksheets/worksheet.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The column whose heading names student ids; nothing if there is none.
std::optional<std::size_t> idColumnIn(const std::vector<std::string_view>& headings);

/// Parses the students of a class, in line order, from a table separated by commas, semicolons or
/// tabs, as spreadsheets and learning platforms export it.
///
/// A header names the columns: one with ids (`id`, `student id`, `ID number`, `Matrikelnummer`,
/// `username`, `学号` …), one with names (`name`, `Full name`, `姓名` …) or one each with first and
/// last names; others are ignored. Without an id column, the names are the ids. A table without a
/// header has ids, or ids and names. Skips blank lines, lines with only delimiters, and the line of
/// points in Canvas's gradebook.
///
/// Refuses a repeated id, a row without an id or with more or fewer cells than the first, and a
/// header with neither ids nor names. O(n log n).
Parsed<std::vector<Student>> parseRoster(std::string_view text, const std::string& file);

/// A class of `count` students, named by number.
std::vector<Student> numberedStudents(std::size_t count);

}  // namespace core
