// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/text_arena.h"
#include "core/rankings/runs/by_query.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// A document of a query with its number in the file: a grade or a score.
struct Pair {
    std::string_view document;
    double number = 0;
    std::size_t line = 0;  ///< line in the file
    long long rank = 0;    ///< 0 if the format has no ranks
};

/// The content of most formats, before the numbers are known to be grades or scores.
struct Pairs {
    ByQuery<Pair> rows;  ///< ids point into the file's text or into the arena
    TextArena arena;
    DiagnosticCounts counts;
    bool hasNumbers = true;     ///< false: the number is 1, or the negated rank
    bool isInRowOrder = false;  ///< only the order of the rows ranks the documents
};

/// The numbers as grades, which must be finite. Equal judgments are merged. O(n log n).
Parsed<Qrels> judgmentsFrom(Pairs pairs, const std::string& name,
                            RepeatedGrade repeated = RepeatedGrade::Refuse);

/// The numbers as scores, which must not be NaN. A document repeated in a query is an error unless
/// `repeated` selects one. O(n log n).
/// @param text owns the text of the ids
/// @param precision of the scores, applied before sorting
Parsed<Run> runFrom(Pairs pairs, const SharedText& text, const std::string& name, RankOrder order,
                    ScorePrecision precision = ScorePrecision::Double,
                    RepeatedDocument repeated = RepeatedDocument::Refuse);

}  // namespace core
