// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/grade.h"
#include "core/foundation/tabular/grade_words.h"
#include "core/foundation/tabular/number_reading.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Judgment {
    std::string document;
    Grade grade;
    bool operator==(const Judgment&) const = default;
};

struct QueryJudgments {
    std::string query;
    std::vector<Judgment> judgments;  ///< in file order
    bool operator==(const QueryJudgments&) const = default;
};

/// Relevance judgments: every query's documents with their grades.
struct Qrels {
    std::vector<QueryJudgments> queries;  ///< in byte order of the query ids, each once
    double topGrade = 0;                  ///< the highest grade in the file, at least 0
    Diagnostics diagnostics;
    LooseNumbers looseGrades;  ///< only if grades are read like C

    /// Null if the query is not judged. O(log queries).
    const QueryJudgments* find(std::string_view query) const;
};

/// Which grade counts if a document is judged twice for a query, with different grades.
enum class RepeatedGrade : std::uint8_t { Refuse, First, Last, Highest };

/// Import options for judgments.
struct QrelsReading {
    NumberReading numbers = NumberReading::Strict;
    RepeatedGrade repeated = RepeatedGrade::Refuse;
    DecimalMark mark = DecimalMark::Point;
    BadLineRule badLines = BadLineRule::Refuse;
    GradeVocabulary words = {};  ///< words used instead of grades
};

/// Parses TREC qrels: `query iteration document grade` per line, separated by spaces or tabs.
/// Grades are real numbers. Blank lines and lines that start with # are skipped; a byte order mark
/// and CRLF are allowed. Equal judgments are merged; different ones for the same document are an
/// error unless `reading` selects one. A first line of column names is an error. Anything unusual
/// becomes a warning in the diagnostics. O(n).
/// @param loading receives the progress in bytes and can stop the reading; may be null
Parsed<Qrels> parseQrels(std::string_view text, const std::string& name,
                         const QrelsReading& reading = {}, Loading* loading = nullptr);
Parsed<Qrels> readQrels(const std::string& path, const QrelsReading& reading = {},
                        const ExpansionLimit& limit = {});

}  // namespace core
