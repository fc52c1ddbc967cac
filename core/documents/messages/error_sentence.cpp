// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/messages/error_sentence.h"

#include "core/documents/messages/catalogued.h"
#include "core/documents/sessions/session.h"
#include "core/foundation/compression/compression.h"
#include "core/foundation/enum_table.h"
#include "core/foundation/tabular/delimited_table.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

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
    std::uint64_t number = 0;     ///< the text's %2, or the expected number of columns
    const char* other = nullptr;  ///< the text if one or none was found
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

/// For "3/5".
Sentence ofCounts(const ErrorRow& row, const std::string& found)
{
    const std::size_t slash = found.find('/');
    return {row.text, {found.substr(0, slash), found.substr(slash + 1)}};
}

/// Unsupported table formats, and how to convert them to text.
Sentence ofForeignFormat(const ErrorRow& row, const std::string& found)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> conversions{{
        {"Parquet", R"(pandas.read_parquet("x.parquet").to_csv("x.csv", index=False))"},
        {"Python’s pickle", R"(pandas.read_pickle("x.pkl").to_csv("x.csv", index=False))"},
        {"NumPy (.npy)", R"(numpy.savetxt("x.txt", numpy.load("x.npy")))"},
    }};
    for (const auto& [format, conversion] : conversions)
        if (found == format)
            return {ErrorText::tr("%1 files cannot be read; convert the file with Python: %2"),
                    {found, std::string(conversion)}};
    if (found.starts_with("Excel"))
        return {ErrorText::tr("this workbook is in the format %1 or has a password; save it as "
                              ".xlsx without a password, or save the sheet as CSV"),
                {found}};
    return {row.text, {found}};
}

/// The text describes the columns.
Sentence ofColumns(const ErrorRow& row, const std::string& found)
{
    const std::string expected = std::to_string(row.number);
    if (found == "1")
        return {ErrorText::tr("this line has 1 column instead of %1: %2"),
                {expected, Sentence{row.text, {}}}};
    return {ErrorText::tr("this line has %1 columns instead of %2: %3"),
            {found, expected, Sentence{row.text, {}}}};
}

/// The text is what was expected.
Sentence ofJson(const ErrorRow& row, const std::string& found)
{
    const Sentence expected{row.text, {}};
    if (found.empty())
        return {ErrorText::tr("the file ends here; expected %1"), {expected}};
    return {ErrorText::tr("found “%1”; expected %2"), {found, expected}};
}

/// The most common operating system messages about files, which are in English.
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
    ErrorText::tr("The file changed in the meantime"),
    ErrorText::tr("The file kept changing while it was being read"),
};

/// The types of JSON fields, as the parser names them.
[[maybe_unused]] constexpr const char* fieldTypes[] = {
    ErrorText::tr("true or false"),  ErrorText::tr("text"),   ErrorText::tr("a number"),
    ErrorText::tr("a whole number"), ErrorText::tr("a list"), ErrorText::tr("an object"),
};

