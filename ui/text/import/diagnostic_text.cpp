// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/diagnostic_text.h"

#include "core/foundation/enum_table.h"
#include "ui/text/import/error_text.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

using core::Warning;

struct Words {
    Warning warning;
    const char* what;  ///< how many, where it is counted
    const char* rule;
};

struct DiagnosticText {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagnosticText)

public:
    static constexpr auto warnings = std::to_array<Words>({
        {Warning::ByteOrderMark, QT_TR_N_NOOP("%n byte order marks"), QT_TR_NOOP("skipped")},
        {Warning::BlankLines, QT_TR_N_NOOP("%n blank lines"), QT_TR_NOOP("skipped")},
        {Warning::CommentLines, QT_TR_N_NOOP("%n comment lines"), QT_TR_NOOP("skipped")},
        {Warning::HeaderLine, QT_TR_NOOP("Column names that the format does not have"),
         QT_TR_NOOP("skipped")},
        {Warning::NoHeaderLine, QT_TR_NOOP("No column names, which the format has"),
         QT_TR_NOOP("the first line is read as data")},
        {Warning::NotUtf8, QT_TR_N_NOOP("%n lines that are not UTF-8"),
         QT_TR_NOOP("read as Latin-1, as you said")},
        {Warning::Gb18030, QT_TR_N_NOOP("%n lines that are not UTF-8"),
         QT_TR_NOOP("read as GB18030, as you said")},
        {Warning::ExtraColumns, QT_TR_N_NOOP("%n lines with more columns than the format has"),
         QT_TR_NOOP("what is too much is ignored")},
        {Warning::OtherColumns, QT_TR_N_NOOP("%n columns beside those that are read"),
         QT_TR_NOOP("ignored")},
        {Warning::ChosenColumns, QT_TR_NOOP("Columns that you named"),
         QT_TR_NOOP("read as you said")},
        {Warning::SeparatorLine, QT_TR_NOOP("A first line that names the separator"),
         QT_TR_NOOP("skipped")},
        {Warning::BadLines, QT_TR_N_NOOP("%n lines that cannot be read"),
         QT_TR_NOOP("left out, as you said")},
        {Warning::UnusualWhitespace, QT_TR_N_NOOP("%n ids with a no-break space"),
         QT_TR_NOOP("kept as a part of the id")},
        {Warning::OpenQuote, QT_TR_N_NOOP("%n lines with a quote that they do not close"),
         QT_TR_NOOP("kept as a part of the id")},
        {Warning::SpreadsheetId,
         QT_TR_N_NOOP("%n ids like 1E5, as spreadsheets write long numbers"),
         QT_TR_NOOP("kept as text; look whether a spreadsheet did damage")},
        {Warning::ScientificNumber, QT_TR_N_NOOP("%n numbers in scientific notation"),
         QT_TR_NOOP("read as what it means")},
        {Warning::DecimalComma, QT_TR_N_NOOP("%n numbers with a decimal comma"),
         QT_TR_NOOP("read as a decimal point, as you said")},
        {Warning::GradeWords, QT_TR_N_NOOP("%n grades in words"), QT_TR_NOOP("read as you said")},
        {Warning::RepeatedJudgment, QT_TR_N_NOOP("%n judgments repeated with the same grade"),
         QT_TR_NOOP("merged")},
        {Warning::RepeatedSubtopic,
         QT_TR_N_NOOP("%n judgments repeated for other subtopics (the second column), as ndeval "
                      "reads it, with the same grades"),
         QT_TR_NOOP("merged, and subtopics are not told apart")},
        {Warning::KeptFirstGrade, QT_TR_N_NOOP("%n judgments repeated with another grade"),
         QT_TR_NOOP("the first grade counts, as you said")},
        {Warning::KeptLastGrade, QT_TR_N_NOOP("%n judgments repeated with another grade"),
         QT_TR_NOOP("the last grade counts, as you said")},
        {Warning::KeptHighestGrade, QT_TR_N_NOOP("%n judgments repeated with another grade"),
         QT_TR_NOOP("the highest grade counts, as you said")},
        {Warning::KeptFirstResult, QT_TR_N_NOOP("%n documents that their queries list again"),
         QT_TR_NOOP("the first counts, as you said")},
        {Warning::KeptBestResult, QT_TR_N_NOOP("%n documents that their queries list again"),
         QT_TR_NOOP("the best counts, as you said")},
        {Warning::MeanOfRaters, QT_TR_N_NOOP("%n pairs with grades of several raters"),
         QT_TR_NOOP("their mean counts, as you said")},
        {Warning::MedianOfRaters, QT_TR_N_NOOP("%n pairs with grades of several raters"),
         QT_TR_NOOP("their median counts, as you said")},
        {Warning::FirstOfRaters, QT_TR_N_NOOP("%n pairs with grades of several raters"),
         QT_TR_NOOP("the leftmost counts, as you said")},
        {Warning::UnratedPairs, QT_TR_N_NOOP("%n pairs without a grade of any rater"),
         QT_TR_NOOP("left out: they count as unjudged")},
        {Warning::FractionalGrade, QT_TR_N_NOOP("%n grades with a fraction"),
         QT_TR_NOOP("kept as given, where trec_eval rounds down")},
        {Warning::NegativeGrade, QT_TR_N_NOOP("%n grades below 0"),
         QT_TR_NOOP("earns nothing and, as in trec_eval, does not count as judged")},
        {Warning::NoGrades, QT_TR_NOOP("Pairs without grades"),
         QT_TR_NOOP("each counts as a grade of 1")},
        {Warning::JudgedResults, QT_TR_NOOP("Grades of the results only"),
         QT_TR_NOOP("documents that were not retrieved count as unjudged, also for recall and the "
                    "ideal ranking")},
        {Warning::OneGrade, QT_TR_NOOP("The same grade in all judgments"),
         QT_TR_NOOP("only documents without a judgment are worse")},
        {Warning::NothingRelevant, QT_TR_N_NOOP("%n judged queries without a grade above 0"),
         QT_TR_NOOP("most measures have no value there, and the rule for the mean decides")},
        {Warning::InfiniteScore, QT_TR_N_NOOP("%n infinite scores"),
         QT_TR_NOOP("sorted first, or last when negative")},
        {Warning::NanScore, QT_TR_N_NOOP("%n scores that are not numbers"),
         QT_TR_NOOP("counts as minus infinity: sorted last")},
        {Warning::NanScoreLikeTrec, QT_TR_N_NOOP("%n scores that are not numbers"),
         QT_TR_NOOP("compared by document id only, in the order of glibc's merge sort, as "
                    "trec_eval has it")},
        {Warning::LargestScore,
         QT_TR_N_NOOP("%n scores of 1.79769e308, with which some sets mark a missing value"),
         QT_TR_NOOP("taken as given")},
        {Warning::TiedScores, QT_TR_N_NOOP("%n documents with the score of the one above"),
         QT_TR_NOOP("ordered by the rule for equal scores")},
        {Warning::TiedRanks, QT_TR_N_NOOP("%n documents with the rank of the one above"),
         QT_TR_NOOP("kept in the order of the file")},
        {Warning::RankContradictsScore,
         QT_TR_N_NOOP("%n queries whose rank column contradicts the scores"),
         QT_TR_NOOP("the scores give the order")},
        {Warning::UnequalDepths, QT_TR_N_NOOP("%n queries with fewer documents than the deepest"),
         QT_TR_NOOP("kept as given; ranks that are not there earn nothing")},
        {Warning::NoScores, QT_TR_NOOP("Ranks without scores"),
         QT_TR_NOOP("the ranks give the order")},
        {Warning::ListOrder, QT_TR_NOOP("Lists without scores"),
         QT_TR_NOOP("read as rankings, best first")},
        {Warning::OrderOfRows, QT_TR_NOOP("Neither ranks nor scores"),
         QT_TR_NOOP("the order of the rows is the ranking")},
        {Warning::EmptyQuery, QT_TR_N_NOOP("%n queries without a document"),
         QT_TR_NOOP("left out")},
        {Warning::SplitQuery, QT_TR_N_NOOP("%n queries whose lines do not stand together"),
         QT_TR_NOOP("read as one query each")},
        {Warning::RepeatedQuery, QT_TR_N_NOOP("%n queries that stand twice"),
         QT_TR_NOOP("the documents of both count, where most readers keep the last")},
        {Warning::SeveralSystems, QT_TR_NOOP("Runs of several systems in one file"),
         QT_TR_NOOP("read as runs of their own")},
        {Warning::QueryOfFile, QT_TR_NOOP("Results of one query without an id"),
         QT_TR_NOOP("the query is called by the name of the file")},
        {Warning::AnswersOfFolder, QT_TR_NOOP("A folder of answers, one to a query"),
         QT_TR_NOOP("read as one run; queries without an id are called by their file")},
        {Warning::NumberedQueries, QT_TR_N_NOOP("%n queries without an id"),
         QT_TR_NOOP("called 1, 2, 3… in the order of the file")},
        {Warning::QueryAsDocument, QT_TR_N_NOOP("%n documents with the id of their query"),
         QT_TR_NOOP("kept, although some collections leave such out")},
        {Warning::NoDocumentIds, QT_TR_N_NOOP("%n lines that name no document"),
         QT_TR_NOOP("called by the line within the query")},
        {Warning::TextsAsIds, QT_TR_NOOP("Documents without ids"),
         QT_TR_NOOP("each text is an id, and only equal texts match")},
        {Warning::MissingFeature,
         QT_TR_N_NOOP("%n lines without the feature that gives the scores"),
         QT_TR_NOOP("scored 0, as SVMlight reads it")},
        {Warning::NullFeature,
         QT_TR_N_NOOP("%n lines with NULL as the feature that gives the scores"),
         QT_TR_NOOP("sorted last")},
        {Warning::FeatureZero,
         QT_TR_N_NOOP("%n features with the index 0, where they count from 1"), QT_TR_NOOP("kept")},
        {Warning::UnorderedFeatures, QT_TR_N_NOOP("%n lines whose features do not ascend"),
         QT_TR_NOOP("read by their indices")},
        {Warning::EmptyText, QT_TR_N_NOOP("%n ids without a text"), QT_TR_NOOP("shown by id")},
        {Warning::RepeatedText, QT_TR_N_NOOP("%n further texts for ids that have one"),
         QT_TR_NOOP("the first text counts")},
        {Warning::QueriesWithoutText, QT_TR_N_NOOP("%n judged queries that the texts lack"),
         QT_TR_NOOP("shown by id")},
        {Warning::TextsOfNeither, QT_TR_NOOP("Texts of no judged query and of no judged document"),
         QT_TR_NOOP("not shown")},
        {Warning::TakenAsJudgments, QT_TR_NOOP("Numbers, which may be grades or a run's"),
         QT_TR_NOOP("taken as grades")},
        {Warning::TakenAsRun, QT_TR_NOOP("Numbers, which may be grades or a run's"),
         QT_TR_NOOP("taken as a run, because other judgments are there")},
        {Warning::JoinedJudgments, QT_TR_NOOP("Judgments in several files"),
         QT_TR_NOOP("read together")},
        {Warning::SplitChosen, QT_TR_NOOP("Judgments in several files"),
         QT_TR_NOOP("this one was read")},
        {Warning::OtherPairs, QT_TR_N_NOOP("%n rows that belong to neither judgments nor runs"),
         QT_TR_NOOP("ignored")},
        {Warning::GroupSizesBeside,
         QT_TR_NOOP("Lines without a query, and a file that counts them"),
         QT_TR_NOOP("the queries are called 1, 2, 3…")},
    });
};

