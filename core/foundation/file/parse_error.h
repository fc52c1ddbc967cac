// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace core {

/// What is wrong with a file. Facts only: the sentences are in ui/text/import/error_text.h.
enum class ErrorCode : std::uint8_t {
    CannotOpen,          ///< found: the system's reason
    CannotRead,          ///< found: the system's reason
    CannotWrite,         ///< found: the system's reason
    Stopped,             ///< the waiting code does not want the result any more
    DamagedCompression,  ///< found: how it is compressed; the data ends early or is damaged
    CompressedTwice,     ///< found: the inner compression
    ExpandsTooFar,       ///< found: how many times its size compressed data may expand to
    TooMuchMemory,       ///< found: how it is compressed; see mostDecodingMemory
    ForeignFormat,       ///< found: the name of a format that is not text: zip, Parquet
    DamagedWorkbook,     ///< of Excel or OpenDocument
    WorkbookTooLarge,    ///< it has more cells than are read
    DamagedArchive,      ///< a ZIP archive of a session, damaged or encrypted
    UnsafeArchive,       ///< found: a path in it that leads out of it
    ArchiveLacks,        ///< found: a file that its session names and it does not contain
    ArchiveTooLarge,     ///< found: how many MiB the files of a session have together
    SeveralSheets,       ///< found: their names; one of them has to be chosen
    NoSuchSheet,         ///< found: the names of the existing sheets
    UnsavedFormula,      ///< found: sheet and cell, as Sheet1!B2; its formula's value was not saved
    UnmarkedUtf16,       ///< text in UTF-16 without a byte order mark
    DamagedUtf16,        ///< text in UTF-16 with half a character
    BinaryData,          ///< found: the byte, as 0x00
    LineTooLong,         ///< found: the length in bytes
    NotUtf8,             ///< found: the byte, as 0xff
    InnerFolder,         ///< a folder inside a folder, which is not searched for files
    NothingToRead,       ///< no line holds data
    HeaderLine,          ///< found: the line; column names where data should start
    QrelsColumns,        ///< found: the number of columns; 4 were expected
    RunColumns,          ///< found: the number of columns; 6 were expected
    MovedColumns,        ///< found: the number of columns, which differs from the first line; an id
                         ///< with a space seems to have shifted the columns of one of them
    RankedRunColumns,    ///< found: the number of columns; 3 were expected, as in the first line
    BadGrade,            ///< found: the text; a finite number was expected
    WordGrades,          ///< found: the words in place of the expected numbers
    InfiniteGrade,       ///< found: the document
    BadScore,            ///< found: the text; a number was expected
    BadRank,             ///< found: the text; a whole number was expected
    DuplicateJudgment,   ///< found: the document; judged twice for one query
    DuplicateDocument,   ///< found: the document; listed twice for one query
    UnknownDocument,     ///< found: the document; list B names it, but list A does not contain it
    UnknownColumn,       ///< found: the heading of the column
    TableColumns,        ///< found: the number of columns; the heading has another number
    RaggedRow,           ///< found: the number of cells; the first line has another number
    NoLabel,             ///< found: the value that means no label, or nothing
    ThirdLabel,          ///< found: the label; the lines above have two others
    UnknownLabel,        ///< found: the word for the positive class, which is neither of the labels
    BadWeight,           ///< found: the text; a finite number of 0 or more was expected
    BadQueryValue,       ///< found: the text; the value of a query, a finite number, was expected
    NoQueryValues,       ///< values per query were expected
    NoWeightColumn,      ///< no column was recognised as the weights of queries
    NoWeight,            ///< every weight is 0
    NoLabelColumn,       ///< no column was recognised as the labels, and none was named
    NoScoreColumn,       ///< no column was recognised as scores, and none was named
    NoClassColumn,       ///< found: the label; others have a column of scores
    TooManyClasses,      ///< found: the label that is one too many; see mostClasses
    NoSuchColumn,        ///< found: the name or number of the missing column
    UnknownQuery,        ///< found: the query; not in the file
    BadJson,             ///< found: the text from there on; nothing at the end of the file
    JsonValue,           ///< found: as in BadJson; a value was expected
    JsonName,            ///< found: as in BadJson; a name in quotes was expected
    JsonColon,           ///< found: as in BadJson; a colon after a name was expected
    JsonComma,           ///< found: as in BadJson; a comma or the closing bracket was expected
    JsonEnd,             ///< found: the text after the complete JSON text
    JsonText,            ///< found: a string, up to the character that is not allowed in it
    JsonNumber,          ///< found: a number that is not in JSON's form or is too large
    BadToml,             ///< found: what is wrong, in the words of the TOML library
    NotASession,         ///< found: the value of "format", or nothing
    NewerVersion,        ///< found: the version of the session
    MissingField,        ///< found: the field's path, as ranked[3].id
    UnknownField,        ///< found: the field's path; nothing reads it
    WrongType,           ///< found: the field's path
    BadValue,            ///< found: the field's path; its type is right, but not its value
    ColumnLength,        ///< found: the field's path; its length is not the number of samples
    DuplicateField,      ///< found: the field's path; it occurs twice in one object
    NestedTooDeeply,     ///< found: the deepest nesting that is supported
    BadMeasureSpec,      ///< found: the definition's text
    DecimalComma,        ///< found: the number; a comma is read as a decimal point only on request
    NumberOrName,        ///< found: a cell above numbers, neither a number nor a known column name
    NotANumber,          ///< found: a document and its value, as in the JSON dictionary
    LineBreakInId,       ///< found: the quoted id, which continues on the next line
    RepeatedColumn,      ///< found: the heading of a required column that occurs twice
    UnknownColumns,      ///< found: the headings, none of which means query or document
    UnknownNumbers,      ///< found: the columns with numbers that may be grades or scores
    PossibleScores,      ///< found: the columns beside grades that may be the scores of runs
    RanksAsScores,       ///< the numbers of every query count from 1; scores were expected
    RisingScores,        ///< the scores of every query rise from rank to rank, as distances do
    SeveralRaters,       ///< found: the columns of grades; one was expected, or a rule
    UnusualWhitespace,   ///< found: the character, as U+00A0; it does not separate columns
    Subtopics,           ///< found: the document, judged for several subtopics of a query
    Preferences,         ///< found: the line; TREC's five columns of preferences
    SampledJudgments,    ///< found: the line; five columns of the Million Query track
    TrecTopics,          ///< found: the line; queries in TREC's form
    PerQueryValues,      ///< found: the first line; values of measures for single queries
    NamelessValues,      ///< found: the first line; the same without names of systems or measures
    MeansAtCutoffs,      ///< found: the first cutoff; means of measures instead of queries' values
    NamelessNumbers,     ///< found: the first line; numbers without names or ids, as of features
    PythonText,          ///< found: the first line; objects as Python prints them
    NotWithValues,       ///< a file beside values per query, or such values beside other files
    NoCommonMeasure,     ///< found: another file; files of values per query share no measure
    TrecTexts,           ///< found: the line; documents in TREC's form
    SeveralSystems,      ///< found: their names; one run was expected
    RepeatedFeature,     ///< found: the index, which occurs twice in a line
    EmptyId,             ///< a query or document without an id
    EmptyJudge,          ///< a row without the name of its judge
    ZScoreColumns,       ///< found: the number of columns; 4 were expected
    ZScoreOrder,         ///< found: a measure in the place of the query
    PreferenceColumns,   ///< found: the number of columns; 5 were expected
    ContraryPreferences,  ///< found: the document; parts of a judge's preferences disagree about it
    PairColumns,         ///< found: the number of columns; query, document and number were expected
    InteractionColumns,  ///< found: the number of columns; 2 were expected
    NoQueryId,           ///< found: the second column; qid:1 was expected
    BadFeature,          ///< found: the text; a feature such as 12:0.5 was expected
    BadFeatureNumber,   ///< found: the text; a feature of a document, a finite number, was expected
    ZeroFeatures,       ///< found: the document; none of its features is other than 0
    NoSuchFeature,      ///< found: the index; no line of the file has it
    BadPrediction,      ///< found: the line; one number was expected
    PredictionCount,    ///< found: number of predictions / number of data lines, as 3/5
    PredictionsAlone,   ///< predictions without the LETOR file whose lines they score
    NoGroupSizes,       ///< found: the file's name; its lines have no qid, and no sizes were found
    GroupSizeSum,       ///< found: sum of the sizes / number of lines, as 3/5
    BadGroupSize,       ///< found: the line; a whole number above 0 was expected
    UnknownFormat,      ///< found: the first line; no format of a collection looks like it
    SearchRequest,      ///< the queries that a search engine was asked, without its answers
    HitsWithoutIds,     ///< found: the fields of the results, none of which names documents
    UnknownJson,        ///< found: the fields of its first object; no format has them
    NotJudgments,       ///< found: the format's name; judgments were expected
    NotARun,            ///< found: the format's name; a run was expected
    NoJudgments,        ///< none of the files holds judgments
    SecondJudgments,    ///< a second file with judgments; one was expected
    ContraryJudgments,  ///< found: pairs with their grades, which another file judges differently
    NoSuchSplit,        ///< found: the name of a file that the folder's qrels do not contain
    IdNotForTrec,       ///< found: an id that TREC's columns cannot hold
    LessonUnexpected,   ///< found: a word or line of a lesson; expected: what is allowed there
    LessonRepeated,     ///< found: what already occurs earlier in the lesson
    LessonLacks,        ///< found: what the lesson must contain there, in its own words
    LessonUnended,      ///< found: the line that starts the unfinished part
    NoIdColumn,         ///< no column of a table to be joined was recognised as ids
    RepeatedId,         ///< found: the id, which occurs in two rows of a table to be joined
    NoCommonId,         ///< found: the other file to be joined, which shares no id with this one
    NoJsonTable,        ///< JSON, or text that starts like it, without rows
    UnknownPrediction,  ///< found: a predicted class that is not one of the labels
    JsonAsTable,        ///< JSON where delimited text is expected
};

/// Why a file was refused, and where.
struct ParseError {
    std::string file;      ///< as the caller named it; "-" is standard input
    std::size_t line = 0;  ///< as an editor counts, with blank and comment lines; 0: the whole file
    ErrorCode problem = ErrorCode::CannotOpen;
    std::string found;          ///< the text there; cut with an ellipsis if it is long
    std::string column = {};    ///< of a table, by heading or number; empty: the whole line
    std::string query = {};     ///< the query concerned, if the line alone does not tell
    std::size_t moreLines = 0;  ///< further unreadable lines, if they were counted
    std::string expected = {};  ///< in the words of the format, if the problem does not tell

    bool operator==(const ParseError&) const = default;
};

template <class T>
using Parsed = Result<T, ParseError>;

}  // namespace core
