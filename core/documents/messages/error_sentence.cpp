// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/messages/error_sentence.h"

#include "core/documents/messages/catalogued.h"
#include "core/documents/sessions/session.h"
#include "core/foundation/compression/compression.h"
#include "core/foundation/enum_table.h"
#include "core/foundation/tabular/delimited_table.h"

#include <array>
#include <cstdint>

namespace core {

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ui::ErrorText)
};

struct ErrorRow;

template <SentencePart part>
Sentence ofPart(const ErrorRow& row, const std::string& found);

struct ErrorRow {
    ErrorCode problem;
    const char* text;
    Sentence (*say)(const ErrorRow& row, const std::string& found) = ofPart<SentencePart::Quoted>;
    std::uint64_t number = 0;     ///< the text's %2, or how many columns were expected
    const char* other = nullptr;  ///< the text where one thing or nothing was found
};

template <SentencePart part>
Sentence ofPart(const ErrorRow& row, const std::string& found)
{
    return {row.text, {{part, found}}};
}

Sentence unlessOne(const ErrorRow& row, const std::string& found)
{
    return {found == "1" ? row.other : row.text, {found}};
}

Sentence unlessNothing(const ErrorRow& row, const std::string& found)
{
    return {found.empty() ? row.other : row.text, {found}};
}

Sentence withNumber(const ErrorRow& row, const std::string& found)
{
    return {row.text, {found, std::to_string(row.number)}};
}

/// Of 3/5.
Sentence ofCounts(const ErrorRow& row, const std::string& found)
{
    const std::size_t slash = found.find('/');
    return {row.text, {found.substr(0, slash), found.substr(slash + 1)}};
}

/// The formats that people have tables in, and what makes text of them.
Sentence ofForeignFormat(const ErrorRow& row, const std::string& found)
{
    const std::string conversion =
        R"(pandas.read_parquet("x.parquet").to_csv("x.csv", index=False))";
    if (found == "Parquet")
        return {
            ErrorText::tr("found a Parquet file, which is not read: convert it with Python: %1"),
            {conversion}};
    if (found.starts_with("Excel"))
        return {ErrorText::tr("found a workbook of the format %1, or one with a password, which is "
                              "not read: save it as .xlsx without a password, or the sheet as CSV"),
                {found}};
    return {row.text, {found}};
}

/// The text is how the columns are laid out.
Sentence ofColumns(const ErrorRow& row, const std::string& found)
{
    const std::string expected = std::to_string(row.number);
    if (found == "1")
        return {ErrorText::tr("found 1 column, expected %1: %2"),
                {expected, Sentence{row.text, {}}}};
    return {ErrorText::tr("found %1 columns, expected %2: %3"),
            {found, expected, Sentence{row.text, {}}}};
}

/// The text is what was expected.
Sentence ofJson(const ErrorRow& row, const std::string& found)
{
    const Sentence expected{row.text, {}};
    if (found.empty())
        return {ErrorText::tr("found the end of the file, expected %1"), {expected}};
    return {ErrorText::tr("found “%1”, expected %2"), {found, expected}};
}

/// What systems say of files most often; they say it in English.
[[maybe_unused]] constexpr const char* saidBySystems[] = {
    ErrorText::tr("No such file or directory"),
    ErrorText::tr("Permission denied"),
    ErrorText::tr("Is a directory"),
    ErrorText::tr("Not a directory"),
    ErrorText::tr("Not a regular file"),
    ErrorText::tr("File name too long"),
    ErrorText::tr("Read-only file system"),
    ErrorText::tr("No space left on device"),
    ErrorText::tr("Cannot allocate memory"),
    ErrorText::tr("Input/output error"),
    ErrorText::tr("The file was changed meanwhile"),
    ErrorText::tr("The file was changed each time while it was read"),
};

/// What fields of JSON hold, as its reader says.
[[maybe_unused]] constexpr const char* fieldTypes[] = {
    ErrorText::tr("true or false"),  ErrorText::tr("a text"), ErrorText::tr("a number"),
    ErrorText::tr("a whole number"), ErrorText::tr("a list"), ErrorText::tr("an object"),
};

