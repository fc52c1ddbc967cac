// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// As readingsOfGrades(), of a text that was copied from somewhere and is written as people and
/// programs write lists elsewhere:
///  - lists in brackets within words, `ranking B: [0, 1, 0]` or `y = np.array([3, 2])`, with what
///    stands before each as its query; also of marks, `[✓, ✗, ✗]`, as 1 and 0;
///  - tables of Markdown, prints of pandas, arrays of JSON objects, dictionaries, lists of pairs;
///  - lines with bullets or numbers, and lines that end in their grade: `2. title (grade 4)`;
///  - grades that have a decimal comma each, `3,5 2,0`: asked for, being two grades each as well;
///  - lists as textbooks print them, see printedLists(), and those of several systems below each
///    other, see readingsOfBlocks();
///  - `32301`: asked for, being five grades or one;
///  - digits and signs of East Asian keyboards around and between numbers.
/// What is written in none of these forms is read as it stands, and so is a long text.
Parsed<std::vector<GradesReading>> readingsOfPastedGrades(std::string_view text,
                                                          const std::string& name);

/// The text with a point for every comma between two digits, where all of those are decimal.
std::string withDecimalPoints(std::string text);

}  // namespace core
