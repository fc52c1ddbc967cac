#include "ui/reading_words/problem_text.h"

#include "core/compression/compression.h"
#include "core/session/session.h"
#include "core/syntax/delimited_table.h"
#include "ui/language/joined_text.h"
#include "ui/reading_words/format_text.h"
#include "ui/words/quoted_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ui::ProblemText)
};

QString columnsProblem(const QString& found, int expected, const QString& layout)
{
    bool isCount = false;
    const int count = found.toInt(&isCount);
    if (isCount && count == 1)
        return ProblemText::tr("found 1 column, expected %1: %2")
            .arg(QString::number(expected), layout);
    return ProblemText::tr("found %1 columns, expected %2: %3")
        .arg(found, QString::number(expected), layout);
}

QString notASession(const QString& found)
{
    if (found.isEmpty())
        return ProblemText::tr("found JSON without a “format”, expected a Rankscope session");
    return ProblemText::tr("found the format “%1”, expected a Rankscope session").arg(found);
}

QString jsonProblem(const QString& found, const QString& expected)
{
    if (found.isEmpty())
        return ProblemText::tr("found the end of the file, expected %1").arg(expected);
    return ProblemText::tr("found “%1”, expected %2").arg(found, expected);
}

/// What systems say of files most often; they say it in English.
[[maybe_unused]] constexpr const char* saidBySystems[] = {
    QT_TRANSLATE_NOOP("ui::ProblemText", "No such file or directory"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Permission denied"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Is a directory"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Not a directory"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Not a regular file"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "File name too long"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Read-only file system"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "No space left on device"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Cannot allocate memory"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "Input/output error"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "The file was changed meanwhile"),
    QT_TRANSLATE_NOOP("ui::ProblemText", "The file was changed each time while it was read"),
};

QString saidBySystem(const QString& english)
{
    return ProblemText::tr(english.toUtf8().constData());
}

/// “anna”, “ben”, as core::headingsText() has them, with what stands between items here.
QString headingList(QString headings)
{
    const QString between = listText({QString(u'”'), QString(u'“')});
    return headings.replace(QStringLiteral("”, “"), between);
}

