// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/messages/problem_sentence.h"

#include "core/documents/messages/catalogued.h"
#include "core/documents/sessions/session.h"
#include "core/foundation/compression/compression.h"
#include "core/foundation/enum_table.h"
#include "core/foundation/tabular/delimited_table.h"

#include <array>
#include <cstdint>

namespace core {

namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ui::ProblemText)
};

struct ProblemRow;

template <SentencePart part>
Sentence ofPart(const ProblemRow& row, const std::string& found);

struct ProblemRow {
    Problem problem;
    const char* text;
    Sentence (*say)(const ProblemRow& row, const std::string& found) = ofPart<SentencePart::Quoted>;
    std::uint64_t number = 0;     ///< the text's %2, or how many columns were expected
    const char* other = nullptr;  ///< the text where one thing or nothing was found
};

template <SentencePart part>
Sentence ofPart(const ProblemRow& row, const std::string& found)
{
    return {row.text, {{part, found}}};
}

Sentence unlessOne(const ProblemRow& row, const std::string& found)
{
    return {found == "1" ? row.other : row.text, {found}};
}

Sentence unlessNothing(const ProblemRow& row, const std::string& found)
{
    return {found.empty() ? row.other : row.text, {found}};
}

Sentence withNumber(const ProblemRow& row, const std::string& found)
{
    return {row.text, {found, std::to_string(row.number)}};
}

/// Of 3/5.
Sentence ofCounts(const ProblemRow& row, const std::string& found)
{
    const std::size_t slash = found.find('/');
    return {row.text, {found.substr(0, slash), found.substr(slash + 1)}};
}

/// The text is how the columns are laid out.
Sentence ofColumns(const ProblemRow& row, const std::string& found)
{
    const std::string expected = std::to_string(row.number);
    if (found == "1")
        return {ProblemText::tr("found 1 column, expected %1: %2"),
                {expected, Sentence{row.text, {}}}};
    return {ProblemText::tr("found %1 columns, expected %2: %3"),
            {found, expected, Sentence{row.text, {}}}};
}

/// The text is what was expected.
Sentence ofJson(const ProblemRow& row, const std::string& found)
{
    const Sentence expected{row.text, {}};
    if (found.empty())
        return {ProblemText::tr("found the end of the file, expected %1"), {expected}};
    return {ProblemText::tr("found “%1”, expected %2"), {found, expected}};
}

/// What systems say of files most often; they say it in English.
[[maybe_unused]] constexpr const char* saidBySystems[] = {
    ProblemText::tr("No such file or directory"),
    ProblemText::tr("Permission denied"),
    ProblemText::tr("Is a directory"),
    ProblemText::tr("Not a directory"),
    ProblemText::tr("Not a regular file"),
    ProblemText::tr("File name too long"),
    ProblemText::tr("Read-only file system"),
    ProblemText::tr("No space left on device"),
    ProblemText::tr("Cannot allocate memory"),
    ProblemText::tr("Input/output error"),
    ProblemText::tr("The file was changed meanwhile"),
    ProblemText::tr("The file was changed each time while it was read"),
};

/// What fields of JSON hold, as its reader says.
[[maybe_unused]] constexpr const char* fieldTypes[] = {
    ProblemText::tr("true or false"),  ProblemText::tr("a text"), ProblemText::tr("a number"),
    ProblemText::tr("a whole number"), ProblemText::tr("a list"), ProblemText::tr("an object"),
};

