// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace core {

/// What is wrong with a file. Facts only: the sentences stand in ui/text/import/error_text.h.
enum class ErrorCode : std::uint8_t {
    CannotOpen,          ///< found: the system's reason
    CannotRead,          ///< found: the system's reason
    CannotWrite,         ///< found: the system's reason
    Stopped,             ///< whoever waited does not want it any more
    DamagedCompression,  ///< found: how it is compressed; the data ends early or is damaged
    CompressedTwice,     ///< found: how the compressed data inside the compressed data is
    ExpandsTooFar,       ///< found: how many times its size compressed data may have
    TooMuchMemory,       ///< found: how it is compressed; see mostDecodingMemory
    ForeignFormat,       ///< found: the name of a format that is no text: zip, Parquet
    DamagedWorkbook,     ///< of Excel or OpenDocument
    WorkbookTooLarge,    ///< it has more cells than are read
    SeveralSheets,       ///< found: their names; one of them was to be chosen
    NoSuchSheet,         ///< found: the names of those that there are
    UnsavedFormula,      ///< found: its sheet and cell, as Sheet1!B2; its value was not saved
    UnmarkedUtf16,       ///< text in UTF-16 without a byte order mark
    DamagedUtf16,        ///< text in UTF-16 with half a character
    BinaryData,          ///< found: the byte, as 0x00
    LineTooLong,         ///< found: the length in bytes
    NotUtf8,             ///< found: the byte, as 0xff
    NothingToRead,       ///< no line holds data
    HeaderLine,          ///< found: the line; column names where data should start
    QrelsColumns,        ///< found: how many columns there are; 4 were expected
    RunColumns,          ///< found: how many columns there are; 6 were expected
    MovedColumns,        ///< found: how many columns there are; the first line has another number,
                         ///< and an id with a blank seems to have moved those of one of them
    RankedRunColumns,  ///< found: how many columns there are; 3 were expected, as in the first line
    BadGrade,          ///< found: the text; a finite number was expected
    WordGrades,        ///< found: the words that stand where numbers were expected
    InfiniteGrade,     ///< found: the document
    BadScore,          ///< found: the text; a number was expected
    BadRank,           ///< found: the text; a whole number was expected
    DuplicateJudgment,  ///< found: the document; judged twice for one query
    DuplicateDocument,  ///< found: the document; listed twice for one query
    UnknownDocument,    ///< found: the document; list B names it and list A does not hold it
    UnknownColumn,      ///< found: the heading of the column
    TableColumns,       ///< found: how many columns there are; the heading names another number
    RaggedRow,          ///< found: how many cells there are; the first line has another number
    NoLabel,            ///< found: what says that there is none, or nothing
    ThirdLabel,         ///< found: the label; two others stand above it
    UnknownLabel,       ///< found: the word for the positive class; two others are the labels
    BadWeight,          ///< found: the text; a finite number of 0 or more was expected
    NoLabelColumn,      ///< no column was recognised as the labels, and none was named
    NoScoreColumn,      ///< no column was recognised as scores, and none was named
    NoClassColumn,      ///< found: the label; others have a column of their scores
    TooManyClasses,     ///< found: the label that is one too many; see mostClasses
    NoSuchColumn,       ///< found: the name or number of a column that is not there
    UnknownQuery,       ///< found: the query; not in the file
    BadJson,            ///< found: the text from there on; nothing at the end of the file
    JsonValue,          ///< found: as in BadJson; a value was expected
    JsonName,           ///< found: as in BadJson; a name in quotes was expected
    JsonColon,          ///< found: as in BadJson; a colon behind a name was expected
    JsonComma,          ///< found: as in BadJson; a comma or the closing bracket was expected
    JsonEnd,            ///< found: the text behind a whole JSON text
    JsonText,           ///< found: a text up to what it cannot hold as it stands
    JsonNumber,         ///< found: a number, of another form than JSON's or too large
    BadToml,            ///< found: what is wrong, in the words of the library that reads it
    NotASession,        ///< found: the value of "format", or nothing
    NewerVersion,       ///< found: the version of the session
    MissingField,       ///< found: the field's path, as ranked[3].id
    UnknownField,       ///< found: the field's path; nothing reads it
    WrongType,          ///< found: the field's path
    BadValue,           ///< found: the field's path; of its type, but not a value it can have
    ColumnLength,       ///< found: the field's path; it holds not one value for each sample
    DuplicateField,     ///< found: the field's path; it stands twice in one object
    NestedTooDeeply,    ///< found: the deepest nesting that is read
    BadMeasureSpec,     ///< found: the definition's text
    DecimalComma,       ///< found: the number; a comma is read as a decimal point only when told so
    NumberOrName,       ///< found: a cell above numbers, neither one nor a name of a column we know
    NotANumber,         ///< found: a document and its value, as they stand in a JSON dictionary
    LineBreakInId,      ///< found: the id, which is quoted and goes on in the next line
    RepeatedColumn,     ///< found: the heading of a column that is needed and stands twice
    UnknownColumns,     ///< found: the headings, none of which says query or document
    UnknownNumbers,     ///< found: the columns with numbers that may be grades or scores
    SeveralRaters,      ///< found: the columns of grades; one was expected, or a rule
    UnusualWhitespace,  ///< found: it, as U+00A0, which separates nothing
    Subtopics,          ///< found: the document, judged for several subtopics of a query
    Preferences,        ///< found: the line; TREC's five columns of preferences
    TrecTopics,         ///< found: the line; queries in TREC's form
    TrecOutput,         ///< found: the line; values as trec_eval prints them
    TrecTexts,          ///< found: the line; documents in TREC's form
    SeveralSystems,     ///< found: their names; one run was expected
    RepeatedFeature,    ///< found: its index, which stands twice in a line
    EmptyId,            ///< a query or document without an id
    ZScoreColumns,      ///< found: how many columns there are; 4 were expected
    PairColumns,        ///< found: how many columns there are; query, document and number expected
    NoQueryId,          ///< found: the second column; qid:1 was expected
    BadFeature,         ///< found: the text; a feature as 12:0.5 was expected
    NoSuchFeature,      ///< found: its index; no line of the file has it
    BadPrediction,      ///< found: the line; one number was expected
    PredictionCount,    ///< found: how many there are / how many lines of data, as 3/5
    PredictionsAlone,   ///< predictions without the LETOR file whose lines they score
    NoGroupSizes,       ///< found: the file's name; lines without qid, and no sizes beside them
    GroupSizeSum,       ///< found: how many lines the sizes stand for / how many there are, as 3/5
    BadGroupSize,       ///< found: the line; a whole number above 0 was expected
    UnknownFormat,      ///< found: the first line; no format of a collection looks like it
    UnknownJson,        ///< found: the fields of its first object; no format has them
    NotJudgments,       ///< found: the format's name; judgments were expected
    NotARun,            ///< found: the format's name; a run was expected
    NoJudgments,        ///< none of the files holds judgments
    SecondJudgments,    ///< a second file with judgments; one was expected
    ContraryJudgments,  ///< found: pairs with their grades, which another file judges otherwise
    NoSuchSplit,        ///< found: the name of a file that the folder's qrels lack
    IdNotForTrec,       ///< found: an id that TREC's columns cannot hold
    LessonUnexpected,   ///< found: a word or line of a lesson; expected: what may stand there
    LessonRepeated,     ///< found: what stands in a lesson before
    LessonLacks,        ///< found: what a lesson has to say there, in its own words
    LessonUnended,      ///< found: the line that begins what has no end
    NoIdColumn,         ///< a table to be joined has no column that was recognised as ids
    RepeatedId,         ///< found: the id, which stands in two rows of a table to be joined
    NoCommonId,         ///< found: the other file to be joined, with no id of this one
    NoJsonTable,        ///< JSON, or what begins like it, that holds no rows
    UnknownPrediction,  ///< found: a predicted class that is none of the labels
    JsonAsTable,        ///< JSON where delimited text is read
};

/// Why a file was refused, and where.
struct ParseError {
    std::string file;      ///< as the caller named it; "-" is standard input
    std::size_t line = 0;  ///< as an editor counts: blanks and comments included; 0: the whole file
    ErrorCode problem = ErrorCode::CannotOpen;
    std::string found;          ///< what stands there; long texts are cut and end in an ellipsis
    std::string column = {};    ///< of a table, by its heading or number; empty: the whole line
    std::string query = {};     ///< in which it is, where the line alone does not tell
    std::size_t moreLines = 0;  ///< further ones that cannot be read, where they were counted
    std::string expected = {};  ///< in the words of the format, where the problem does not tell

    bool operator==(const ParseError&) const = default;
};

template <class T>
using Parsed = Result<T, ParseError>;

}  // namespace core