QString reason(core::Problem problem, const QString& found)
{
    using core::Problem;
    switch (problem) {
    case Problem::CannotOpen:
        return ProblemText::tr("cannot be opened: %1").arg(saidBySystem(found));
    case Problem::CannotRead:
        return ProblemText::tr("cannot be read: %1").arg(saidBySystem(found));
    case Problem::CannotWrite:
        return ProblemText::tr("cannot be written: %1").arg(saidBySystem(found));
    case Problem::Stopped:
        return ProblemText::tr("was not read to its end, because reading was stopped");
    case Problem::DamagedCompression:
        return ProblemText::tr(
                   "found compressed data that is damaged or ends early, expected a whole %1 file")
            .arg(found);
    case Problem::CompressedTwice:
        return ProblemText::tr("found %1 data inside compressed data, expected a text that is "
                               "compressed once")
            .arg(found);
    case Problem::ExpandsTooFar:
        return ProblemText::tr("found compressed data that grows to more than %1 times its size, "
                               "expected at most that: unpack the file first, or, on the command "
                               "line, raise the limit with --max-expansion")
            .arg(found);
    case Problem::TooMuchMemory:
        return ProblemText::tr("found %1 data that takes more than %2 MiB of memory to be "
                               "decompressed, expected at most that: unpack the file first")
            .arg(found, QString::number(core::mostDecodingMemory >> 20));
    case Problem::ForeignFormat:
        return ProblemText::tr(
                   "found a file of the format %1, which is not read; expected text, as "
                   "it is or compressed with gzip, xz, zstd or bzip2")
            .arg(found);
    case Problem::UnmarkedUtf16:
        return ProblemText::tr("found text in UTF-16 without a byte order mark, expected UTF-8, or "
                               "UTF-16 with the mark");
    case Problem::DamagedUtf16:
        return ProblemText::tr("found half a character of UTF-16, expected whole ones");
    case Problem::BinaryData:
        return ProblemText::tr("found the byte %1, expected a text file").arg(found);
    case Problem::LineTooLong:
        return ProblemText::tr("found a line of %1 bytes, expected at most 1 MiB").arg(found);
    case Problem::NotUtf8:
        return ProblemText::tr("found the byte %1, expected text in UTF-8").arg(found);
    case Problem::NothingToRead:
        return ProblemText::tr("found nothing to read, expected at least one line of data");
    case Problem::HeaderLine:
        return ProblemText::tr(
                   "found the column names “%1”, expected data: the format has no heading line")
            .arg(found);
    case Problem::QrelsColumns:
        return columnsProblem(found, 4, ProblemText::tr("query iteration document grade"));
    case Problem::RunColumns:
        return columnsProblem(found, 6, ProblemText::tr("query Q0 document rank score tag"));
    case Problem::MovedColumns:
        return ProblemText::tr("found %1 columns, expected as many as the first line has: an id "
                               "with a blank seems to have moved them")
            .arg(found);
    case Problem::RankedRunColumns:
        return columnsProblem(found, 3,
                              ProblemText::tr("query document rank, as in the first line"));
    case Problem::BadGrade:
        return ProblemText::tr("found the grade “%1”, expected a number such as 2 or 2.5")
            .arg(found);
    case Problem::InfiniteGrade:
        return ProblemText::tr(
                   "found a grade for “%1” that is infinite or no number, expected one such as 2 "
                   "or 2.5")
            .arg(found);
    case Problem::BadScore:
        return ProblemText::tr("found the score “%1”, expected a number such as 1.5 or 2e-3")
            .arg(found);
    case Problem::BadRank:
        return ProblemText::tr("found the rank “%1”, expected a whole number").arg(found);
    case Problem::DuplicateJudgment:
        return ProblemText::tr(
                   "found a second, different grade for “%1”, expected one for each query")
            .arg(found);
    case Problem::DuplicateDocument:
        return ProblemText::tr("found “%1” a second time, expected every document once").arg(found);
    case Problem::UnknownDocument:
        return ProblemText::tr("found “%1” in list B, expected a document of list A").arg(found);
    case Problem::UnknownColumn:
        return ProblemText::tr("found a column “%1”, expected rank, id, title, grade or score")
            .arg(found);
    case Problem::TableColumns:
        return found == QStringLiteral("1")
                   ? ProblemText::tr("found 1 column, expected as many as the heading names")
                   : ProblemText::tr("found %1 columns, expected as many as the heading names")
                         .arg(found);
    case Problem::RaggedRow:
        return found == QStringLiteral("1")
                   ? ProblemText::tr("found 1 cell, expected as many as the first line has")
                   : ProblemText::tr("found %1 cells, expected as many as the first line has")
                         .arg(found);
    case Problem::NoLabel:
        return found.isEmpty()
                   ? ProblemText::tr("found an empty cell, expected a label such as 0 or 1")
                   : ProblemText::tr("found “%1”, expected a label such as 0 or 1").arg(found);
    case Problem::ThirdLabel:
        return ProblemText::tr("found “%1” as a third label, expected one of the two above it")
            .arg(found);
    case Problem::UnknownLabel:
        return ProblemText::tr(
                   "found no label “%1”, expected the positive class to be one of the labels")
            .arg(found);
    case Problem::BadWeight:
        return ProblemText::tr("found the weight “%1”, expected a number above 0").arg(found);
    case Problem::NoLabelColumn:
        return ProblemText::tr("found no column that holds the labels, expected one to be named");
    case Problem::NoScoreColumn:
        return ProblemText::tr("found no column that holds scores, expected one to be named");
    case Problem::NoClassColumn:
        return ProblemText::tr("found “%1”, which has no column of scores, expected one such as "
                               "prob_%1, p_%1 or %1")
            .arg(found);
    case Problem::TooManyClasses:
        return ProblemText::tr("found “%1” as one label more than the %2 that can be told apart")
            .arg(found, QString::number(core::mostClasses));
    case Problem::NoSuchColumn:
        return ProblemText::tr("found no column “%1”, expected one that the table has").arg(found);
    case Problem::UnknownQuery:
        return ProblemText::tr("found no query “%1”, expected one that the file holds").arg(found);
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
    case Problem::BadToml:
        return ProblemText::tr("found what is not TOML (%1), expected TOML or JSON").arg(found);
    case Problem::NotASession:
        return notASession(found);
    case Problem::NewerVersion:
        return ProblemText::tr(
                   "found a session of version %1, expected at most %2: it was written by a newer "
                   "Rankscope")
            .arg(found, QString::number(core::sessionVersion));
    case Problem::MissingField:
        return ProblemText::tr("found no field “%1”, expected one").arg(found);
    case Problem::WrongType:
        return ProblemText::tr("found a value of the wrong type in the field “%1”, expected "
                               "another type")
            .arg(found);
    case Problem::BadValue:
        return ProblemText::tr("found a value in the field “%1” that it cannot have, expected one "
                               "of its range")
            .arg(found);
    case Problem::ColumnLength:
        return ProblemText::tr("found another number of values in the field “%1” than there are "
                               "labels, expected one for each")
            .arg(found);
    case Problem::DuplicateField:
        return ProblemText::tr("found the field “%1” twice, expected it once").arg(found);
    case Problem::NestedTooDeeply:
        return ProblemText::tr("found JSON nested too deeply, expected at most %1 levels")
            .arg(found);
    case Problem::BadDefinition:
        return ProblemText::tr("found “%1”, expected a measure such as nDCG@10").arg(found);
    case Problem::DecimalComma:
        return ProblemText::tr("found “%1”, expected a number such as 2.5; commas are read as "
                               "decimal points only when you say so")
            .arg(found);
    case Problem::NumberOrName:
        return ProblemText::tr("found “%1” above numbers, expected a number, or column names such "
                               "as query, docid and rating")
            .arg(found);
    case Problem::NotANumber:
        return ProblemText::tr("found “%1”, expected a number for the document").arg(found);
    case Problem::LineBreakInId:
        return ProblemText::tr("found a quote that is closed only in a later line: “%1”, expected "
                               "an id in one line")
            .arg(found);
    case Problem::RepeatedColumn:
        return ProblemText::tr("found the column “%1” twice, expected it once").arg(found);
    case Problem::UnknownColumns:
        return ProblemText::tr("found the columns %1, expected names such as query, docid and "
                               "rating, or the columns to be named")
            .arg(headingList(found));
    case Problem::UnknownNumbers:
        return ProblemText::tr("found numbers in %1, expected one of these columns to be named as "
                               "the grade or the score")
            .arg(headingList(found));
    case Problem::SeveralRaters:
        return ProblemText::tr("found the grades of several raters in %1, expected one of the "
                               "columns to be named, or a rule for all of them")
            .arg(headingList(found));
    case Problem::OddSpace:
        return ProblemText::tr("found the character %1, which looks like a blank, expected blanks "
                               "or tabs between columns")
            .arg(found);
    case Problem::Subtopics:
        return ProblemText::tr("found “%1” judged for several subtopics (the second column), as "
                               "ndeval reads it, expected one grade for each query")
            .arg(found);
    case Problem::Preferences:
        return ProblemText::tr("found five columns as preference judgments (prels) have them, "
                               "“%1”, expected one grade for each document: query iteration "
                               "document grade")
            .arg(found);
    case Problem::TrecTopics:
        return ProblemText::tr("found topics in TREC’s form, “%1”, expected judgments, a run, or "
                               "texts as JSON lines or with a tab behind each id")
            .arg(found);
    case Problem::TrecTexts:
        return ProblemText::tr("found documents in TREC’s form, “%1”, expected judgments, a run, "
                               "or texts as JSON lines or with a tab behind each id")
            .arg(found);
    case Problem::SeveralSystems:
        return ProblemText::tr("found the runs of several systems, %1, expected one run")
            .arg(headingList(found));
    case Problem::RepeatedFeature:
        return ProblemText::tr("found the feature %1 twice, expected it once in a line").arg(found);
    case Problem::EmptyId:
        return ProblemText::tr("found an empty cell, expected the id of a query or document");
    case Problem::ZScoreColumns:
        return columnsProblem(found, 4, ProblemText::tr("query measure mean deviation"));
    case Problem::PairColumns:
        return columnsProblem(found, 3, ProblemText::tr("query document number"));
    case Problem::NoQueryId:
        return ProblemText::tr("found “%1” in the second column, expected a query as qid:1")
            .arg(found);
    case Problem::BadFeature:
        return ProblemText::tr("found “%1”, expected a feature as 12:0.5").arg(found);
    case Problem::NoSuchFeature:
        return ProblemText::tr("found no feature %1, expected one that the file holds").arg(found);
    case Problem::BadPrediction:
        return ProblemText::tr("found “%1”, expected one number as the prediction of a line")
            .arg(found);
    case Problem::PredictionCount:
        return ProblemText::tr("found %1 predictions, expected one for each of the %2 lines of the "
                               "judgments")
            .arg(found.section(u'/', 0, 0), found.section(u'/', 1));
    case Problem::PredictionsAlone:
        return ProblemText::tr("found predictions, one number per line, expected the LETOR file "
                               "whose lines they score beside them");
    case Problem::NoGroupSizes:
        return ProblemText::tr("found lines of features without qid, expected the number of lines "
                               "of each query in %1.query or %1.group beside the file")
            .arg(found);
    case Problem::GroupSizeSum:
        return ProblemText::tr("found queries of %1 lines in all, expected as many as the %2 lines "
                               "of the features")
            .arg(found.section(u'/', 0, 0), found.section(u'/', 1));
    case Problem::BadGroupSize:
        return ProblemText::tr("found “%1”, expected the number of lines of a query").arg(found);
    case Problem::UnknownFormat:
        return ProblemText::tr("found “%1” as the first line, expected judgments, a run or texts "
                               "in a format that is known")
            .arg(found);
    case Problem::NotJudgments:
        return ProblemText::tr("found the format “%1”, expected judgments")
            .arg(formatText(found.toStdString()));
    case Problem::NotARun:
        return ProblemText::tr("found the format “%1”, expected a run")
            .arg(formatText(found.toStdString()));
    case Problem::NoJudgments:
        return ProblemText::tr("found no judgments in the files, expected one file with them "
                               "(qrels)");
    case Problem::SecondJudgments:
        return ProblemText::tr("found judgments a second time, expected one file with them");
    case Problem::NoSuchSplit:
        return ProblemText::tr("found no split “%1” of the judgments, expected one of the folder's")
            .arg(found);
    case Problem::IdNotForTrec:
        return ProblemText::tr(
                   "was not written: the id “%1” has a blank or starts a comment, which "
                   "TREC's columns cannot hold")
            .arg(found);
    case Problem::LessonUnexpected:
        return ProblemText::tr("found “%1”").arg(found);
    case Problem::LessonRepeated:
        return ProblemText::tr("found “%1” a second time").arg(found);
    case Problem::LessonLacks:
        return ProblemText::tr("the lesson lacks “%1” here").arg(found);
    case Problem::LessonUnended:
        return ProblemText::tr("found “%1” without its end").arg(found);
    }
    return {};
}

}  // namespace

QString problemReason(const core::ParseError& error)
{
    QString why = reason(error.problem, inMessage(error.found));
    if (!error.expected.empty())
        why = ProblemText::tr("%1, expected %2").arg(why, inMessage(error.expected));
    if (!error.column.empty())
        why = ProblemText::tr("column “%1”: %2").arg(inMessage(error.column), why);
    if (!error.query.empty())
        why = ProblemText::tr("query “%1”: %2").arg(inMessage(error.query), why);
    return why;
}

QString problemText(const core::ParseError& error)
{
    const QString file = fileInMessage(error.file);
    QString why = problemReason(error);
    if (error.moreLines == 1)
        why = ProblemText::tr("%1; 1 more line cannot be read").arg(why);
    else if (error.moreLines > 1)
        why = ProblemText::tr("%1; %2 more lines cannot be read")
                  .arg(why, QString::number(error.moreLines));
    if (error.line == 0)
        return QStringLiteral("%1: %2").arg(file, why);
    return QStringLiteral("%1:%2: %3").arg(file, QString::number(error.line), why);
}

}  // namespace ui
