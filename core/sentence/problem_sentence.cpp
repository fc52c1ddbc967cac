#include "core/sentence/problem_sentence.h"

#include "core/compression/compression.h"
#include "core/sentence/catalogued.h"
#include "core/session/session.h"
#include "core/syntax/delimited_table.h"

#include <algorithm>

namespace core {

namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ui::ProblemText)
};

/// Of 3/5.
std::string before(const std::string& counts)
{
    return counts.substr(0, counts.find('/'));
}

std::string behind(const std::string& counts)
{
    return counts.substr(std::min(counts.find('/'), counts.size() - 1) + 1);
}

Sentence columnsProblem(const std::string& found, int expected, const char* layout)
{
    if (found == "1")
        return {ProblemText::tr("found 1 column, expected %1: %2"),
                {std::to_string(expected), Sentence{layout, {}}}};
    return {ProblemText::tr("found %1 columns, expected %2: %3"),
            {found, std::to_string(expected), Sentence{layout, {}}}};
}

Sentence jsonProblem(const std::string& found, const char* expected)
{
    if (found.empty())
        return {ProblemText::tr("found the end of the file, expected %1"),
                {Sentence{expected, {}}}};
    return {ProblemText::tr("found “%1”, expected %2"), {found, Sentence{expected, {}}}};
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

/// Where what was found is all that goes into the sentence.
const char* plainReason(Problem problem, const std::string& found)
{
    switch (problem) {
    case Problem::Stopped:
        return ProblemText::tr("was not read to its end, because reading was stopped");
    case Problem::DamagedCompression:
        return ProblemText::tr(
            "found compressed data that is damaged or ends early, expected a whole %1 file");
    case Problem::CompressedTwice:
        return ProblemText::tr("found %1 data inside compressed data, expected a text that is "
                               "compressed once");
    case Problem::ExpandsTooFar:
        return ProblemText::tr("found compressed data that grows to more than %1 times its size, "
                               "expected at most that: unpack the file first, or, on the command "
                               "line, raise the limit with --max-expansion");
    case Problem::ForeignFormat:
        return ProblemText::tr(
            "found a file of the format %1, which is not read; expected text, as "
            "it is or compressed with gzip, xz, zstd or bzip2");
    case Problem::UnmarkedUtf16:
        return ProblemText::tr("found text in UTF-16 without a byte order mark, expected UTF-8, or "
                               "UTF-16 with the mark");
    case Problem::DamagedUtf16:
        return ProblemText::tr("found half a character of UTF-16, expected whole ones");
    case Problem::BinaryData:
        return ProblemText::tr("found the byte %1, expected a text file");
    case Problem::LineTooLong:
        return ProblemText::tr("found a line of %1 bytes, expected at most 1 MiB");
    case Problem::NotUtf8:
        return ProblemText::tr("found the byte %1, expected text in UTF-8");
    case Problem::NothingToRead:
        return ProblemText::tr("found nothing to read, expected at least one line of data");
    case Problem::HeaderLine:
        return ProblemText::tr(
            "found the column names “%1”, expected data: the format has no heading line");
    case Problem::MovedColumns:
        return ProblemText::tr("found %1 columns, expected as many as the other lines have: an id "
                               "with a blank seems to have moved them");
    case Problem::BadGrade:
        return ProblemText::tr("found the grade “%1”, expected a number such as 2 or 2.5");
    case Problem::InfiniteGrade:
        return ProblemText::tr(
            "found a grade for “%1” that is infinite or no number, expected one such as 2 "
            "or 2.5");
    case Problem::BadScore:
        return ProblemText::tr("found the score “%1”, expected a number such as 1.5 or 2e-3");
    case Problem::BadRank:
        return ProblemText::tr("found the rank “%1”, expected a whole number");
    case Problem::DuplicateJudgment:
        return ProblemText::tr(
            "found a second, different grade for “%1”, expected one for each query");
    case Problem::DuplicateDocument:
        return ProblemText::tr("found “%1” a second time, expected every document once");
    case Problem::UnknownDocument:
        return ProblemText::tr("found “%1” in list B, expected a document of list A");
    case Problem::UnknownColumn:
        return ProblemText::tr("found a column “%1”, expected rank, id, title, grade or score");
    case Problem::ThirdLabel:
        return ProblemText::tr("found “%1” as a third label, expected one of the two above it");
    case Problem::UnknownLabel:
        return ProblemText::tr(
            "found no label “%1”, expected the positive class to be one of the labels");
    case Problem::BadWeight:
        return ProblemText::tr("found the weight “%1”, expected a number above 0");
    case Problem::NoLabelColumn:
        return ProblemText::tr("found no column that holds the labels, expected one to be named");
    case Problem::NoScoreColumn:
        return ProblemText::tr("found no column that holds scores, expected one to be named");
    case Problem::NoClassColumn:
        return ProblemText::tr("found “%1”, which has no column of scores, expected one such as "
                               "prob_%1, p_%1 or %1");
    case Problem::NoSuchColumn:
        return ProblemText::tr("found no column “%1”, expected one that the table has");
    case Problem::UnknownQuery:
        return ProblemText::tr("found no query “%1”, expected one that the file holds");
    case Problem::BadToml:
        return ProblemText::tr("found what is not TOML (%1), expected TOML or JSON");
    case Problem::MissingField:
        return ProblemText::tr("found no field “%1”, expected one");
    case Problem::UnknownField:
        return ProblemText::tr("found the field “%1”, which nothing reads, expected those that "
                               "such a file has");
    case Problem::WrongType:
        return ProblemText::tr("found a value of the wrong type in the field “%1”, expected "
                               "another type");
    case Problem::BadValue:
        return ProblemText::tr("found a value in the field “%1” that it cannot have, expected one "
                               "of its range");
    case Problem::ColumnLength:
        return ProblemText::tr("found another number of values in the field “%1” than there are "
                               "labels, expected one for each");
    case Problem::DuplicateField:
        return ProblemText::tr("found the field “%1” twice, expected it once");
    case Problem::NestedTooDeeply:
        return ProblemText::tr("found JSON nested too deeply, expected at most %1 levels");
    case Problem::BadDefinition:
        return ProblemText::tr("found “%1”, expected a measure such as nDCG@10");
    case Problem::DecimalComma:
        return ProblemText::tr("found “%1”, expected a number such as 2.5; commas are read as "
                               "decimal points only when you say so");
    case Problem::NumberOrName:
        return ProblemText::tr("found “%1” above numbers, expected a number, or column names such "
                               "as query, docid and rating");
    case Problem::NotANumber:
        return ProblemText::tr("found “%1”, expected a number for the document");
    case Problem::LineBreakInId:
        return ProblemText::tr("found a quote that is closed only in a later line: “%1”, expected "
                               "an id in one line");
    case Problem::RepeatedColumn:
        return ProblemText::tr("found the column “%1” twice, expected it once");
    case Problem::OddSpace:
        return ProblemText::tr("found the character %1, which looks like a blank, expected blanks "
                               "or tabs between columns");
    case Problem::Subtopics:
        return ProblemText::tr("found “%1” judged for several subtopics (the second column), as "
                               "ndeval reads it, expected one grade for each query");
    case Problem::Preferences:
        return ProblemText::tr("found five columns as preference judgments (prels) have them, "
                               "“%1”, expected one grade for each document: query iteration "
                               "document grade");
    case Problem::TrecTopics:
        return ProblemText::tr("found topics in TREC’s form, “%1”, expected judgments, a run, or "
                               "texts as JSON lines or with a tab behind each id");
    case Problem::TrecTexts:
        return ProblemText::tr("found documents in TREC’s form, “%1”, expected judgments, a run, "
                               "or texts as JSON lines or with a tab behind each id");
    case Problem::RepeatedFeature:
        return ProblemText::tr("found the feature %1 twice, expected it once in a line");
    case Problem::EmptyId:
        return ProblemText::tr("found an empty cell, expected the id of a query or document");
    case Problem::NoQueryId:
        return ProblemText::tr("found “%1” in the second column, expected a query as qid:1");
    case Problem::BadFeature:
        return ProblemText::tr("found “%1”, expected a feature as 12:0.5");
    case Problem::NoSuchFeature:
        return ProblemText::tr("found no feature %1, expected one that the file holds");
    case Problem::BadPrediction:
        return ProblemText::tr("found “%1”, expected one number as the prediction of a line");
    case Problem::PredictionsAlone:
        return ProblemText::tr("found predictions, one number per line, expected the LETOR file "
                               "whose lines they score beside them");
    case Problem::NoGroupSizes:
        return ProblemText::tr("found lines of features without qid, expected the number of lines "
                               "of each query in %1.query or %1.group beside the file");
    case Problem::BadGroupSize:
        return ProblemText::tr("found “%1”, expected the number of lines of a query");
    case Problem::UnknownFormat:
        return ProblemText::tr("found “%1” as the first line, expected judgments, a run or texts "
                               "in a format that is known");
    case Problem::NoJudgments:
        return ProblemText::tr("found no judgments in the files, expected one file with them "
                               "(qrels)");
    case Problem::SecondJudgments:
        return ProblemText::tr("found judgments a second time, expected one file with them");
    case Problem::NoSuchSplit:
        return ProblemText::tr(
            "found no split “%1” of the judgments, expected one of the folder's");
    case Problem::IdNotForTrec:
        return ProblemText::tr(
            "was not written: the id “%1” has a blank or starts a comment, which "
            "TREC's columns cannot hold");
    case Problem::LessonUnexpected:
        return ProblemText::tr("found “%1”");
    case Problem::LessonRepeated:
        return ProblemText::tr("found “%1” a second time");
    case Problem::LessonLacks:
        return ProblemText::tr("the lesson lacks “%1” here");
    case Problem::LessonUnended:
        return ProblemText::tr("found “%1” without its end");
    case Problem::TableColumns:
        return found == "1"
                   ? ProblemText::tr("found 1 column, expected as many as the heading names")
                   : ProblemText::tr("found %1 columns, expected as many as the heading names");
    case Problem::RaggedRow:
        return found == "1"
                   ? ProblemText::tr("found 1 cell, expected as many as the first line has")
                   : ProblemText::tr("found %1 cells, expected as many as the first line has");
    case Problem::NoLabel:
        return found.empty()
                   ? ProblemText::tr("found an empty cell, expected a label such as 0 or 1")
                   : ProblemText::tr("found “%1”, expected a label such as 0 or 1");
    case Problem::NotASession:
        return found.empty()
                   ? ProblemText::tr("found JSON without a “format”, expected a Rankscope session")
                   : ProblemText::tr("found the format “%1”, expected a Rankscope session");
    case Problem::CannotOpen:
    case Problem::CannotRead:
    case Problem::CannotWrite:
    case Problem::TooMuchMemory:
    case Problem::QrelsColumns:
    case Problem::RunColumns:
    case Problem::RankedRunColumns:
    case Problem::TooManyClasses:
    case Problem::BadJson:
    case Problem::JsonValue:
    case Problem::JsonName:
    case Problem::JsonColon:
    case Problem::JsonComma:
    case Problem::JsonEnd:
    case Problem::JsonText:
    case Problem::JsonNumber:
    case Problem::NewerVersion:
    case Problem::UnknownColumns:
    case Problem::UnknownNumbers:
    case Problem::SeveralRaters:
    case Problem::SeveralSystems:
    case Problem::ZScoreColumns:
    case Problem::PairColumns:
    case Problem::PredictionCount:
    case Problem::GroupSizeSum:
    case Problem::NotJudgments:
    case Problem::NotARun:
        break;
    }
    return "";
}

Sentence reason(Problem problem, const std::string& found)
{
    switch (problem) {
    case Problem::CannotOpen:
        return {ProblemText::tr("cannot be opened: %1"), {{SentencePart::Reason, found}}};
    case Problem::CannotRead:
        return {ProblemText::tr("cannot be read: %1"), {{SentencePart::Reason, found}}};
    case Problem::CannotWrite:
        return {ProblemText::tr("cannot be written: %1"), {{SentencePart::Reason, found}}};
    case Problem::TooMuchMemory:
        return {ProblemText::tr("found %1 data that takes more than %2 MiB of memory to be "
                                "decompressed, expected at most that: unpack the file first"),
                {found, std::to_string(mostDecodingMemory >> 20)}};
    case Problem::QrelsColumns:
        return columnsProblem(found, 4, ProblemText::tr("query iteration document grade"));
    case Problem::RunColumns:
        return columnsProblem(found, 6, ProblemText::tr("query Q0 document rank score tag"));
    case Problem::RankedRunColumns:
        return columnsProblem(found, 3,
                              ProblemText::tr("query document rank, as in the first line"));
    case Problem::TooManyClasses:
        return {ProblemText::tr("found “%1” as one label more than the %2 that can be told apart"),
                {found, std::to_string(mostClasses)}};
    case Problem::BadJson:
        return jsonProblem(found, ProblemText::tr("text that is JSON"));
    case Problem::JsonValue:
        return jsonProblem(found, ProblemText::tr("a value"));
    case Problem::JsonName:
        return jsonProblem(found, ProblemText::tr("a name in quotes"));
    case Problem::JsonColon:
        return jsonProblem(found, ProblemText::tr("a colon behind the name"));
    case Problem::JsonComma:
        return jsonProblem(found, ProblemText::tr("a comma or the closing bracket"));
    case Problem::JsonEnd:
        return jsonProblem(found, ProblemText::tr("the end of the file"));
    case Problem::JsonText:
        return jsonProblem(
            found, ProblemText::tr("a text in quotes, on one line and with only JSON’s escapes"));
    case Problem::JsonNumber:
        return jsonProblem(found, ProblemText::tr("a number of JSON’s form that is not too large"));
    case Problem::NewerVersion:
        return {ProblemText::tr(
                    "found a session of version %1, expected at most %2: it was written by a newer "
                    "Rankscope"),
                {found, std::to_string(sessionVersion)}};
    case Problem::UnknownColumns:
        return {ProblemText::tr("found the columns %1, expected names such as query, docid and "
                                "rating, or the columns to be named"),
                {{SentencePart::Headings, found}}};
    case Problem::UnknownNumbers:
        return {ProblemText::tr("found numbers in %1, expected one of these columns to be named as "
                                "the grade or the score"),
                {{SentencePart::Headings, found}}};
    case Problem::SeveralRaters:
        return {ProblemText::tr("found the grades of several raters in %1, expected one of the "
                                "columns to be named, or a rule for all of them"),
                {{SentencePart::Headings, found}}};
    case Problem::SeveralSystems:
        return {ProblemText::tr("found the runs of several systems, %1, expected one run"),
                {{SentencePart::Headings, found}}};
    case Problem::ZScoreColumns:
        return columnsProblem(found, 4, ProblemText::tr("query measure mean deviation"));
    case Problem::PairColumns:
        return columnsProblem(found, 3, ProblemText::tr("query document number"));
    case Problem::PredictionCount:
        return {
            ProblemText::tr("found %1 predictions, expected one for each of the %2 lines of the "
                            "judgments"),
            {before(found), behind(found)}};
    case Problem::GroupSizeSum:
        return {
            ProblemText::tr("found queries of %1 lines in all, expected as many as the %2 lines "
                            "of the features"),
            {before(found), behind(found)}};
    case Problem::NotJudgments:
        return {ProblemText::tr("found the format “%1”, expected judgments"),
                {{SentencePart::Format, found}}};
    case Problem::NotARun:
        return {ProblemText::tr("found the format “%1”, expected a run"),
                {{SentencePart::Format, found}}};
    default:
        return {plainReason(problem, found), {found}};
    }
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
        return {ProblemText::tr("%1, expected %2"),
                {reason(error.problem, error.found), error.expected}};
    }
}

}  // namespace

Sentence problemSentence(const ParseError& error)
{
    Sentence why =
        error.expected.empty() ? reason(error.problem, error.found) : expectingReason(error);
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
