// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/import/diagnostic_text.h"

#include "core/foundation/enum_table.h"
#include "ui/text/import/error_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

using core::Warning;

struct Words {
    Warning warning;
    const char* what;  ///< counts them if they can be counted
    const char* rule;
};

struct DiagnosticText {
    Q_DECLARE_TR_FUNCTIONS(ui::DiagnosticText)

public:
    static constexpr auto warnings = std::to_array<Words>({
        {Warning::ByteOrderMark, QT_TR_N_NOOP("%n byte order marks"), QT_TR_NOOP("skipped")},
        {Warning::BlankLines, QT_TR_N_NOOP("%n blank lines"), QT_TR_NOOP("skipped")},
        {Warning::CommentLines, QT_TR_N_NOOP("%n comment lines"), QT_TR_NOOP("skipped")},
        {Warning::TitleLines, QT_TR_N_NOOP("%n lines above the headings"), QT_TR_NOOP("skipped")},
        {Warning::HeaderLine, QT_TR_NOOP("Header row, although the format has none"),
         QT_TR_NOOP("skipped")},
        {Warning::NoHeaderLine, QT_TR_NOOP("No header row, although the format has one"),
         QT_TR_NOOP("the first line is read as data")},
        {Warning::NotUtf8, QT_TR_N_NOOP("%n lines that are not UTF-8"),
         QT_TR_NOOP("read as Latin-1, as requested")},
        {Warning::Gb18030, QT_TR_N_NOOP("%n lines that are not UTF-8"),
         QT_TR_NOOP("read as GB18030, as requested")},
        {Warning::ExtraColumns, QT_TR_N_NOOP("%n lines with too many columns"),
         QT_TR_NOOP("extra columns ignored")},
        {Warning::OtherColumns, QT_TR_N_NOOP("%n additional columns"), QT_TR_NOOP("ignored")},
        {Warning::ChosenColumns, QT_TR_NOOP("Columns you named"), QT_TR_NOOP("read as requested")},
        {Warning::SeparatorLine, QT_TR_NOOP("First line names the delimiter"),
         QT_TR_NOOP("skipped")},
        {Warning::BadLines, QT_TR_N_NOOP("%n unreadable lines"),
         QT_TR_NOOP("skipped, as requested")},
        {Warning::UnusualWhitespace, QT_TR_N_NOOP("%n ids with a no-break space"),
         QT_TR_NOOP("kept as part of the id")},
        {Warning::OpenQuote, QT_TR_N_NOOP("%n lines with an unclosed quote"),
         QT_TR_NOOP("kept as part of the id")},
        {Warning::SpreadsheetId,
         QT_TR_N_NOOP("%n ids such as 1E5, the way spreadsheets write long numbers"),
         QT_TR_NOOP("kept as text; check whether a spreadsheet changed the data")},
        {Warning::ScientificNumber, QT_TR_N_NOOP("%n numbers in scientific notation"),
         QT_TR_NOOP("read as ordinary numbers")},
        {Warning::DecimalComma, QT_TR_N_NOOP("%n numbers with a decimal comma"),
         QT_TR_NOOP("the comma is read as a decimal point, as requested")},
        {Warning::GradeWords, QT_TR_N_NOOP("%n grades given as words"),
         QT_TR_NOOP("read as requested")},
        {Warning::RepeatedJudgment, QT_TR_N_NOOP("%n judgments repeated with the same grade"),
         QT_TR_NOOP("merged")},
        {Warning::RepeatedSubtopic,
         QT_TR_N_NOOP("%n judgments repeated for other subtopics (second column, as in ndeval) "
                      "with the same grades"),
         QT_TR_NOOP("merged; subtopics are not distinguished")},
        {Warning::KeptFirstGrade, QT_TR_N_NOOP("%n judgments repeated with a different grade"),
         QT_TR_NOOP("the first grade counts, as requested")},
        {Warning::KeptLastGrade, QT_TR_N_NOOP("%n judgments repeated with a different grade"),
         QT_TR_NOOP("the last grade counts, as requested")},
        {Warning::KeptHighestGrade, QT_TR_N_NOOP("%n judgments repeated with a different grade"),
         QT_TR_NOOP("the highest grade counts, as requested")},
        {Warning::KeptFirstResult,
         QT_TR_N_NOOP("%n documents listed more than once for the same query"),
         QT_TR_NOOP("the first one counts, as requested")},
        {Warning::KeptBestResult,
         QT_TR_N_NOOP("%n documents listed more than once for the same query"),
         QT_TR_NOOP("the highest-ranked one counts, as requested")},
        {Warning::MeanOfRaters, QT_TR_N_NOOP("%n query–document pairs graded by several raters"),
         QT_TR_NOOP("the mean counts, as requested")},
        {Warning::MedianOfRaters, QT_TR_N_NOOP("%n query–document pairs graded by several raters"),
         QT_TR_NOOP("the median counts, as requested")},
        {Warning::FirstOfRaters, QT_TR_N_NOOP("%n query–document pairs graded by several raters"),
         QT_TR_NOOP("the leftmost grade counts, as requested")},
        {Warning::UnratedPairs,
         QT_TR_N_NOOP("%n query–document pairs without a grade from any rater"),
         QT_TR_NOOP("skipped; these count as unjudged")},
        {Warning::FractionalGrade, QT_TR_N_NOOP("%n fractional grades"),
         QT_TR_NOOP("kept as is; trec_eval rounds down")},
        {Warning::NegativeGrade, QT_TR_N_NOOP("%n negative grades"),
         QT_TR_NOOP("no gain and, as in trec_eval, not counted as judged")},
        {Warning::NoGrades, QT_TR_NOOP("Query–document pairs without grades"),
         QT_TR_NOOP("each counts as grade 1")},
        {Warning::JudgedResults, QT_TR_NOOP("Grades for the results only"),
         QT_TR_NOOP("documents that were not retrieved count as unjudged, also for recall and the "
                    "ideal ranking")},
        {Warning::OneGrade, QT_TR_NOOP("The same grade for all judgments"),
         QT_TR_NOOP("only unjudged documents count as worse")},
        {Warning::NothingRelevant, QT_TR_N_NOOP("%n judged queries without a grade above 0"),
         QT_TR_NOOP("most measures are undefined for them; the mean follows the rule for undefined "
                    "queries")},
        {Warning::InfiniteScore, QT_TR_N_NOOP("%n infinite scores"),
         QT_TR_NOOP("sorted first, or last when negative")},
        {Warning::NanScore, QT_TR_N_NOOP("%n scores that are not numbers"),
         QT_TR_NOOP("treated as minus infinity: sorted last")},
        {Warning::NanScoreLikeTrec, QT_TR_N_NOOP("%n scores that are not numbers"),
         QT_TR_NOOP("compared by document id only, as in trec_eval (glibc’s merge sort)")},
        {Warning::LargestScore,
         QT_TR_N_NOOP("%n scores of 1.79769e308, which some data sets use for missing values"),
         QT_TR_NOOP("used as is")},
        {Warning::TiedScores, QT_TR_N_NOOP("%n documents with the same score as the one above"),
         QT_TR_NOOP("ordered by the rule for ties")},
        {Warning::TiedRanks, QT_TR_N_NOOP("%n documents with the same rank as the one above"),
         QT_TR_NOOP("kept in file order")},
        {Warning::RankContradictsScore,
         QT_TR_N_NOOP("%n queries whose ranks contradict their scores"),
         QT_TR_NOOP("sorted by score")},
        {Warning::UnequalDepths,
         QT_TR_N_NOOP("%n queries with shorter result lists than the longest"),
         QT_TR_NOOP("kept as is; the missing ranks earn nothing")},
        {Warning::NoScores, QT_TR_NOOP("Ranks without scores"), QT_TR_NOOP("sorted by rank")},
        {Warning::ListOrder, QT_TR_NOOP("Lists without scores"),
         QT_TR_NOOP("read as rankings, best first")},
        {Warning::OrderOfRows, QT_TR_NOOP("Neither ranks nor scores"),
         QT_TR_NOOP("ranked in row order")},
        {Warning::EmptyQuery, QT_TR_N_NOOP("%n queries without documents"), QT_TR_NOOP("skipped")},
        {Warning::SplitQuery, QT_TR_N_NOOP("%n queries whose lines are not consecutive"),
         QT_TR_NOOP("each read as one query")},
        {Warning::RepeatedQuery, QT_TR_N_NOOP("%n queries listed twice"),
         QT_TR_NOOP("the documents from both are kept; most other tools keep only the last")},
        {Warning::SeveralSystems, QT_TR_NOOP("Several runs in one file"),
         QT_TR_NOOP("read as separate runs")},
        {Warning::QueryOfFile, QT_TR_NOOP("Results for one query without an id"),
         QT_TR_NOOP("the query is named after the file")},
        {Warning::AnswersOfFolder, QT_TR_NOOP("A folder of search responses, one file per query"),
         QT_TR_NOOP("read as one run; queries without an id are named after their file")},
        {Warning::NumberedQueries, QT_TR_N_NOOP("%n queries without an id"),
         QT_TR_NOOP("numbered 1, 2, 3… in file order")},
        {Warning::QueryAsDocument, QT_TR_N_NOOP("%n documents with the same id as their query"),
         QT_TR_NOOP("kept, although some collections remove such documents")},
        {Warning::NoDocumentIds, QT_TR_N_NOOP("%n lines without a document id"),
         QT_TR_NOOP("named by line number within the query")},
        {Warning::TextsAsIds, QT_TR_NOOP("Documents without ids"),
         QT_TR_NOOP("the full text is used as the id, so only identical texts match")},
        {Warning::RepeatedPassage,
         QT_TR_N_NOOP("%n texts without ids listed more than once for the same query"),
         QT_TR_NOOP("the first one counts")},
        {Warning::MissingFeature, QT_TR_N_NOOP("%n lines without the score feature"),
         QT_TR_NOOP("scored 0, as in SVMlight")},
        {Warning::NullFeature, QT_TR_N_NOOP("%n lines with NULL as the score feature"),
         QT_TR_NOOP("sorted last")},
        {Warning::FeatureZero, QT_TR_N_NOOP("%n features with index 0 (indices start at 1)"),
         QT_TR_NOOP("kept")},
        {Warning::UnorderedFeatures,
         QT_TR_N_NOOP("%n lines whose features are not in ascending order"),
         QT_TR_NOOP("read by index")},
        {Warning::EmptyText, QT_TR_N_NOOP("%n ids without text"),
         QT_TR_NOOP("the id is shown instead")},
        {Warning::RepeatedText, QT_TR_N_NOOP("%n extra texts for ids that already have one"),
         QT_TR_NOOP("the first text is used")},
        {Warning::QueriesWithoutText, QT_TR_N_NOOP("%n judged queries without a text"),
         QT_TR_NOOP("the id is shown instead")},
        {Warning::TextsOfNeither,
         QT_TR_NOOP("Texts that do not match any judged query or document"),
         QT_TR_NOOP("not shown")},
        {Warning::TakenAsJudgments, QT_TR_NOOP("Numbers that could be grades or scores"),
         QT_TR_NOOP("read as grades")},
        {Warning::TakenAsRun, QT_TR_NOOP("Numbers that could be grades or scores"),
         QT_TR_NOOP("read as scores of a run, because there are other judgments")},
        {Warning::JoinedJudgments, QT_TR_NOOP("Judgments in several files"),
         QT_TR_NOOP("combined")},
        {Warning::SplitChosen, QT_TR_NOOP("Judgments in several files"),
         QT_TR_NOOP("this one was read")},
        {Warning::OtherPairs, QT_TR_N_NOOP("%n rows that belong to neither judgments nor runs"),
         QT_TR_NOOP("ignored")},
        {Warning::GroupSizesBeside,
         QT_TR_NOOP("Lines without query ids, and a file with the number of lines per query"),
         QT_TR_NOOP("the queries are numbered 1, 2, 3…")},
    });
};

