// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/foundation/threads.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How retrieved documents are sorted into rank order.
enum class RankOrder : std::uint8_t {
    ScoreThenIdDescending,  ///< equal scores: document id descending, byte order (trec_eval)
    ScoreThenIdAscending,   ///< equal scores: document id ascending (ir_measures' msmarco)
    ScoreThenFile,          ///< equal scores: in file order (ranx, LightGBM, XGBoost)
    RankColumn,             ///< by the rank column, scores ignored
    File,                   ///< in file order
};

struct RetrievedDocument {
    std::string_view document;  ///< points into one of the run's texts
    double score = 0;
    long long rank = 0;  ///< from the rank column
    bool operator==(const RetrievedDocument&) const = default;
};

struct QueryResults {
    std::string query;
    std::vector<RetrievedDocument> documents;  ///< in rank order: index 0 is rank 1
    bool operator==(const QueryResults&) const = default;
};

/// What happens to a document that a query of a run repeats.
enum class RepeatedDocument : std::uint8_t {
    Refuse,
    First,  ///< the first one in the file
    Best,   ///< the first one in rank order
};

/// Import options for runs.
struct ScoreReading {
    NumberReading numbers = NumberReading::Strict;
    ScorePrecision precision = ScorePrecision::Double;
    DecimalMark mark = DecimalMark::Point;  ///< only if numbers are read strictly
    RepeatedDocument repeated = RepeatedDocument::Refuse;
    BadLineRule badLines = BadLineRule::Refuse;
    std::optional<std::string> tag = {};  ///< if set, only lines with this tag are read
};

/// The documents that a system retrieved for each query.
struct Run {
    std::string tag;                    ///< the sixth column of the first line
    std::string lastTag;                ///< the tag of the last line, which trec_eval prints
    LooseNumbers looseScores;           ///< only if numbers are read like C
    std::vector<QueryResults> queries;  ///< in byte order of the query ids, each once
    Diagnostics diagnostics;
    std::vector<SharedText> texts;  ///< own the text of the documents' ids

    /// Null if the query is not in the run. O(log queries).
    const QueryResults* find(std::string_view query) const;
};

/// Parses a TREC run: `query Q0 document rank score tag` per line, separated by spaces or tabs;
/// further columns are ignored. Scores may be infinite. A NaN score counts as minus infinity; if
/// numbers are read like C, it is placed where trec_eval's sort leaves it, and the rank column is
/// read like C too. Blank lines and # lines are skipped; a byte order mark and CRLF are allowed. A
/// document repeated in a query is an error, even with the same score, unless `scores` selects one.
/// A first line of column names is an error. O(n log n) per query.
///
/// The result, including errors, does not depend on the number of threads.
/// @param loading receives the progress in bytes and can stop the reading; may be null
Parsed<Run> parseRun(const SharedText& text, const std::string& name,
                     RankOrder order = RankOrder::ScoreThenIdDescending,
                     const ScoreReading& scores = {}, const Threads& threads = Threads(),
                     Loading* loading = nullptr);
/// The same for a copy of the text.
Parsed<Run> parseRun(std::string_view text, const std::string& name,
                     RankOrder order = RankOrder::ScoreThenIdDescending,
                     const ScoreReading& scores = {}, const Threads& threads = Threads(),
                     Loading* loading = nullptr);

}  // namespace core
