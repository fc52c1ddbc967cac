// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// A problem in a file that was read nevertheless, but that a person should know of. Facts only:
/// the words, with the rule that was applied, are in core/documents/messages/diagnostic_words.h.
enum class Warning : std::uint8_t {
    ByteOrderMark,         ///< skipped
    BlankLines,            ///< skipped
    CommentLines,          ///< skipped
    TitleLines,            ///< lines of a report above the headings of a table: skipped
    HeaderLine,            ///< column names in a format that has none: recognised and skipped
    NoHeaderLine,          ///< no column names in a format that has them: the first line is data
    NotUtf8,               ///< read as Latin-1, as requested
    Gb18030,               ///< read as GB18030, as requested
    ExtraColumns,          ///< ignored
    OtherColumns,          ///< columns that could also be meant, or are not in the format: ignored;
                           ///< sample: their headings
    ChosenColumns,         ///< named by a person; sample: their headings
    SeparatorLine,         ///< Excel's sep= in the first line: skipped
    BadLines,              ///< unreadable lines: skipped, as requested
    UnusualWhitespace,     ///< an id with a no-break space or similar: kept
    OpenQuote,             ///< a quote that is not closed on its line: part of the id
    SpreadsheetId,         ///< an id like 1E5 or 1,2E+11: a spreadsheet may have damaged it
    ScientificNumber,      ///< a grade or score like 2e-3: read as that number
    DecimalComma,          ///< read as 2.5, as requested
    GradeWords,            ///< words instead of grades: read as requested
    RepeatedJudgment,      ///< the same document and grade again: merged
    RepeatedSubtopic,      ///< the same grade for several subtopics of a query: one judgment
    HighestOfSubtopics,    ///< other grades for other subtopics: the highest counts
    KeptFirstGrade,        ///< a document judged again with another grade: the first counts
    KeptLastGrade,         ///< the same: the last counts
    KeptHighestGrade,      ///< the same: the highest counts
    KeptFirstResult,       ///< a document retrieved again for its query: the first counts
    KeptBestResult,        ///< the same: the one that ranks highest counts
    MeanOfRaters,          ///< pairs with grades in several columns: the mean counts
    MedianOfRaters,        ///< pairs with grades in several columns: the median counts
    FirstOfRaters,         ///< pairs with grades in several columns: the leftmost counts
    UnratedPairs,          ///< pairs without a grade from any rater: skipped
    FractionalGrade,       ///< kept as it is
    NegativeGrade,         ///< earns no gain and does not count as judged, as in trec_eval
    NoGrades,              ///< the format has only pairs: each counts as grade 1
    JudgedResults,         ///< only retrieved documents have grades
    OneGrade,              ///< every judgment of the file has the same grade
    NothingRelevant,       ///< queries without a grade above 0
    InfiniteScore,         ///< sorted first or last
    NanScore,              ///< not a number: counts as minus infinity
    NanScoreLikeTrec,      ///< not a number: ranked where trec_eval's comparisons leave it
    LargestScore,          ///< 1.79769e308, which some data sets use for a missing value: kept
    TiedScores,            ///< documents whose score equals the one above: ordered by the tie rule
    TiedRanks,             ///< documents whose rank equals the one above: kept in file order
    RankContradictsScore,  ///< queries whose ranks contradict the scores: the scores decide
    UnequalDepths,         ///< queries with fewer documents than the deepest one
    NoScores,              ///< the format has only ranks: they give the order
    ListOrder,             ///< lists without scores: best first
    OrderOfRows,           ///< the format has neither scores nor ranks: the rows give the order
    EmptyQuery,            ///< a query without documents: skipped
    SplitQuery,            ///< lines of one query that are not adjacent: joined
    RepeatedQuery,         ///< a query that occurs twice as a key: both parts count
    SeveralSystems,        ///< a file with more than one run; sample: their names
    QueryOfFile,           ///< the only query, which has no name; sample: the name of the file
    AnswersOfFolder,       ///< a folder of answers, one for each query: one run
    NumberedQueries,       ///< queries without a name: numbered
    QueryAsDocument,       ///< retrieved documents with the id of their query: kept
    NoDocumentIds,         ///< lines without a document id: named after their line, as line 12
    TextsAsIds,            ///< documents without ids: named by their text
    RepeatedPassage,       ///< the same text again for its query, without ids: the first counts
    MissingFeature,        ///< lines without the feature that gives the scores: 0, as in SVMlight
    NullFeature,           ///< a feature of NULL: below every number
    FeatureZero,           ///< a feature with index 0 where indices start at 1: kept
    UnorderedFeatures,     ///< lines whose features do not ascend: read by their indices
    EmptyText,             ///< a query or document without text
    RepeatedText,          ///< an id that already has a text: the first counts
    QueriesWithoutText,    ///< judged queries without text
    TextsOfNeither,        ///< a file of texts without any judged query or document
    TakenAsJudgments,      ///< whole numbers that may be grades or ranks: read as grades
    TakenAsRun,            ///< the same: read as a run, because other judgments exist
    JoinedJudgments,       ///< from several files that agree; sample: the other file's name
    SplitChosen,           ///< one of a folder's judgment files was read; sample: its name
    OtherPairs,            ///< rows that belong to neither judgments nor runs: ignored
    GroupSizesBeside,      ///< sample: the file with the queries' sizes that was also read
};

/// One warning about a file, however often it occurs.
struct Diagnostic {
    Warning warning = Warning::ByteOrderMark;
    std::size_t count = 0;
    std::size_t line = 0;  ///< of the first one, as an editor counts; 0: the whole file
    std::string sample;    ///< the text there, cut if it is long
    std::vector<ParseError> refusals = {};  ///< of BadLines: the reasons for the first three

    bool operator==(const Diagnostic&) const = default;
};

/// In the order of Warning, each at most once.
using Diagnostics = std::vector<Diagnostic>;

}  // namespace core
