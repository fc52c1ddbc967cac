// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/grades_reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Like readingsOfGrades(), but also accepts the forms in which people and programs write lists
/// elsewhere:
///  - lists in brackets between words, `ranking B: [0, 1, 0]` or `y = np.array([3, 2])`, with the
///    text before each as its query; also marks, `[✓, ✗, ✗]`, as 1 and 0;
/// - Markdown tables, printed pandas objects, JSON arrays of objects, dictionaries, lists of pairs;
///  - lines with bullets or numbers, and lines that end in their grade: `2. title (grade 4)`;
///  - grades that all have a decimal comma, `3,5 2,0`: ambiguous, as each could be two grades;
///  - lists as printed in textbooks, see printedLists(), and lists of several systems below each
///    other, see readingsOfBlocks();
///  - `32301`: ambiguous, as it could be five grades or one;
///  - East Asian digits and punctuation around and between numbers.
/// Text in none of these forms is parsed as it is, and so is long text.
Parsed<std::vector<GradesReading>> readingsOfPastedGrades(std::string_view text,
                                                          const std::string& name);

/// The text with commas between two digits replaced by points, if all of them are decimal commas.
std::string withDecimalPoints(std::string text);

}  // namespace core