constexpr auto problems = std::to_array<ProblemRow>({
    {Problem::CannotOpen, ProblemText::tr("cannot be opened: %1"), ofPart<SentencePart::Reason>},
    {Problem::CannotRead, ProblemText::tr("cannot be read: %1"), ofPart<SentencePart::Reason>},
    {Problem::CannotWrite, ProblemText::tr("cannot be written: %1"), ofPart<SentencePart::Reason>},
    {Problem::Stopped, ProblemText::tr("was not read to its end, because reading was stopped")},
    {Problem::DamagedCompression,
     ProblemText::tr(
         "found compressed data that is damaged or ends early, expected a whole %1 file")},
    {Problem::CompressedTwice,
     ProblemText::tr(
         "found %1 data inside compressed data, expected a text that is compressed once")},
    {Problem::ExpandsTooFar,
     ProblemText::tr(
         "found compressed data that grows to more than %1 times its size, expected at most that: "
         "unpack the file first, or, on the command line, raise the limit with --max-expansion")},
    {Problem::TooMuchMemory,
     ProblemText::tr("found %1 data that takes more than %2 MiB of memory to be decompressed, "
                     "expected at most that: unpack the file first"),
     withNumber, mostDecodingMemory >> 20},
    {Problem::ForeignFormat,
     ProblemText::tr("found a file of the format %1, which is not read; expected text, as it is or "
                     "compressed with gzip, xz, zstd or bzip2")},
    {Problem::UnmarkedUtf16, ProblemText::tr("found text in UTF-16 without a byte order mark, "
                                             "expected UTF-8, or UTF-16 with the mark")},
    {Problem::DamagedUtf16,
     ProblemText::tr("found half a character of UTF-16, expected whole ones")},
    {Problem::BinaryData, ProblemText::tr("found the byte %1, expected a text file")},
    {Problem::LineTooLong, ProblemText::tr("found a line of %1 bytes, expected at most 1 MiB")},
    {Problem::NotUtf8, ProblemText::tr("found the byte %1, expected text in UTF-8")},
    {Problem::NothingToRead,
     ProblemText::tr("found nothing to read, expected at least one line of data")},
    {Problem::HeaderLine,
     ProblemText::tr("found the column names “%1”, expected data: the format has no heading line")},
    {Problem::QrelsColumns, ProblemText::tr("query iteration document grade"), ofColumns, 4},
    {Problem::RunColumns, ProblemText::tr("query Q0 document rank score tag"), ofColumns, 6},
    {Problem::MovedColumns,
     ProblemText::tr("found %1 columns, expected as many as the first line has: an id with a "
                     "blank seems to have moved them")},
    {Problem::RankedRunColumns, ProblemText::tr("query document rank, as in the first line"),
     ofColumns, 3},
    {Problem::BadGrade,
     ProblemText::tr("found the grade “%1”, expected a number such as 2 or 2.5")},
    {Problem::InfiniteGrade,
     ProblemText::tr(
         "found a grade for “%1” that is infinite or no number, expected one such as 2 or 2.5")},
    {Problem::BadScore,
     ProblemText::tr("found the score “%1”, expected a number such as 1.5 or 2e-3")},
    {Problem::BadRank, ProblemText::tr("found the rank “%1”, expected a whole number")},
    {Problem::DuplicateJudgment,
     ProblemText::tr("found a second, different grade for “%1”, expected one for each query")},
    {Problem::DuplicateDocument,
     ProblemText::tr("found “%1” a second time, expected every document once")},
    {Problem::UnknownDocument,
     ProblemText::tr("found “%1” in list B, expected a document of list A")},
    {Problem::UnknownColumn,
     ProblemText::tr("found a column “%1”, expected rank, id, title, grade or score")},
    {Problem::TableColumns,
     ProblemText::tr("found %1 columns, expected as many as the heading names"), unlessOne, 0,
     ProblemText::tr("found 1 column, expected as many as the heading names")},
    {Problem::RaggedRow, ProblemText::tr("found %1 cells, expected as many as the first line has"),
     unlessOne, 0, ProblemText::tr("found 1 cell, expected as many as the first line has")},
    {Problem::NoLabel, ProblemText::tr("found “%1”, expected a label such as 0 or 1"),
     unlessNothing, 0, ProblemText::tr("found an empty cell, expected a label such as 0 or 1")},
    {Problem::ThirdLabel,
     ProblemText::tr("found “%1” as a third label, expected one of the two above it")},
    {Problem::UnknownLabel,
     ProblemText::tr("found no label “%1”, expected the positive class to be one of the labels")},
    {Problem::BadWeight, ProblemText::tr("found the weight “%1”, expected a number above 0")},
    {Problem::NoLabelColumn,
     ProblemText::tr("found no column that holds the labels, expected one to be named")},
    {Problem::NoScoreColumn,
     ProblemText::tr("found no column that holds scores, expected one to be named")},
    {Problem::NoClassColumn,
     ProblemText::tr(
         "found “%1”, which has no column of scores, expected one such as prob_%1, p_%1 or %1")},
    {Problem::TooManyClasses,
     ProblemText::tr("found “%1” as one label more than the %2 that can be told apart"), withNumber,
     mostClasses},
    {Problem::NoSuchColumn,
     ProblemText::tr("found no column “%1”, expected one that the table has")},
    {Problem::UnknownQuery,
     ProblemText::tr("found no query “%1”, expected one that the file holds")},
    {Problem::BadJson, ProblemText::tr("text that is JSON"), ofJson},
    {Problem::JsonValue, ProblemText::tr("a value"), ofJson},
    {Problem::JsonName, ProblemText::tr("a name in quotes"), ofJson},
    {Problem::JsonColon, ProblemText::tr("a colon behind the name"), ofJson},
    {Problem::JsonComma, ProblemText::tr("a comma or the closing bracket"), ofJson},
    {Problem::JsonEnd, ProblemText::tr("the end of the file"), ofJson},
    {Problem::JsonText,
     ProblemText::tr("a text in quotes, on one line and with only JSON’s escapes"), ofJson},
    {Problem::JsonNumber, ProblemText::tr("a number of JSON’s form that is not too large"), ofJson},
    {Problem::BadToml, ProblemText::tr("found what is not TOML (%1), expected TOML or JSON")},
    {Problem::NotASession, ProblemText::tr("found the format “%1”, expected a Rankscope session"),
     unlessNothing, 0,
     ProblemText::tr("found JSON without a “format”, expected a Rankscope session")},
    {Problem::NewerVersion,
     ProblemText::tr(
         "found a session of version %1, expected at most %2: it was written by a newer Rankscope"),
     withNumber, sessionVersion},
    {Problem::MissingField, ProblemText::tr("found no field “%1”, expected one")},
    {Problem::UnknownField,
     ProblemText::tr(
         "found the field “%1”, which nothing reads, expected those that such a file has")},
    {Problem::WrongType,
     ProblemText::tr("found a value of the wrong type in the field “%1”, expected another type")},
    {Problem::BadValue,
     ProblemText::tr(
         "found a value in the field “%1” that it cannot have, expected one of its range")},
    {Problem::ColumnLength, ProblemText::tr("found another number of values in the field “%1” than "
                                            "there are labels, expected one for each")},
    {Problem::DuplicateField, ProblemText::tr("found the field “%1” twice, expected it once")},
    {Problem::NestedTooDeeply,
     ProblemText::tr("found JSON nested too deeply, expected at most %1 levels")},
    {Problem::BadDefinition, ProblemText::tr("found “%1”, expected a measure such as nDCG@10")},
    {Problem::DecimalComma, ProblemText::tr("found “%1”, expected a number such as 2.5; commas are "
                                            "read as decimal points only when you say so")},
    {Problem::NumberOrName, ProblemText::tr("found “%1” above numbers, expected a number, or "
                                            "column names such as query, docid and rating")},
    {Problem::NotANumber, ProblemText::tr("found “%1”, expected a number for the document")},
    {Problem::LineBreakInId,
     ProblemText::tr(
         "found a quote that is closed only in a later line: “%1”, expected an id in one line")},
    {Problem::RepeatedColumn, ProblemText::tr("found the column “%1” twice, expected it once")},
    {Problem::UnknownColumns,
     ProblemText::tr("found the columns %1, expected names such as query, docid and rating, or the "
                     "columns to be named"),
     ofPart<SentencePart::Headings>},
    {Problem::UnknownNumbers,
     ProblemText::tr("found numbers in %1, expected one of these columns to be named as the grade "
                     "or the score"),
     ofPart<SentencePart::Headings>},
    {Problem::SeveralRaters,
     ProblemText::tr("found the grades of several raters in %1, expected one of the columns to be "
                     "named, or a rule for all of them"),
     ofPart<SentencePart::Headings>},
    {Problem::OddSpace, ProblemText::tr("found the character %1, which looks like a blank, "
                                        "expected blanks or tabs between columns")},
    {Problem::Subtopics,
     ProblemText::tr("found “%1” judged for several subtopics (the second column), as ndeval reads "
                     "it, expected one grade for each query")},
    {Problem::Preferences,
     ProblemText::tr("found five columns as preference judgments (prels) have them, “%1”, expected "
                     "one grade for each document: query iteration document grade")},
    {Problem::TrecTopics,
     ProblemText::tr("found topics in TREC’s form, “%1”, expected judgments, a run, or texts as "
                     "JSON lines or with a tab behind each id")},
    {Problem::TrecTexts,
     ProblemText::tr("found documents in TREC’s form, “%1”, expected judgments, a run, or texts as "
                     "JSON lines or with a tab behind each id")},
    {Problem::SeveralSystems,
     ProblemText::tr("found the runs of several systems, %1, expected one run"),
     ofPart<SentencePart::Headings>},
    {Problem::RepeatedFeature,
     ProblemText::tr("found the feature %1 twice, expected it once in a line")},
    {Problem::EmptyId,
     ProblemText::tr("found an empty cell, expected the id of a query or document")},
    {Problem::ZScoreColumns, ProblemText::tr("query measure mean deviation"), ofColumns, 4},
    {Problem::PairColumns, ProblemText::tr("query document number"), ofColumns, 3},
    {Problem::NoQueryId,
     ProblemText::tr("found “%1” in the second column, expected a query as qid:1")},
    {Problem::BadFeature, ProblemText::tr("found “%1”, expected a feature as 12:0.5")},
    {Problem::NoSuchFeature,
     ProblemText::tr("found no feature %1, expected one that the file holds")},
    {Problem::BadPrediction,
     ProblemText::tr("found “%1”, expected one number as the prediction of a line")},
    {Problem::PredictionCount,
     ProblemText::tr(
         "found %1 predictions, expected one for each of the %2 lines of the judgments"),
     ofCounts},
    {Problem::PredictionsAlone,
     ProblemText::tr("found predictions, one number per line, expected the LETOR file whose lines "
                     "they score beside them")},
    {Problem::NoGroupSizes,
     ProblemText::tr("found lines of features without qid, expected the number of lines of each "
                     "query in %1.query or %1.group beside the file")},
    {Problem::GroupSizeSum,
     ProblemText::tr(
         "found queries of %1 lines in all, expected as many as the %2 lines of the features"),
     ofCounts},
    {Problem::BadGroupSize, ProblemText::tr("found “%1”, expected the number of lines of a query")},
    {Problem::UnknownFormat, ProblemText::tr("found “%1” as the first line, expected judgments, a "
                                             "run or texts in a format that is known")},
    {Problem::NotJudgments, ProblemText::tr("found the format “%1”, expected judgments"),
     ofPart<SentencePart::Format>},
    {Problem::NotARun, ProblemText::tr("found the format “%1”, expected a run"),
     ofPart<SentencePart::Format>},
    {Problem::NoJudgments,
     ProblemText::tr("found no judgments in the files, expected one file with them (qrels)")},
    {Problem::SecondJudgments,
     ProblemText::tr("found judgments a second time, expected one file with them")},
    {Problem::NoSuchSplit,
     ProblemText::tr("found no split “%1” of the judgments, expected one of the folder's")},
    {Problem::IdNotForTrec, ProblemText::tr("was not written: the id “%1” has a blank or starts a "
                                            "comment, which TREC's columns cannot hold")},
    {Problem::LessonUnexpected, ProblemText::tr("found “%1”")},
    {Problem::LessonRepeated, ProblemText::tr("found “%1” a second time")},
    {Problem::LessonLacks, ProblemText::tr("the lesson lacks “%1” here")},
    {Problem::LessonUnended, ProblemText::tr("found “%1” without its end")},
});
static_assert(hasRowForEach(problems, &ProblemRow::problem, Problem::LessonUnended));

