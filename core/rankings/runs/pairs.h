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

/// A document of a query, and the number that a file gives it: a grade or a score.
struct Pair {
    std::string_view document;
    double number = 0;
    std::size_t line = 0;  ///< where it stands
    long long rank = 0;    ///< 0 where the format has no ranks
};

/// What most formats come down to, before it is said whether the numbers are grades or scores.
struct Pairs {
    ByQuery<Pair> rows;  ///< ids point into the file's text or into the arena
    TextArena arena;
    DiagnosticCounts counts;
    bool hasNumbers = true;     ///< else: 1, or the rank with a minus sign
    bool isInRowOrder = false;  ///< nothing but the order of the rows ranks the documents
};

/// The numbers as grades; one that is not finite is refused. The same grade twice is merged.
/// O(n log n).
Parsed<Qrels> judgmentsFrom(Pairs pairs, const std::string& name,
                            RepeatedGrade repeated = RepeatedGrade::Refuse);

/// The numbers as scores; they must not be NaN. A document twice for one query is refused,
/// unless it is said which one counts. O(n log n).
/// @param text what the ids point into
/// @param precision of the scores, before they are put in order
Parsed<Run> runFrom(Pairs pairs, const SharedText& text, const std::string& name, RankOrder order,
                    ScorePrecision precision = ScorePrecision::Double,
                    RepeatedDocument repeated = RepeatedDocument::Refuse);

}  // namespace core
