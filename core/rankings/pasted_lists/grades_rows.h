// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/grade.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A possible list: a line, or the content of a pair of brackets. The views point into the text.
struct GradesRow {
    std::string_view query;                      ///< `q1` in `q1: 3 2 0`
    std::vector<std::string_view> entries;       ///< `3`, `u`, `name:3`
    std::vector<std::string_view> notRetrieved;  ///< after the bar
    bool hasBar = false;
    bool isBracketed = false;
};

/// One entry: `3`, `u`, `name:3` or, with a space, `name: 3`. The name may contain colons.
struct GradesEntry {
    std::string_view name;
    std::string_view grade;
    bool isNamed = false;

    explicit GradesEntry(std::string_view entry);
};

/// Parses a number or a word for unjudged; empty if it is neither.
std::optional<Grade> gradeOf(std::string_view text);

/// Splits a text into rows and entries, without separators and comments. A bar joins the text on
/// both sides, even across line ends. Entries are not checked to be grades. Unmatched brackets, and
/// a second bar in a row, are errors.
Parsed<std::vector<GradesRow>> gradesRows(std::string_view text, const std::string& name);

}  // namespace core
