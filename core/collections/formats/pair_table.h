// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/column_choices.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/rankings/runs/pairs.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What the numbers of pairs are wanted for.
enum class PairNumber : std::uint8_t {
    Grade,  ///< the score where there is no grade, 1 where there is neither
    Score,  ///< by the rank where it has ranks only; the grade where it has neither
};

/// How a table of pairs is read.
struct PairReading {
    PairNumber requested = PairNumber::Grade;
    DecimalMark mark = DecimalMark::Point;
    RaterRule raters = RaterRule::Refuse;
    BadLineRule badLines = BadLineRule::Refuse;
    std::optional<std::string> system = {};  ///< only rows of this one are read
    GradeVocabulary words = {};              ///< in the place of grades
};

/// Reads a table of pairs. One of its columns that stands twice by its name is refused, others that
/// could be meant as well are told. Cells may be quoted where a comma, semicolon or tab stands
/// between them, so that ids may hold blanks, but no line breaks. Blank lines are skipped, and #
/// lines where they are no row. A row of another width, an empty id and a number that is none are
/// refused. Numbers are never passed over: where the headings do not say which column holds them,
/// the table is refused. O(n).
/// @param text must outlive the pairs
Parsed<Pairs> parsePairTable(std::string_view text, const std::string& name,
                             const PairLayout& layout, const PairReading& reading,
                             Loading* loading = nullptr);

}  // namespace core
