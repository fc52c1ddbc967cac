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

/// What people judged: every query's documents with their grades.
struct Qrels {
    std::vector<QueryJudgments> queries;  ///< in byte order of the query ids, each once
    double topGrade = 0;                  ///< the highest grade in the file, at least 0
    Diagnostics diagnostics;
    LooseNumbers looseGrades;  ///< only where grades are read like C

    /// Null when the query is not judged. O(log queries).
    const QueryJudgments* find(std::string_view query) const;
};

/// What counts of a document that is judged twice for a query, with two grades.
enum class RepeatedGrade : std::uint8_t { Refuse, First, Last, Highest };

/// How judgments are read where a file leaves a choice.
struct QrelsReading {
    NumberReading numbers = NumberReading::Strict;
    RepeatedGrade repeated = RepeatedGrade::Refuse;
    DecimalMark mark = DecimalMark::Point;
    BadLineRule badLines = BadLineRule::Refuse;
    GradeVocabulary words = {};  ///< in the place of grades
};

/// TREC qrels: `query iteration document grade` per line, separated by blanks or tabs. Grades are
/// real numbers. Blank lines and lines that start with # are skipped, a byte order mark and CRLF
/// are accepted; the same judgment twice is merged, two different ones are an error unless one is
/// chosen, as is a first line of column names. What is odd becomes a finding. O(n).
/// @param loading told of the bytes read, and asked whether to stop; may be null
Parsed<Qrels> parseQrels(std::string_view text, const std::string& name,
                         const QrelsReading& reading = {}, Loading* loading = nullptr);
Parsed<Qrels> readQrels(const std::string& path, const QrelsReading& reading = {},
                        const ExpansionLimit& limit = {});

}  // namespace core
