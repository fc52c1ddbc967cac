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

/// What the numbers of pairs are used for.
enum class PairNumber : std::uint8_t {
    Grade,  ///< or the score if there is no grade; 1 if there is neither
    Score,  ///< from the rank if there are only ranks; the grade if there is neither
};

/// How to read a table of pairs.
struct PairReading {
    PairNumber requested = PairNumber::Grade;
    DecimalMark mark = DecimalMark::Point;
    RaterRule raters = RaterRule::Refuse;
    BadLineRule badLines = BadLineRule::Refuse;
    std::optional<std::string> system = {};  ///< read only rows of this run
    GradeVocabulary words = {};              ///< words that mean grades
};

/// Reads a table of pairs. Refused if one of its columns occurs twice by name; other columns that
/// could also be meant give a warning. Between commas, semicolons or tabs, cells may be quoted, so
/// that ids may contain spaces, but no line breaks. Blank lines are skipped, and so are # lines
/// that are not rows. A row with a different number of cells, an empty id and an invalid number are
/// refused. Numbers are never ignored: if the headings do not say which column holds them, the
/// table is refused. O(n).
/// @param text must outlive the pairs
Parsed<Pairs> parsePairTable(std::string_view text, const std::string& name,
                             const PairLayout& layout, const PairReading& reading,
                             Loading* loading = nullptr);

}  // namespace core
