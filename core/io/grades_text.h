#pragma once

#include "core/io/parse_error.h"
#include "core/ranked_list.h"

#include <span>
#include <string>
#include <string_view>

namespace core {

/// A list typed or pasted: grades in rank order, separated by blanks, tabs, commas, semicolons or
/// new lines, so that a spreadsheet column works. An entry is a grade (`3`, `2.5`), `u`, `?` or `-`
/// for unjudged, or `name:grade`; unnamed documents get the ids d1, d2 … by place. After a single
/// `|` follow the judged documents that were not retrieved. `#` starts a comment to the line's end.
/// A grade is a finite number read with the C locale; a decimal comma therefore reads as two
/// grades. The name of an entry may not be repeated.
Parsed<RankedList> parseGrades(std::string_view text, const std::string& name);
Parsed<RankedList> readGrades(const std::string& path);

/// The grades of a list in that form, separated by blanks, `u` for unjudged, without names.
std::string gradesText(const RankedList& list);
std::string rankedGradesText(std::span<const Document> ranked);

}  // namespace core
