// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// What a reader met in a file that a person should know of although the file was read. Facts only:
/// the sentences, with the rule that was applied, stand in ui/text/import/diagnostic_text.h.
enum class Warning : std::uint8_t {
    ByteOrderMark,      ///< skipped
    BlankLines,         ///< skipped
    CommentLines,       ///< skipped
    HeaderLine,         ///< column names where the format has none, recognised and skipped
    NoHeaderLine,       ///< no column names where the format has them: the first line is data
    NotUtf8,            ///< read as Latin-1, because a person said so
    Gb18030,            ///< the same: read as GB18030
    ExtraColumns,       ///< ignored
    OtherColumns,       ///< columns that could be meant as well, or that the format lacks: ignored
    ChosenColumns,      ///< a person named them; sample: their headings
    SeparatorLine,      ///< Excel's sep=, in the first line: skipped
    BadLines,           ///< could not be read: left out, because a person said so
    UnusualWhitespace,  ///< an id with a no-break space or the like: kept
    OpenQuote,          ///< a quote that its line does not close: a part of the id
    SpreadsheetId,      ///< an id like 1E5 or 1,2E+11: a spreadsheet may have damaged it
    ScientificNumber,   ///< a grade or score like 2e-3: read as the number that it is
    DecimalComma,       ///< read as 2.5, because a person said so
    GradeWords,         ///< words in the place of grades: read as a person said
    RepeatedJudgment,   ///< the same document with the same grade again: merged
    RepeatedSubtopic,   ///< the same grade for several subtopics of a query: one judgment
    KeptFirstGrade,     ///< a document judged again with another grade: the first counts
    KeptLastGrade,      ///< the same: the last counts
    KeptHighestGrade,   ///< the same: the highest counts
    KeptFirstResult,    ///< a document retrieved again for its query: the first counts
    KeptBestResult,     ///< the same: the one that ranks highest counts
    MeanOfRaters,       ///< pairs with grades in several columns: their mean counts
    MedianOfRaters,     ///< the same: their median counts
    FirstOfRaters,      ///< the same: the leftmost counts
    UnratedPairs,       ///< pairs to which no rater gave a grade: left out
    FractionalGrade,    ///< kept as it is
    NegativeGrade,      ///< counts as judged and not relevant, with the gain of grade 0
    NoGrades,           ///< the format has pairs only: each counts as a grade of 1
    JudgedResults,      ///< grades of what was retrieved, and of nothing else
    OneGrade,           ///< every judgment of the file has the same grade
    NothingRelevant,    ///< queries without a grade above 0
    InfiniteScore,      ///< sorted first or last
    NanScore,           ///< no number: counts as minus infinity
    NanScoreLikeTrec,   ///< no number: stands where trec_eval's comparisons leave it
    LargestScore,       ///< 1.79769e308, with which some sets mark a missing value: taken as is
    TiedScores,         ///< documents whose score equals the one above: ordered by the tie rule
    TiedRanks,          ///< by rank: documents whose rank equals the one above, as in the file
    RankContradictsScore,  ///< queries whose rank column says another order: the scores win
    UnequalDepths,         ///< queries with fewer documents than the deepest one
    NoScores,              ///< the format has ranks only: they give the order
    ListOrder,             ///< lists without scores: best first
    OrderOfRows,           ///< the format has neither scores nor ranks: the rows give the order
    EmptyQuery,            ///< a query without a document: left out
    SplitQuery,            ///< lines of a query that do not stand together: one query
    RepeatedQuery,         ///< a query that stands twice as a key: what both hold counts
    SeveralSystems,        ///< a file holds more runs than one; sample: their names
    QueryOfFile,           ///< the only query, which nothing names; sample: the name of the file
    AnswersOfFolder,       ///< a folder of answers, one of each query: one run
    NumberedQueries,       ///< queries that nothing names: called by their number
    QueryAsDocument,       ///< retrieved documents with the id of their query: kept
    NoDocumentIds,         ///< lines that name no document: called by their line, as line 12
    TextsAsIds,            ///< documents without ids: called by their text
    MissingFeature,        ///< lines without the feature that gives the scores: 0, as in SVMlight
    NullFeature,           ///< a feature of NULL: below every number
    FeatureZero,           ///< a feature with the index 0, where they count from 1: kept
    UnorderedFeatures,     ///< lines whose features do not ascend: read by their indices
    EmptyText,             ///< a query or document without text
    RepeatedText,          ///< an id that has a text already: the first counts
    QueriesWithoutText,    ///< judged queries that the texts lack
    TextsOfNeither,        ///< a file of texts in which no judged query or document was found
    TakenAsJudgments,      ///< whole numbers that may be grades or ranks: taken as grades
    TakenAsRun,            ///< the same: taken as a run, because other judgments are there
    JoinedJudgments,       ///< those of several files, which agree; sample: the other's name
    SplitChosen,           ///< one of a folder's files of judgments was read; sample: its name
    OtherPairs,            ///< rows that belong to neither judgments nor runs: ignored
    GroupSizesBeside,      ///< sample: the file with the sizes of the queries that was read too
};

/// One warning of a file, however often it was met.
struct Diagnostic {
    Warning warning = Warning::ByteOrderMark;
    std::size_t count = 0;
    std::size_t line = 0;  ///< of the first one, as an editor counts; 0: the whole file
    std::string sample;    ///< what stands there, cut where it is long
    std::vector<ParseError> refusals = {};  ///< of BadLines: why, for the first three

    bool operator==(const Diagnostic&) const = default;
};

/// In order of Warning, each at most once.
using Diagnostics = std::vector<Diagnostic>;

}  // namespace core