static_assert(core::hasRowForEach(DiagnosticText::warnings, &Words::warning,
                                  static_cast<std::size_t>(Warning::GroupSizesBeside) + 1));

QString met(const Words& words, std::size_t count)
{
    constexpr std::size_t most = 2'000'000'000;  // tr() counts with an int
    return groupedText(
        DiagnosticText::tr(words.what, nullptr, static_cast<int>(std::min(count, most))), count);
}

QString sentenceOf(const core::Diagnostic& diagnostic, core::OwnDocument own)
{
    const Words& words = DiagnosticText::warnings[static_cast<std::size_t>(diagnostic.warning)];
    const QString what = met(words, diagnostic.count);
    const bool isDropped =
        diagnostic.warning == Warning::QueryAsDocument && own == core::OwnDocument::Drop;
    const QString rule =
        isDropped ? DiagnosticText::tr("removed from the ranking") : DiagnosticText::tr(words.rule);
    if (diagnostic.warning == Warning::OtherColumns || diagnostic.warning == Warning::ChosenColumns)
        return diagnostic.sample.empty()
                   ? DiagnosticText::tr("%1: %2.").arg(what, rule)
                   : DiagnosticText::tr("%1 (%2): %3.")
                         .arg(what, headingsInMessage(diagnostic.sample), rule);
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
