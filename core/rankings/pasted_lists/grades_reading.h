// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/ranked_list.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How the numbers of a text form lists.
enum class GradesMeaning : std::uint8_t {
    OneList,        ///< all are one list, in reading order
    Column,         ///< the grades are in one column; others contain ranks or anything else
    Lines,          ///< every line, or pair of brackets, is a separate list
    DecimalCommas,  ///< all are one list, with decimal commas
    Digits,         ///< each digit of a single number is a grade
};

/// One way to read a text of grades.
struct GradesReading {
    GradesMeaning meaning = GradesMeaning::OneList;
    std::size_t column = 0;         ///< for Column: which one, 1-based
    bool isNamed = false;           ///< the text names every document
    std::vector<RankedList> lists;  ///< for Lines at least two; otherwise one

    bool operator==(const GradesReading&) const = default;
};

/// All possible readings of a text of grades, typed or pasted, most likely first; at least one. If
/// there are several readings, or several lists, a person must choose.
///
/// A list contains grades in rank order, separated by spaces, tabs, commas or semicolons. Lines
/// with one grade each form one list, so a spreadsheet column works; so do brackets, as in `[3, 2,
/// 0]`. An entry is a grade (`3`, `2.5`), `u`, `?` or `-` for unjudged, or `name:grade`, optionally
/// with spaces after the colon. Documents without names get the ids d1, d2 … by place. Judged
/// documents that were not retrieved follow after a single `|`. `#` starts a comment until the end
/// of the line. A grade is a finite number in the C locale, so a decimal comma separates two
/// grades. A list must not repeat a name. A line may start with its query's name, a colon and a
/// space before several bare grades: `q1: 0 1 0`. The name can have several words (`first query: 0
/// 1 0`) and can follow a semicolon (`q1: 0 1; q2: 1 0`).
///
/// Alternatively each line is a document: its name and grade in either order, separated by a tab, a
/// comma, a semicolon, several spaces, or a colon after the name. With several lines, one space is
/// enough after a name without numbers. There may be other columns. A first line of words above
/// numbers is a heading, which may name the columns. An empty cell means unjudged. Names before
/// several columns of numbers may also be those of queries.
Parsed<std::vector<GradesReading>> readingsOfGrades(std::string_view text, const std::string& name);

/// Parses a text that can only be a single list; BadGrade if it contains several.
Parsed<RankedList> parseGrades(std::string_view text, const std::string& name);

/// Whether a text contains only list entries. With names in another column it could be some other
/// table.
bool holdsEntriesOnly(std::string_view text);

/// Names unnamed queries q1, q2 … by place, using the next free number if the name is taken.
void nameQueries(std::span<RankedList> lists);

/// The grades of a list as text, separated by spaces, with `u` for unjudged and without names.
std::string gradesText(const RankedList& list);
/// The lists as text, one per line. They read back with their queries' names, and with their
/// documents' names if those are single words.
std::string linesOfLists(std::span<const RankedList> lists);
std::string rankedGradesText(std::span<const RankedItem> ranked);

}  // namespace core