constexpr auto problems = std::to_array<ErrorRow>({
    {ErrorCode::CannotOpen, ErrorText::tr("cannot be opened: %1"), ofPart<SentencePart::Reason>},
    {ErrorCode::CannotRead, ErrorText::tr("cannot be read: %1"), ofPart<SentencePart::Reason>},
    {ErrorCode::CannotWrite, ErrorText::tr("cannot be written: %1"), ofPart<SentencePart::Reason>},
    {ErrorCode::Stopped, ErrorText::tr("was not read to its end, because reading was stopped")},
    {ErrorCode::DamagedCompression,
     ErrorText::tr(
         "found compressed data that is damaged or ends early, expected a whole %1 file")},
    {ErrorCode::CompressedTwice,
     ErrorText::tr(
         "found %1 data inside compressed data, expected a text that is compressed once")},
    {ErrorCode::ExpandsTooFar,
     ErrorText::tr(
         "found compressed data that grows to more than %1 times its size, expected at most that: "
         "unpack the file first, or, on the command line, raise the limit with --max-expansion")},
    {ErrorCode::TooMuchMemory,
     ErrorText::tr("found %1 data that takes more than %2 MiB of memory to be decompressed, "
                   "expected at most that: unpack the file first"),
     withNumber, mostDecodingMemory >> 20},
    {ErrorCode::ForeignFormat,
     ErrorText::tr("found a file of the format %1, which is not read; expected text, as it is or "
                   "compressed with gzip, xz, zstd or bzip2, or a workbook (.xlsx, .ods)"),
     ofForeignFormat},
    {ErrorCode::DamagedWorkbook,
     ErrorText::tr("found a workbook that is damaged, ends early or has a password: open it in a "
                   "spreadsheet program and save it again without one, or save the sheet as CSV")},
    {ErrorCode::WorkbookTooLarge,
     ErrorText::tr("found a workbook with more cells than are read (20 million): save the sheet "
                   "as CSV")},
    {ErrorCode::SeveralSheets,
     ErrorText::tr("found tables in several sheets of the workbook, %1: choose one with --sheet on "
                   "the command line, or save it as CSV"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::NoSuchSheet,
     ErrorText::tr("found no sheet of that name in the workbook, expected one of %1"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnsavedFormula,
     ErrorText::tr("found a formula without its value in %1: open the workbook in a spreadsheet "
                   "program and save it again")},
    {ErrorCode::UnmarkedUtf16, ErrorText::tr("found text in UTF-16 without a byte order mark, "
                                             "expected UTF-8, or UTF-16 with the mark")},
    {ErrorCode::DamagedUtf16,
     ErrorText::tr("found half a character of UTF-16, expected whole ones")},
    {ErrorCode::BinaryData, ErrorText::tr("found the byte %1, expected a text file")},
    {ErrorCode::LineTooLong, ErrorText::tr("found a line of %1 bytes, expected at most 1 MiB")},
    {ErrorCode::NotUtf8, ErrorText::tr("found the byte %1, expected text in UTF-8")},
    {ErrorCode::NothingToRead,
     ErrorText::tr("found nothing to read, expected at least one line of data")},
    {ErrorCode::HeaderLine,
     ErrorText::tr("found the column names “%1”, expected data: the format has no heading line")},
    {ErrorCode::QrelsColumns, ErrorText::tr("query iteration document grade"), ofColumns, 4},
    {ErrorCode::RunColumns, ErrorText::tr("query Q0 document rank score tag"), ofColumns, 6},
    {ErrorCode::MovedColumns,
     ErrorText::tr("found %1 columns, expected as many as the first line has: an id with a "
                   "blank seems to have moved them")},
    {ErrorCode::RankedRunColumns, ErrorText::tr("query document rank, as in the first line"),
     ofColumns, 3},
    {ErrorCode::BadGrade,
     ErrorText::tr("found the grade “%1”, expected a number such as 2 or 2.5")},
    {ErrorCode::WordGrades,
     ErrorText::tr("found the grades %1, expected numbers, or a number for each of these words"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::InfiniteGrade,
     ErrorText::tr(
         "found a grade for “%1” that is infinite or no number, expected one such as 2 or 2.5")},
    {ErrorCode::BadScore,
     ErrorText::tr("found the score “%1”, expected a number such as 1.5 or 2e-3")},
    {ErrorCode::BadRank, ErrorText::tr("found the rank “%1”, expected a whole number")},
    {ErrorCode::DuplicateJudgment,
     ErrorText::tr("found a second, different grade for “%1”, expected one for each query")},
    {ErrorCode::DuplicateDocument,
     ErrorText::tr("found “%1” a second time, expected every document once")},
    {ErrorCode::UnknownDocument,
     ErrorText::tr("found “%1” in list B, expected a document of list A")},
    {ErrorCode::UnknownColumn,
     ErrorText::tr("found a column “%1”, expected rank, id, title, grade or score")},
    {ErrorCode::TableColumns,
     ErrorText::tr("found %1 columns, expected as many as the heading names"), unlessOne, 0,
     ErrorText::tr("found 1 column, expected as many as the heading names")},
    {ErrorCode::RaggedRow, ErrorText::tr("found %1 cells, expected as many as the first line has"),
     unlessOne, 0, ErrorText::tr("found 1 cell, expected as many as the first line has")},
    {ErrorCode::NoLabel, ErrorText::tr("found “%1”, expected a label such as 0 or 1"),
     unlessNothing, 0, ErrorText::tr("found an empty cell, expected a label such as 0 or 1")},
    {ErrorCode::ThirdLabel,
     ErrorText::tr("found “%1” as a third label, expected one of the two above it")},
    {ErrorCode::UnknownLabel,
     ErrorText::tr("found no label “%1”, expected the positive class to be one of the labels")},
    {ErrorCode::BadWeight, ErrorText::tr("found the weight “%1”, expected a number of 0 or more")},
    {ErrorCode::NoLabelColumn,
     ErrorText::tr("found no column that holds the labels, expected one to be named")},
    {ErrorCode::NoScoreColumn,
     ErrorText::tr("found no column that holds scores, expected one to be named")},
    {ErrorCode::NoClassColumn,
     ErrorText::tr(
         "found “%1”, which has no column of scores, expected one such as prob_%1, p_%1 or %1")},
    {ErrorCode::TooManyClasses,
     ErrorText::tr("found “%1” as one label more than the %2 that can be told apart"), withNumber,
     mostClasses},
    {ErrorCode::NoSuchColumn,
     ErrorText::tr("found no column “%1”, expected one that the table has")},
    {ErrorCode::UnknownQuery,
     ErrorText::tr("found no query “%1”, expected one that the file holds")},
    {ErrorCode::BadJson, ErrorText::tr("text that is JSON"), ofJson},
    {ErrorCode::JsonValue, ErrorText::tr("a value"), ofJson},
    {ErrorCode::JsonName, ErrorText::tr("a name in quotes"), ofJson},
    {ErrorCode::JsonColon, ErrorText::tr("a colon behind the name"), ofJson},
    {ErrorCode::JsonComma, ErrorText::tr("a comma or the closing bracket"), ofJson},
    {ErrorCode::JsonEnd, ErrorText::tr("the end of the file"), ofJson},
    {ErrorCode::JsonText,
     ErrorText::tr("a text in quotes, on one line and with only JSON’s escapes"), ofJson},
    {ErrorCode::JsonNumber, ErrorText::tr("a number of JSON’s form that is not too large"), ofJson},
    {ErrorCode::BadToml, ErrorText::tr("found what is not TOML (%1), expected TOML or JSON")},
    {ErrorCode::NotASession, ErrorText::tr("found the format “%1”, expected a Rankscope session"),
     unlessNothing, 0,
     ErrorText::tr("found JSON without a “format”, expected a Rankscope session")},
    {ErrorCode::NewerVersion,
     ErrorText::tr(
         "found a session of version %1, expected at most %2: it was written by a newer Rankscope"),
     withNumber, sessionVersion},
    {ErrorCode::MissingField, ErrorText::tr("found no field “%1”, expected one")},
    {ErrorCode::UnknownField,
     ErrorText::tr(
         "found the field “%1”, which nothing reads, expected those that such a file has")},
    {ErrorCode::WrongType,
     ErrorText::tr("found a value of the wrong type in the field “%1”, expected another type")},
    {ErrorCode::BadValue,
     ErrorText::tr(
         "found a value in the field “%1” that it cannot have, expected one of its range")},
    {ErrorCode::ColumnLength, ErrorText::tr("found another number of values in the field “%1” than "
                                            "there are labels, expected one for each")},
    {ErrorCode::DuplicateField, ErrorText::tr("found the field “%1” twice, expected it once")},
    {ErrorCode::NestedTooDeeply,
     ErrorText::tr("found JSON nested too deeply, expected at most %1 levels")},
    {ErrorCode::BadMeasureSpec, ErrorText::tr("found “%1”, expected a measure such as nDCG@10")},
    {ErrorCode::DecimalComma, ErrorText::tr("found “%1”, expected a number such as 2.5; commas are "
                                            "read as decimal points only when you say so")},
    {ErrorCode::NumberOrName, ErrorText::tr("found “%1” above numbers, expected a number, or "
                                            "column names such as query, docid and rating")},
    {ErrorCode::NotANumber, ErrorText::tr("found “%1”, expected a number for the document")},
    {ErrorCode::LineBreakInId,
     ErrorText::tr(
         "found a quote that is closed only in a later line: “%1”, expected an id in one line")},
    {ErrorCode::RepeatedColumn, ErrorText::tr("found the column “%1” twice, expected it once")},
    {ErrorCode::UnknownColumns,
     ErrorText::tr("found the columns %1, expected names such as query, docid and rating, or the "
                   "columns to be named"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnknownNumbers,
     ErrorText::tr("found numbers in %1, expected one of these columns to be named as the grade "
                   "or the score"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::SeveralRaters,
     ErrorText::tr("found the grades of several raters in %1, expected one of the columns to be "
                   "named, or a rule for all of them"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnusualWhitespace,
     ErrorText::tr("found the character %1, which looks like a blank, "
                   "expected blanks or tabs between columns")},
    {ErrorCode::Subtopics,
     ErrorText::tr("found “%1” judged for several subtopics (the second column), as ndeval reads "
                   "it, expected one grade for each query")},
    {ErrorCode::Preferences,
     ErrorText::tr("found five columns as preference judgments (prels) have them, “%1”, expected "
                   "one grade for each document: query iteration document grade")},
    {ErrorCode::TrecTopics,
     ErrorText::tr("found topics in TREC’s form, “%1”, expected judgments, a run, or texts as "
                   "JSON lines or with a tab behind each id")},
    {ErrorCode::TrecOutput,
     ErrorText::tr("found “%1”, values as trec_eval prints them, expected judgments or a run: open "
                   "those that were evaluated")},
    {ErrorCode::TrecTexts,
     ErrorText::tr("found documents in TREC’s form, “%1”, expected judgments, a run, or texts as "
                   "JSON lines or with a tab behind each id")},
    {ErrorCode::SeveralSystems,
     ErrorText::tr("found the runs of several systems, %1, expected one run"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::RepeatedFeature,
     ErrorText::tr("found the feature %1 twice, expected it once in a line")},
    {ErrorCode::EmptyId,
     ErrorText::tr("found an empty cell, expected the id of a query or document")},
    {ErrorCode::ZScoreColumns, ErrorText::tr("query measure mean deviation"), ofColumns, 4},
    {ErrorCode::PairColumns, ErrorText::tr("query document number"), ofColumns, 3},
    {ErrorCode::NoQueryId,
     ErrorText::tr("found “%1” in the second column, expected a query as qid:1")},
    {ErrorCode::BadFeature, ErrorText::tr("found “%1”, expected a feature as 12:0.5")},
    {ErrorCode::NoSuchFeature,
     ErrorText::tr("found no feature %1, expected one that the file holds")},
    {ErrorCode::BadPrediction,
     ErrorText::tr("found “%1”, expected one number as the prediction of a line")},
    {ErrorCode::PredictionCount,
     ErrorText::tr("found %1 predictions, expected one for each of the %2 lines of the judgments"),
     ofCounts},
    {ErrorCode::PredictionsAlone,
     ErrorText::tr("found predictions, one number per line, expected the LETOR file whose lines "
                   "they score beside them")},
    {ErrorCode::NoGroupSizes,
     ErrorText::tr("found lines of features without qid, expected the number of lines of each "
                   "query in %1.query or %1.group beside the file")},
    {ErrorCode::GroupSizeSum,
     ErrorText::tr(
         "found queries of %1 lines in all, expected as many as the %2 lines of the features"),
     ofCounts},
    {ErrorCode::BadGroupSize, ErrorText::tr("found “%1”, expected the number of lines of a query")},
    {ErrorCode::UnknownFormat, ErrorText::tr("found “%1” as the first line, expected judgments, a "
                                             "run or texts in a format that is known")},
    {ErrorCode::UnknownJson,
     ErrorText::tr(
         "found JSON with the fields %1, which is not the export of a tool that is known, "
         "expected the results or grades of queries, such as {\"query_id\": \"q1\", "
         "\"results\": [{\"id\": \"d1\", \"score\": 0.5}]}, {\"q1\": {\"d1\": 0.5}} or "
         "{\"q1\": [\"d1\", \"d2\"]}"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::NotJudgments, ErrorText::tr("found the format “%1”, expected judgments"),
     ofPart<SentencePart::Format>},
    {ErrorCode::NotARun, ErrorText::tr("found the format “%1”, expected a run"),
     ofPart<SentencePart::Format>},
    {ErrorCode::NoJudgments,
     ErrorText::tr("found no judgments in the files, expected one file with them (qrels)")},
    {ErrorCode::SecondJudgments,
     ErrorText::tr("found judgments a second time, expected one file with them")},
    {ErrorCode::ContraryJudgments,
     ErrorText::tr("found other grades than in the files before: %1, expected the same")},
    {ErrorCode::NoSuchSplit,
     ErrorText::tr("found no split “%1” of the judgments, expected one of the folder's")},
    {ErrorCode::IdNotForTrec, ErrorText::tr("was not written: the id “%1” has a blank or starts a "
                                            "comment, which TREC's columns cannot hold")},
    {ErrorCode::LessonUnexpected, ErrorText::tr("found “%1”")},
    {ErrorCode::LessonRepeated, ErrorText::tr("found “%1” a second time")},
    {ErrorCode::LessonLacks, ErrorText::tr("the lesson lacks “%1” here")},
    {ErrorCode::LessonUnended, ErrorText::tr("found “%1” without its end")},
    {ErrorCode::NoIdColumn,
     ErrorText::tr("found no column of ids by which the files could be joined, expected one to be "
                   "named")},
    {ErrorCode::RepeatedId, ErrorText::tr("found the id “%1” in a second row, expected one")},
    {ErrorCode::NoCommonId, ErrorText::tr("found no id that “%1” has, expected ids of both files")},
    {ErrorCode::NoJsonTable,
     ErrorText::tr("found JSON that holds no rows, expected an array of records, a record on each "
                   "line, columns with data, or an array for each column")},
    {ErrorCode::UnknownPrediction,
     ErrorText::tr(
         "found the predicted class “%1”, which the scores belong to, expected one of the "
         "labels")},
    {ErrorCode::JsonAsTable, ErrorText::tr("found JSON, expected a table such as CSV")},
});
static_assert(hasRowForEach(problems, &ErrorRow::problem, ErrorCode::JsonAsTable));

Sentence reason(const ParseError& error)
{
    const ErrorRow& row = rowAt(problems, error.problem);
    return row.say(row, error.found);
}

/// Where the error says by itself what was expected.
Sentence expectingReason(const ParseError& error)
{
    switch (error.problem) {
    case ErrorCode::WrongType:
        return {ErrorText::tr("found a value of the wrong type in the field “%1”, expected %2"),
                {error.found, Sentence{error.expected, {}}}};
    case ErrorCode::BadValue:
        return {ErrorText::tr("found a value in the field “%1” that it cannot have, expected one "
                              "of %2"),
                {error.found, {SentencePart::Headings, error.expected}}};
    default:
        return {ErrorText::tr("%1, expected %2"), {reason(error), error.expected}};
    }
}

}  // namespace

Sentence errorSentence(const ParseError& error)
{
    Sentence why = error.expected.empty() ? reason(error) : expectingReason(error);
    if (!error.column.empty())
        why = {ErrorText::tr("column “%1”: %2"), {error.column, std::move(why)}};
    if (!error.query.empty())
        why = {ErrorText::tr("query “%1”: %2"), {error.query, std::move(why)}};
    return why;
}

Sentence refusalSentence(const ParseError& error)
{
    Sentence why = errorSentence(error);
    if (error.moreLines == 1)
        why = {ErrorText::tr("%1; 1 more line cannot be read"), {std::move(why)}};
    else if (error.moreLines > 1)
        why = {ErrorText::tr("%1; %2 more lines cannot be read"),
               {std::move(why), std::to_string(error.moreLines)}};
    return why;
}

}  // namespace core
