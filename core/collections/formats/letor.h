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

/// Whether the text has lines of SVMrank, LETOR, RankLib or Quepid: the second column of the first
/// data line is `qid:…`.
bool isLetor(std::string_view text);

/// The number to read for the document of each line.
struct LetorNumber {
    std::optional<std::size_t> feature = {};  ///< the value of the feature with this index
    std::optional<std::span<const double>> predictions =
        {};  ///< the n-th belongs to the n-th data line
    // Otherwise the target, which is the grade.
};

/// Reads lines such as `target qid:1 1:0.5 46:0.07 #docid = GX029-35 inc = 1`. The comment names
/// the document: after `docid =`, or as its only word, or its first word if the line has no
/// features (Quepid). Otherwise the name is `line 12`, by the line within the query. Blank lines
/// and # lines are skipped. Separated lines of one query are joined, with a warning. A missing
/// feature is 0, NULL is minus infinity. Features out of order give a warning; a feature that
/// occurs twice in a line is refused. O(n).
/// @param text must outlive the pairs
/// @param badLines a skipped line still counts as a data line for predictions
Parsed<Pairs> parseLetor(std::string_view text, const std::string& name,
                         const LetorNumber& requested = {}, DecimalMark mark = DecimalMark::Point,
                         Loading* loading = nullptr, BadLineRule badLines = BadLineRule::Refuse);

/// Whether each of the first lines contains one number and nothing else.
bool arePredictions(std::string_view text);

/// Reads one number per line, which may be infinite; blank lines and # lines are skipped. A skipped
/// bad line gives NaN: its document is not in the run.
Parsed<std::vector<double>> parsePredictions(std::string_view text, const std::string& name,
                                             DiagnosticCounts& counts,
                                             DecimalMark mark = DecimalMark::Point,
                                             Loading* loading = nullptr,
                                             BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
