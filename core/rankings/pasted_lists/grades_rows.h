// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/grade.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What may be one list: a line, or what stands in a pair of brackets. The views are of the text.
struct GradesRow {
    std::string_view query;                      ///< as in `q1: 3 2 0`
    std::vector<std::string_view> entries;       ///< `3`, `u`, `name:3`
    std::vector<std::string_view> notRetrieved;  ///< behind the bar
    bool hasBar = false;
    bool isBracketed = false;
};

/// One entry: `3`, `u`, `name:3` or, over a blank, `name: 3`; an id may hold colons itself.
struct GradesEntry {
    std::string_view name;
    std::string_view grade;
    bool isNamed = false;

    explicit GradesEntry(std::string_view entry);
};

/// A number, or a word for unjudged; nothing where it is neither.
std::optional<Grade> gradeOf(std::string_view text);

/// Cuts a text into rows and their entries; separators and comments fall away. A bar joins what
/// stands around it, over the ends of lines. The entries may be no grades; brackets that do not
/// match, and a second bar in a row, are errors.
Parsed<std::vector<GradesRow>> gradesRows(std::string_view text, const std::string& name);

}  // namespace core