Sentence reason(const ParseError& error)
{
    const ProblemRow& row = rowAt(problems, error.problem);
    return row.say(row, error.found);
}

/// Where the error says by itself what was expected.
Sentence expectingReason(const ParseError& error)
{
    switch (error.problem) {
    case Problem::WrongType:
        return {ProblemText::tr("found a value of the wrong type in the field “%1”, expected %2"),
                {error.found, Sentence{error.expected, {}}}};
    case Problem::BadValue:
        return {ProblemText::tr("found a value in the field “%1” that it cannot have, expected one "
                                "of %2"),
                {error.found, {SentencePart::Headings, error.expected}}};
    default:
        return {ProblemText::tr("%1, expected %2"), {reason(error), error.expected}};
    }
}

}  // namespace

Sentence problemSentence(const ParseError& error)
{
    Sentence why = error.expected.empty() ? reason(error) : expectingReason(error);
    if (!error.column.empty())
        why = {ProblemText::tr("column “%1”: %2"), {error.column, std::move(why)}};
    if (!error.query.empty())
        why = {ProblemText::tr("query “%1”: %2"), {error.query, std::move(why)}};
    return why;
}

Sentence refusalSentence(const ParseError& error)
{
    Sentence why = problemSentence(error);
    if (error.moreLines == 1)
        why = {ProblemText::tr("%1; 1 more line cannot be read"), {std::move(why)}};
    else if (error.moreLines > 1)
        why = {ProblemText::tr("%1; %2 more lines cannot be read"),
               {std::move(why), std::to_string(error.moreLines)}};
    return why;
}

}  // namespace core
