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

/// Where a heading names the ids of students; nothing where none does.
std::optional<std::size_t> idColumnIn(const std::vector<std::string_view>& headings);

/// Reads the students of a class from a table with commas, semicolons or tabs between its cells, as
/// spreadsheets and learning platforms write them, in the order of its lines.
///
/// A heading names the columns: one of ids (`id`, `student id`, `ID number`, `Matrikelnummer`,
/// `username`, `学号` …), one of names (`name`, `Full name`, `姓名` …) or one of first and one of
/// last names; others are passed over. Without a column of ids the names are the ids. A table
/// without a heading has ids, or ids and names. Blank lines are passed over, also those of
/// delimiters alone, and the line of points in Canvas's gradebook.
///
/// Refused are an id that stands twice, a row without one or with more or less cells than the
/// first, and a heading that names neither ids nor names. O(n log n).
Parsed<std::vector<Student>> parseRoster(std::string_view text, const std::string& file);

/// A class of that many, called by their numbers.
std::vector<Student> numberedStudents(std::size_t count);

}  // namespace core