constexpr auto problems = std::to_array<ErrorRow>({
    {ErrorCode::CannotOpen, ErrorText::tr("cannot be opened: %1"), ofPart<SentencePart::Reason>},
    {ErrorCode::CannotRead, ErrorText::tr("cannot be read: %1"), ofPart<SentencePart::Reason>},
    {ErrorCode::CannotWrite, ErrorText::tr("cannot be written: %1"), ofPart<SentencePart::Reason>},
    {ErrorCode::Stopped, ErrorText::tr("reading was stopped before the end")},
    {ErrorCode::DamagedCompression, ErrorText::tr("this %1 file is damaged or incomplete")},
    {ErrorCode::CompressedTwice,
     ErrorText::tr(
         "this file is compressed twice (%1 data inside compressed data); unpack it once")},
    {ErrorCode::ExpandsTooFar,
     ErrorText::tr("this file unpacks to more than %1 times its size; unpack it first, or raise "
                   "the limit with --max-expansion on the command line")},
    {ErrorCode::TooMuchMemory,
     ErrorText::tr("unpacking this %1 file takes more than %2 MiB of memory; unpack it first"),
     withNumber, mostDecodingMemory >> 20},
    {ErrorCode::ForeignFormat,
     ErrorText::tr("%1 files cannot be read; use text, plain or compressed with gzip, xz, zstd or "
                   "bzip2, or a workbook (.xlsx, .ods)"),
     ofForeignFormat},
    {ErrorCode::DamagedWorkbook,
     ErrorText::tr("this workbook is damaged, incomplete or password-protected; save it again "
                   "without a password in a spreadsheet program, or save the sheet as CSV")},
    {ErrorCode::WorkbookTooLarge,
     ErrorText::tr("this workbook has more than 20 million cells; save the sheet as CSV")},
    {ErrorCode::DamagedArchive,
     ErrorText::tr("this archive is damaged, incomplete or encrypted; save or copy it again")},
    {ErrorCode::UnsafeArchive,
     ErrorText::tr(
         "the archive contains the path “%1”, which leads outside it; nothing was unpacked")},
    {ErrorCode::ArchiveLacks,
     ErrorText::tr("the archive does not contain “%1”, which its session needs; save it again")},
    {ErrorCode::ArchiveTooLarge,
     ErrorText::tr("the files are %1 MiB in total, and an archive can hold at most 2048 MiB; save "
                   "the session without its files")},
    {ErrorCode::SeveralSheets,
     ErrorText::tr("several sheets of this workbook contain tables: %1; open the workbook on its "
                   "own to choose one, or use --sheet on the command line"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::NoSuchSheet,
     ErrorText::tr("this workbook has no sheet of that name; choose one of %1"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnsavedFormula,
     ErrorText::tr("the formula in %1 has no saved value; open the workbook in a spreadsheet "
                   "program and save it again")},
    {ErrorCode::UnmarkedUtf16,
     ErrorText::tr(
         "this UTF-16 text has no byte order mark; save it as UTF-8, or as UTF-16 with the mark")},
    {ErrorCode::DamagedUtf16, ErrorText::tr("found an incomplete UTF-16 character")},
    {ErrorCode::BinaryData, ErrorText::tr("found the byte %1; this is not a text file")},
    {ErrorCode::LineTooLong, ErrorText::tr("this line has %1 bytes; the limit is 1 MiB")},
    {ErrorCode::NotUtf8, ErrorText::tr("the byte %1 is not valid UTF-8; save the file as UTF-8")},
    {ErrorCode::InnerFolder,
     ErrorText::tr("a folder inside a folder, or in place of a run, is read only if each of its "
                   "files is the JSON answer to one query; open it on its own, or use one of its "
                   "files, such as “%1”"),
     unlessNothing, 0,
     ErrorText::tr("folders inside a folder are not read; open this folder on its own")},
    {ErrorCode::NothingToRead, ErrorText::tr("no data found; at least one line is needed")},
    {ErrorCode::HeaderLine,
     ErrorText::tr("“%1” looks like a header row, but this format has none")},
    {ErrorCode::QrelsColumns, ErrorText::tr("query iteration document grade"), ofColumns, 4},
    {ErrorCode::RunColumns, ErrorText::tr("query Q0 document rank score tag"), ofColumns, 6},
    {ErrorCode::MovedColumns,
     ErrorText::tr(
         "this line has %1 columns, unlike the first line; perhaps an id contains a space")},
    {ErrorCode::RankedRunColumns, ErrorText::tr("query document rank, as in the first line"),
     ofColumns, 3},
    {ErrorCode::BadGrade, ErrorText::tr("“%1” is not a grade; use a number such as 2 or 2.5")},
    {ErrorCode::WordGrades,
     ErrorText::tr("the grades are %1; use numbers, or give each of these words a number"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::InfiniteGrade,
     ErrorText::tr("the grade of “%1” is infinite or not a number; use one such as 2 or 2.5")},
    {ErrorCode::BadScore, ErrorText::tr("“%1” is not a score; use a number such as 1.5 or 2e-3")},
    {ErrorCode::BadRank, ErrorText::tr("“%1” is not a rank; use a whole number")},
    {ErrorCode::DuplicateJudgment,
     ErrorText::tr("“%1” has two different grades; it may have only one per query")},
    {ErrorCode::DuplicateDocument,
     ErrorText::tr("document “%1” is listed twice; each document may appear only once per query")},
    {ErrorCode::UnknownDocument,
     ErrorText::tr("“%1” is in list B but not in list A; add it to list A, retrieved or not")},
    {ErrorCode::UnknownColumn,
     ErrorText::tr("“%1” is not a known column; use rank, id, title, grade or score")},
    {ErrorCode::TableColumns,
     ErrorText::tr("this line has %1 columns, which does not match the header"), unlessOne, 0,
     ErrorText::tr("this line has 1 column, which does not match the header")},
    {ErrorCode::RaggedRow,
     ErrorText::tr("this row has %1 cells, which does not match the first row"), unlessOne, 0,
     ErrorText::tr("this row has 1 cell, which does not match the first row")},
    {ErrorCode::NoLabel, ErrorText::tr("“%1” is not a label; use one such as 0 or 1"),
     unlessNothing, 0, ErrorText::tr("this cell is empty; enter a label such as 0 or 1")},
    {ErrorCode::ThirdLabel, ErrorText::tr("“%1” is a third label; only two are allowed here")},
    {ErrorCode::UnknownLabel,
     ErrorText::tr("“%1” is not one of the labels; choose the positive class from the labels")},
    {ErrorCode::BadWeight, ErrorText::tr("“%1” is not a weight; use a number of 0 or more")},
    {ErrorCode::BadQueryValue,
     ErrorText::tr("“%1” is not a value; use a number such as 0.5, or leave the cell empty")},
    {ErrorCode::NoQueryValues,
     ErrorText::tr("found no values per query; use a column of queries and a column of numbers for "
                   "each system, or the output of trec_eval -q")},
    {ErrorCode::NoWeightColumn,
     ErrorText::tr("no weight column found; name it after the file, as in “queries.csv:visits”")},
    {ErrorCode::NoWeight, ErrorText::tr("all weights are 0; at least one must be above 0")},
    {ErrorCode::NoLabelColumn, ErrorText::tr("no label column found; specify one")},
    {ErrorCode::NoScoreColumn, ErrorText::tr("no score column found; specify one")},
    {ErrorCode::NoClassColumn,
     ErrorText::tr("the class “%1” has no score column; add one such as prob_%1, p_%1 or %1")},
    {ErrorCode::TooManyClasses, ErrorText::tr("“%1” is one label too many; at most %2 are allowed"),
     withNumber, mostClasses},
    {ErrorCode::NoSuchColumn, ErrorText::tr("the table has no column “%1”")},
    {ErrorCode::UnknownQuery,
     ErrorText::tr("the file has no query “%1”; use a query id from the file")},
    {ErrorCode::BadJson, ErrorText::tr("valid JSON"), ofJson},
    {ErrorCode::JsonValue, ErrorText::tr("a value"), ofJson},
    {ErrorCode::JsonName, ErrorText::tr("a name in quotes"), ofJson},
    {ErrorCode::JsonColon, ErrorText::tr("a colon after the name"), ofJson},
    {ErrorCode::JsonComma, ErrorText::tr("a comma or the closing bracket"), ofJson},
    {ErrorCode::JsonEnd, ErrorText::tr("the end of the file"), ofJson},
    {ErrorCode::JsonText, ErrorText::tr("text in quotes, on one line, with JSON escapes only"),
     ofJson},
    {ErrorCode::JsonNumber, ErrorText::tr("a valid JSON number that is not too large"), ofJson},
    {ErrorCode::BadToml, ErrorText::tr("this is not TOML (%1); use TOML or JSON")},
    {ErrorCode::NotASession, ErrorText::tr("the format is “%1”; this is not a Rankscope session"),
     unlessNothing, 0, ErrorText::tr("this JSON has no “format”; it is not a Rankscope session")},
    {ErrorCode::NewerVersion,
     ErrorText::tr("this session was saved by a newer version of Rankscope (format %1; this "
                   "version reads up to %2)"),
     withNumber, sessionVersion},
    {ErrorCode::MissingField, ErrorText::tr("the field “%1” is missing")},
    {ErrorCode::UnknownField, ErrorText::tr("unknown field “%1”; check its spelling")},
    {ErrorCode::WrongType, ErrorText::tr("the value of the field “%1” has the wrong type")},
    {ErrorCode::BadValue, ErrorText::tr("the value of the field “%1” is out of range")},
    {ErrorCode::ColumnLength, ErrorText::tr("the field “%1” must have one value for each label")},
    {ErrorCode::DuplicateField, ErrorText::tr("the field “%1” appears twice")},
    {ErrorCode::NestedTooDeeply,
     ErrorText::tr("this JSON is nested too deeply; at most %1 levels are allowed")},
    {ErrorCode::BadMeasureSpec, ErrorText::tr("“%1” is not a measure; use one such as nDCG@10")},
    {ErrorCode::DecimalComma,
     ErrorText::tr("“%1” is not a number; use one such as 2.5, or choose decimal commas")},
    {ErrorCode::NumberOrName, ErrorText::tr("“%1” is neither a number, like those below it, nor a "
                                            "column name such as query, docid or rating")},
    {ErrorCode::NotANumber, ErrorText::tr("“%1” is not a number; each document needs one")},
    {ErrorCode::LineBreakInId,
     ErrorText::tr("the quote at “%1” is closed only on a later line; keep each id on one line")},
    {ErrorCode::RepeatedColumn, ErrorText::tr("the column “%1” appears twice")},
    {ErrorCode::UnknownColumns,
     ErrorText::tr(
         "unknown columns: %1; use names such as query, docid and rating, or specify the columns"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnknownNumbers,
     ErrorText::tr("numbers found in %1; specify the column of grades or scores"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::PossibleScores,
     ErrorText::tr("besides grades, the table has numbers in %1; specify which columns are scores "
                   "of runs"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::RanksAsScores,
     ErrorText::tr("in every query, the numbers run from 1, like ranks, but higher scores come "
                   "first; write lists in order, such as {\"q1\": [\"d2\", \"d1\"]}")},
    {ErrorCode::RisingScores,
     ErrorText::tr("the scores of every query rise from rank to rank, as distances do; choose "
                   "whether the ranks or the scores give the order")},
    {ErrorCode::SeveralRaters,
     ErrorText::tr(
         "grades from several raters found in %1; choose one column, or a rule to combine them"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnusualWhitespace,
     ErrorText::tr(
         "the character %1 only looks like a space; separate columns with spaces or tabs")},
    {ErrorCode::Subtopics,
     ErrorText::tr("“%1” is judged for several subtopics (the second column, "
                   "as in ndeval); use one grade per query, or rankscope-cli diversity")},
    {ErrorCode::Preferences,
     ErrorText::tr(
         "these look like preferences with five columns: “%1”; use rankscope-cli "
         "trec_eval -R prefs, or one grade per document: query iteration document grade")},
    {ErrorCode::SampledJudgments,
     ErrorText::tr("these look like sampled judgments (prels of the Million Query track) with five "
                   "columns: “%1”; use one grade per document: query iteration document grade")},
    {ErrorCode::TrecTopics, ErrorText::tr("these are TREC topics: “%1”; use judgments, a run, or "
                                          "texts as JSON lines or with a tab after each id")},
    {ErrorCode::PerQueryValues,
     ErrorText::tr("these are values per query, such as trec_eval -q prints: “%1”; open them "
                   "without judgments and runs, compare them with rankscope-cli compare FILE, or "
                   "open the judgments and the runs")},
    {ErrorCode::NamelessValues,
     ErrorText::tr("these look like values per query without names: “%1”; begin the file with a "
                   "line of names, such as “query,bm25,dense”, or name the columns of judgments or "
                   "a run")},
    {ErrorCode::MeansAtCutoffs,
     ErrorText::tr("these are means of measures by cutoff (“%1”), which cannot be tested; use the "
                   "values of each query, such as trec_eval -q prints")},
    {ErrorCode::NamelessNumbers,
     ErrorText::tr("these are numbers without column names, such as features or the leaves of "
                   "trees: “%1”; use the model’s predictions, or begin the file with a line of "
                   "names, such as “query,label,score”")},
    {ErrorCode::PythonText,
     ErrorText::tr("this is what Python prints: “%1”; write JSON with json.dump, with an id for "
                   "each document, such as {\"q1\": {\"d1\": 0.83}}")},
    {ErrorCode::NotWithValues,
     ErrorText::tr("values per query cannot be combined with judgments and runs; open them on "
                   "their own, with texts or groups of queries")},
    {ErrorCode::NoCommonMeasure,
     ErrorText::tr("has no measure in common with “%1”; open files with the same measure")},
    {ErrorCode::TrecTexts, ErrorText::tr("these are TREC documents: “%1”; use judgments, a run, or "
                                         "texts as JSON lines or with a tab after each id")},
    {ErrorCode::SeveralSystems,
     ErrorText::tr("this file holds runs of several systems: %1; use one run per file"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::RepeatedFeature, ErrorText::tr("the feature %1 appears twice on this line")},
    {ErrorCode::EmptyId, ErrorText::tr("this cell is empty; enter the id of a query or document")},
    {ErrorCode::EmptyJudge,
     ErrorText::tr("this cell is empty; enter the judge’s name in every row")},
    {ErrorCode::ZScoreColumns, ErrorText::tr("query measure mean deviation"), ofColumns, 4},
    {ErrorCode::ZScoreOrder,
     ErrorText::tr("“%1” is a measure; write the query first: query measure mean deviation")},
    {ErrorCode::PreferenceColumns, ErrorText::tr("query judge part document grade"), ofColumns, 5},
    {ErrorCode::ContraryPreferences,
     ErrorText::tr("this judge’s preferences for “%1” contradict each other; correct one of them")},
    {ErrorCode::PairColumns, ErrorText::tr("query document number"), ofColumns, 3},
    {ErrorCode::InteractionColumns, ErrorText::tr("user document"), ofColumns, 2},
    {ErrorCode::NoQueryId,
     ErrorText::tr("“%1” in the second column is not a query; write it as qid:1")},
    {ErrorCode::BadFeature, ErrorText::tr("“%1” is not a feature; write it as 12:0.5")},
    {ErrorCode::BadFeatureNumber,
     ErrorText::tr("“%1” is not a number; describe a document by numbers such as 0 or 1.5")},
    {ErrorCode::ZeroFeatures,
     ErrorText::tr("all features of “%1” are 0, so it cannot be compared; at least one must differ "
                   "from 0")},
    {ErrorCode::NoSuchFeature, ErrorText::tr("the file has no feature %1")},
    {ErrorCode::BadPrediction,
     ErrorText::tr("“%1” is not a prediction; each line needs one number")},
    {ErrorCode::PredictionCount,
     ErrorText::tr("found %1 predictions for %2 lines of judgments; each line needs one"),
     ofCounts},
    {ErrorCode::PredictionsAlone,
     ErrorText::tr(
         "this file holds predictions, one number per line; add the LETOR file they belong to")},
    {ErrorCode::NoGroupSizes,
     ErrorText::tr("the feature lines have no qid; give the number of lines of each query in "
                   "%1.query or %1.group in the same folder")},
    {ErrorCode::GroupSizeSum,
     ErrorText::tr("the queries have %1 lines in total, but there are %2 lines of features"),
     ofCounts},
    {ErrorCode::BadGroupSize,
     ErrorText::tr("“%1” is not the number of lines of a query; use a whole number")},
    {ErrorCode::UnknownFormat,
     ErrorText::tr(
         "the first line, “%1”, is not in a known format; use judgments, a run or texts")},
    {ErrorCode::SearchRequest,
     ErrorText::tr("this is a search request, which has no results; send it to the search engine "
                   "(_search or _msearch) and open its response")},
    {ErrorCode::HitsWithoutIds,
     ErrorText::tr("the results have the fields %1, none of which names a document; add the ids, "
                   "as in {\"id\": \"d1\", \"score\": 0.5}"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::UnknownJson,
     ErrorText::tr(
         "JSON with the fields %1 is not an export of a known tool; use the results or grades of "
         "queries, such as {\"query_id\": \"q1\", \"results\": [{\"id\": \"d1\", \"score\": "
         "0.5}]}, {\"q1\": {\"d1\": 0.5}} or {\"q1\": [\"d1\", \"d2\"]}"),
     ofPart<SentencePart::Headings>},
    {ErrorCode::NotJudgments,
     ErrorText::tr("this file was read as “%1”, which has no grades; use judgments: a grade for "
                   "each document of a query, such as “q1 0 d1 2”"),
     ofPart<SentencePart::Format>},
    {ErrorCode::NotARun,
     ErrorText::tr("this file was read as “%1”, which does not rank documents; use a run: a rank "
                   "or score for each document of a query, such as “q1 Q0 d1 1 9.5 name”"),
     ofPart<SentencePart::Format>},
    {ErrorCode::NoJudgments,
     ErrorText::tr("no judgments found; add a file of relevance judgments (qrels)")},
    {ErrorCode::SecondJudgments,
     ErrorText::tr("found more than one file of judgments; use only one")},
    {ErrorCode::ContraryJudgments,
     ErrorText::tr("grades differ from those in the earlier files: %1; make them the same")},
    {ErrorCode::NoSuchSplit, ErrorText::tr("the judgments have no split “%1”")},
    {ErrorCode::IdNotForTrec,
     ErrorText::tr("was not written: the id “%1” contains a space or starts like a comment; TREC "
                   "columns cannot hold such an id")},
    {ErrorCode::LessonUnexpected, ErrorText::tr("found “%1”")},
    {ErrorCode::LessonRepeated, ErrorText::tr("“%1” appears twice")},
    {ErrorCode::LessonLacks, ErrorText::tr("the lesson needs “%1” here")},
    {ErrorCode::LessonUnended, ErrorText::tr("“%1” is not closed")},
    {ErrorCode::NoIdColumn, ErrorText::tr("no id column found for joining the files; specify one")},
    {ErrorCode::RepeatedId,
     ErrorText::tr("the id “%1” appears in two rows; it may appear only once")},
    {ErrorCode::NoCommonId,
     ErrorText::tr("no ids in common with “%1”; both files must use the same ids")},
    {ErrorCode::NoJsonTable,
     ErrorText::tr("this JSON has no rows; use an array of records, one record per line, columns "
                   "with data, or an array for each column")},
    {ErrorCode::UnknownPrediction,
     ErrorText::tr(
         "the scores belong to the predicted class “%1”, which is not one of the labels")},
    {ErrorCode::JsonAsTable, ErrorText::tr("this is JSON; use a table such as CSV")},
});
static_assert(hasRowForEach(problems, &ErrorRow::problem, ErrorCode::JsonAsTable));

Sentence reason(const ParseError& error)
{
    const ErrorRow& row = rowAt(problems, error.problem);
    return row.say(row, error.found);
}

/// For errors that include what was expected.
Sentence expectingReason(const ParseError& error)
{
    switch (error.problem) {
    case ErrorCode::WrongType:
        return {ErrorText::tr("the value of the field “%1” has the wrong type; expected %2"),
                {error.found, Sentence{error.expected, {}}}};
    case ErrorCode::BadValue:
        return {ErrorText::tr("the field “%1” cannot have this value; use one of %2"),
                {error.found, {SentencePart::Headings, error.expected}}};
    default:
        return {ErrorText::tr("%1; expected %2"), {reason(error), error.expected}};
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
