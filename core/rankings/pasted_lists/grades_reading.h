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

/// How the numbers of a text make lists.
enum class GradesMeaning : std::uint8_t {
    OneList,  ///< all of them are one list, in the order of reading
    Column,   ///< the grades stand in one column; the others count ranks, or are something else
    Lines,    ///< every line, or pair of brackets, is a list of its own
    DecimalCommas,  ///< all numbers are one list, and a comma in them is decimal
    Digits,         ///< each digit of the one number is a grade
};

/// One way to read a text of grades.
struct GradesReading {
    GradesMeaning meaning = GradesMeaning::OneList;
    std::size_t column = 0;         ///< of Column: which, 1-based
    bool isNamed = false;           ///< the text names every document
    std::vector<RankedList> lists;  ///< of Lines at least two; else one

    bool operator==(const GradesReading&) const = default;
};

/// Every way in which a text of grades, typed or pasted, can be meant, the likeliest first; at
/// least one. Where there are several, or several lists, it is for a person to say which is meant.
///
/// A list is grades in rank order, separated by blanks, tabs, commas or semicolons; one in each
/// line are one list, so that a spreadsheet column works, and so is what stands in brackets, as
/// `[3, 2, 0]`. An entry is a grade (`3`, `2.5`), `u`, `?` or `-` for unjudged, or `name:grade`,
/// also with blanks behind the colon; unnamed documents get the ids d1, d2 … by place. After a
/// single `|` follow the judged documents that were not retrieved. `#` starts a comment to the
/// line's end. A grade is a finite number read with the C locale; a decimal comma therefore reads
/// as two grades. The name of an entry may not be repeated in a list. A line that begins with a
/// name, a colon and a blank before several bare grades has its query's name there: `q1: 0 1 0`,
/// also of several words, `first query: 0 1 0`, and behind a semicolon, `q1: 0 1; q2: 1 0`.
///
/// Or a line is a document: its name and its grade in either order, between them a tab, a comma, a
/// semicolon, several blanks, or a colon behind the name; or one blank behind a name without
/// numbers, where there are several lines. Other columns may stand beside them. A first line of
/// words above numbers is a heading, and may say which column is which. An empty cell is unjudged.
/// Names before several columns of numbers may be those of queries, too.
Parsed<std::vector<GradesReading>> readingsOfGrades(std::string_view text, const std::string& name);

/// A text that is one list and can be nothing else; BadGrade where it is several.
Parsed<RankedList> parseGrades(std::string_view text, const std::string& name);

/// Whether a text is entries of lists and nothing else: what has names in another column may as
/// well be a table of another kind.
bool holdsEntriesOnly(std::string_view text);

/// Lists whose query has no name get q1, q2 … by place; the next free number where somebody has
/// that name.
void nameQueries(std::span<RankedList> lists);

/// The grades of a list as text, separated by blanks, `u` for unjudged, without names.
std::string gradesText(const RankedList& list);
/// The lists, one a line, so that they read back with their queries' names, and their documents'
/// where those are single words.
std::string linesOfLists(std::span<const RankedList> lists);
std::string rankedGradesText(std::span<const RankedItem> ranked);

}  // namespace core
