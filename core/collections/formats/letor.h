// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/rankings/runs/pairs.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Whether the text holds lines of SVMrank, LETOR, RankLib or Quepid: the second column of the
/// first line of data is `qid:…`.
bool isLetor(std::string_view text);

/// What is read out of each line, as the number of its document.
struct LetorNumber {
    std::optional<std::size_t> feature = {};  ///< the value of the feature with this index
    std::optional<std::span<const double>> predictions =
        {};  ///< the n-th for the n-th line of data
    // Else the target, which is the grade.
};

/// `target qid:1 1:0.5 46:0.07 #docid = GX029-35 inc = 1` per line. A document is called what the
/// comment says behind `docid =`; else as the comment's one word, or its first where the line has
/// no features (Quepid); else `line 12` by the line within its query. Blank lines and # lines are
/// skipped; lines of a query that stand apart are one query, and told. A feature that a line lacks
/// is 0, NULL is minus infinity. Features that do not ascend are told, one that stands twice in a
/// line is refused. O(n).
/// @param text must outlive the pairs
/// @param badLines one that is left out is still a line of data for predictions
Parsed<Pairs> parseLetor(std::string_view text, const std::string& name,
                         const LetorNumber& requested = {}, DecimalMark mark = DecimalMark::Point,
                         Loading* loading = nullptr, BadLineRule badLines = BadLineRule::Refuse);

/// Whether every one of the first lines holds one number and nothing else.
bool arePredictions(std::string_view text);

/// One number per line, which may be infinite; blank lines and # lines are skipped. A line that is
/// left out is NaN: its document is not in the run.
Parsed<std::vector<double>> parsePredictions(std::string_view text, const std::string& name,
                                             DiagnosticCounts& counts,
                                             DecimalMark mark = DecimalMark::Point,
                                             Loading* loading = nullptr,
                                             BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