static_assert(core::hasRowForEach(DiagnosticText::warnings, &Words::warning,
                                  static_cast<std::size_t>(Warning::GroupSizesBeside) + 1));

QString met(const Words& words, std::size_t count)
{
    constexpr std::size_t most = 2'000'000'000;  // tr() counts with an int
    return DiagnosticText::tr(words.what, nullptr, static_cast<int>(std::min(count, most)));
}

QString sentenceOf(const core::Diagnostic& diagnostic, core::OwnDocument own)
{
    const Words& words = DiagnosticText::warnings[static_cast<std::size_t>(diagnostic.warning)];
    const QString what = met(words, diagnostic.count);
    const bool isDropped =
        diagnostic.warning == Warning::QueryAsDocument && own == core::OwnDocument::Drop;
    const QString rule =
        isDropped ? DiagnosticText::tr("left out of the ranking") : DiagnosticText::tr(words.rule);
    const QString line = QString::number(diagnostic.line);
    const QString sample = inMessage(diagnostic.sample);
    if (diagnostic.line == 0 && sample.isEmpty())
        return DiagnosticText::tr("%1: %2.").arg(what, rule);
    if (diagnostic.line == 0)
        return DiagnosticText::tr("%1 (“%2”): %3.").arg(what, sample, rule);
    if (sample.isEmpty())
        return diagnostic.count == 1
                   ? DiagnosticText::tr("%1, line %2: %3.").arg(what, line, rule)
                   : DiagnosticText::tr("%1, first in line %2: %3.").arg(what, line, rule);
    return diagnostic.count == 1
               ? DiagnosticText::tr("%1, line %2 (“%3”): %4.").arg(what, line, sample, rule)
               : DiagnosticText::tr("%1, first in line %2 (“%3”): %4.")
                     .arg(what, line, sample, rule);
}

}  // namespace

QString diagnosticText(const core::Diagnostic& diagnostic, core::OwnDocument own)
{
    QString text = sentenceOf(diagnostic, own);
    for (const core::ParseError& refusal : diagnostic.refusals)
        text += DiagnosticText::tr(" Line %1: %2.")
                    .arg(QString::number(refusal.line), errorReason(refusal));
    return text;
}

}  // namespace ui
