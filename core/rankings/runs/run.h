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

/// How retrieved documents are put in rank order.
enum class RankOrder : std::uint8_t {
    ScoreThenIdDescending,  ///< equal scores: document id descending, byte order (trec_eval)
    ScoreThenIdAscending,   ///< equal scores: document id ascending (ir_measures' msmarco)
    ScoreThenFile,          ///< equal scores: as in the file (ranx, LightGBM, XGBoost)
    RankColumn,             ///< by the rank column, scores ignored
    File,                   ///< as in the file
};

struct RetrievedDocument {
    std::string_view document;  ///< points into one of the run's texts
    double score = 0;
    long long rank = 0;  ///< the rank column, as given
    bool operator==(const RetrievedDocument&) const = default;
};

struct QueryResults {
    std::string query;
    std::vector<RetrievedDocument> documents;  ///< in rank order: index 0 is rank 1
    bool operator==(const QueryResults&) const = default;
};

/// What counts of a document that a query of a run lists again.
enum class RepeatedDocument : std::uint8_t {
    Refuse,
    First,  ///< as in the file
    Best,   ///< the one that comes first in rank order
};

/// How a run is read where a file leaves a choice.
struct ScoreReading {
    NumberReading numbers = NumberReading::Strict;
    ScorePrecision precision = ScorePrecision::Double;
    DecimalMark mark = DecimalMark::Point;  ///< only where numbers are read strictly
    RepeatedDocument repeated = RepeatedDocument::Refuse;
    BadLineRule badLines = BadLineRule::Refuse;
    std::optional<std::string> tag = {};  ///< only lines with this one are read
};

/// What a system retrieved.
struct Run {
    std::string tag;                    ///< the sixth column of the first line
    std::string lastTag;                ///< that of the last line, which trec_eval prints
    LooseNumbers looseScores;           ///< only where numbers are read like C
    std::vector<QueryResults> queries;  ///< in byte order of the query ids, each once
    Diagnostics diagnostics;
    std::vector<SharedText> texts;  ///< what the documents' ids point into

    /// Null when the query is not in the run. O(log queries).
    const QueryResults* find(std::string_view query) const;
};

/// TREC run: `query Q0 document rank score tag` per line, separated by blanks or tabs; further
/// columns are ignored. Scores may be infinite; one that is NaN counts as minus infinity, or stands
/// where trec_eval's sort leaves it where numbers are read like C. Blank lines and # lines are
/// skipped, a byte order mark and CRLF are accepted; a document twice for one query is an error,
/// even with the same score, unless one is chosen, as is a first line of column names. O(n log n)
/// per query. Where numbers are read like C, so is the rank column.
///
/// The same for any number of threads, the error too.
/// @param loading told of the bytes read, and asked whether to stop; may be null
Parsed<Run> parseRun(const SharedText& text, const std::string& name,
                     RankOrder order = RankOrder::ScoreThenIdDescending,
                     const ScoreReading& scores = {}, const Threads& threads = Threads(),
                     Loading* loading = nullptr);
/// The same of a copy of the text.
Parsed<Run> parseRun(std::string_view text, const std::string& name,
                     RankOrder order = RankOrder::ScoreThenIdDescending,
                     const ScoreReading& scores = {}, const Threads& threads = Threads(),
                     Loading* loading = nullptr);

}  // namespace core
