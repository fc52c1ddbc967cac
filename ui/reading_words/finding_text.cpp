#include "ui/reading_words/finding_text.h"

#include "core/enum_table.h"
#include "ui/reading_words/problem_text.h"
#include "ui/words/quoted_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

using core::Oddity;

struct FindingText {
    Q_DECLARE_TR_FUNCTIONS(ui::FindingText)
};

struct Words {
    Oddity oddity;
    const char* what;  ///< how many, where it is counted
    const char* rule;
};

constexpr Words oddities[] = {
    {Oddity::ByteOrderMark, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n byte order marks"),
     QT_TRANSLATE_NOOP("ui::FindingText", "skipped")},
    {Oddity::BlankLines, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n blank lines"),
     QT_TRANSLATE_NOOP("ui::FindingText", "skipped")},
    {Oddity::CommentLines, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n comment lines"),
     QT_TRANSLATE_NOOP("ui::FindingText", "skipped")},
    {Oddity::HeaderLine,
     QT_TRANSLATE_NOOP("ui::FindingText", "Column names that the format does not have"),
     QT_TRANSLATE_NOOP("ui::FindingText", "skipped")},
    {Oddity::NoHeaderLine,
     QT_TRANSLATE_NOOP("ui::FindingText", "No column names, which the format has"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the first line is read as data")},
    {Oddity::NotUtf8, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines that are not UTF-8"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as Latin-1, as you said")},
    {Oddity::Gb18030, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines that are not UTF-8"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as GB18030, as you said")},
    {Oddity::ExtraColumns,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines with more columns than the format has"),
     QT_TRANSLATE_NOOP("ui::FindingText", "what is too much is ignored")},
    {Oddity::OtherColumns,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n columns beside those that are read"),
     QT_TRANSLATE_NOOP("ui::FindingText", "ignored")},
    {Oddity::ChosenColumns, QT_TRANSLATE_NOOP("ui::FindingText", "Columns that you named"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as you said")},
    {Oddity::SeparatorLine,
     QT_TRANSLATE_NOOP("ui::FindingText", "A first line that names the separator"),
     QT_TRANSLATE_NOOP("ui::FindingText", "skipped")},
    {Oddity::BadLines, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines that cannot be read"),
     QT_TRANSLATE_NOOP("ui::FindingText", "left out, as you said")},
    {Oddity::OddSpace, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n ids with a no-break space"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept as a part of the id")},
    {Oddity::OpenQuote,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines with a quote that they do not close"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept as a part of the id")},
    {Oddity::SpreadsheetId,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n ids like 1E5, as spreadsheets write long numbers"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept as text; look whether a spreadsheet did damage")},
    {Oddity::ScientificNumber,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n numbers in scientific notation"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as what it means")},
    {Oddity::DecimalComma,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n numbers with a decimal comma"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as a decimal point, as you said")},
    {Oddity::RepeatedJudgment,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n judgments repeated with the same grade"),
     QT_TRANSLATE_NOOP("ui::FindingText", "merged")},
    {Oddity::RepeatedSubtopic,
     QT_TRANSLATE_N_NOOP("ui::FindingText",
                         "%n judgments repeated for other subtopics (the second column), as ndeval "
                         "reads it, with the same grades"),
     QT_TRANSLATE_NOOP("ui::FindingText", "merged, and subtopics are not told apart")},
    {Oddity::KeptFirstGrade,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n judgments repeated with another grade"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the first grade counts, as you said")},
    {Oddity::KeptLastGrade,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n judgments repeated with another grade"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the last grade counts, as you said")},
    {Oddity::KeptHighestGrade,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n judgments repeated with another grade"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the highest grade counts, as you said")},
    {Oddity::KeptFirstResult,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n documents that their queries list again"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the first counts, as you said")},
    {Oddity::KeptBestResult,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n documents that their queries list again"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the best counts, as you said")},
    {Oddity::MeanOfRaters,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n pairs with grades of several raters"),
     QT_TRANSLATE_NOOP("ui::FindingText", "their mean counts, as you said")},
    {Oddity::MedianOfRaters,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n pairs with grades of several raters"),
     QT_TRANSLATE_NOOP("ui::FindingText", "their median counts, as you said")},
    {Oddity::FirstOfRaters,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n pairs with grades of several raters"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the leftmost counts, as you said")},
    {Oddity::UnratedPairs,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n pairs without a grade of any rater"),
     QT_TRANSLATE_NOOP("ui::FindingText", "left out: they count as unjudged")},
    {Oddity::FractionalGrade, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n grades with a fraction"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept as given, where trec_eval rounds down")},
    {Oddity::NegativeGrade, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n grades below 0"),
     QT_TRANSLATE_NOOP("ui::FindingText",
                       "earns nothing and, as in trec_eval, does not count as judged")},
    {Oddity::NoGrades, QT_TRANSLATE_NOOP("ui::FindingText", "Pairs without grades"),
     QT_TRANSLATE_NOOP("ui::FindingText", "each counts as a grade of 1")},
    {Oddity::OneGrade, QT_TRANSLATE_NOOP("ui::FindingText", "The same grade in all judgments"),
     QT_TRANSLATE_NOOP("ui::FindingText", "only documents without a judgment are worse")},
    {Oddity::NothingRelevant,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n judged queries without a grade above 0"),
     QT_TRANSLATE_NOOP("ui::FindingText",
                       "most measures have no value there, and the rule for the mean decides")},
    {Oddity::InfiniteScore, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n infinite scores"),
     QT_TRANSLATE_NOOP("ui::FindingText", "sorted first, or last when negative")},
    {Oddity::NanScore, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n scores that are not numbers"),
     QT_TRANSLATE_NOOP("ui::FindingText", "counts as minus infinity: sorted last")},
    {Oddity::NanScoreLikeTrec,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n scores that are not numbers"),
     QT_TRANSLATE_NOOP("ui::FindingText",
                       "compared by document id only, in the order of glibc's merge sort, as "
                       "trec_eval has it")},
    {Oddity::LargestScore,
     QT_TRANSLATE_N_NOOP("ui::FindingText",
                         "%n scores of 1.79769e308, with which some sets mark a missing value"),
     QT_TRANSLATE_NOOP("ui::FindingText", "taken as given")},
    {Oddity::TiedScores,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n documents with the score of the one above"),
     QT_TRANSLATE_NOOP("ui::FindingText", "ordered by the rule for equal scores")},
    {Oddity::TiedRanks,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n documents with the rank of the one above"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept in the order of the file")},
    {Oddity::RankContradictsScore,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n queries whose rank column contradicts the scores"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the scores give the order")},
    {Oddity::UnequalDepths,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n queries with fewer documents than the deepest"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept as given; ranks that are not there earn nothing")},
    {Oddity::NoScores, QT_TRANSLATE_NOOP("ui::FindingText", "Ranks without scores"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the ranks give the order")},
    {Oddity::EmptyQuery, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n queries without a document"),
     QT_TRANSLATE_NOOP("ui::FindingText", "left out")},
    {Oddity::SplitQuery,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n queries whose lines do not stand together"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as one query each")},
    {Oddity::RepeatedQuery, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n queries that stand twice"),
     QT_TRANSLATE_NOOP("ui::FindingText",
                       "the documents of both count, where most readers keep the last")},
    {Oddity::SeveralSystems,
     QT_TRANSLATE_NOOP("ui::FindingText", "Runs of several systems in one file"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read as runs of their own")},
    {Oddity::QueryAsDocument,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n documents with the id of their query"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept, although some collections leave such out")},
    {Oddity::NoDocumentIds,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines that name no document"),
     QT_TRANSLATE_NOOP("ui::FindingText", "called by the line within the query")},
    {Oddity::MissingFeature,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines without the feature that gives the scores"),
     QT_TRANSLATE_NOOP("ui::FindingText", "scored 0, as SVMlight reads it")},
    {Oddity::NullFeature,
     QT_TRANSLATE_N_NOOP("ui::FindingText",
                         "%n lines with NULL as the feature that gives the scores"),
     QT_TRANSLATE_NOOP("ui::FindingText", "sorted last")},
    {Oddity::FeatureZero,
     QT_TRANSLATE_N_NOOP("ui::FindingText",
                         "%n features with the index 0, where they count from 1"),
     QT_TRANSLATE_NOOP("ui::FindingText", "kept")},
    {Oddity::UnorderedFeatures,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n lines whose features do not ascend"),
     QT_TRANSLATE_NOOP("ui::FindingText", "read by their indices")},
    {Oddity::EmptyText, QT_TRANSLATE_N_NOOP("ui::FindingText", "%n ids without a text"),
     QT_TRANSLATE_NOOP("ui::FindingText", "shown by id")},
    {Oddity::RepeatedText,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n further texts for ids that have one"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the first text counts")},
    {Oddity::QueriesWithoutText,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n judged queries that the texts lack"),
     QT_TRANSLATE_NOOP("ui::FindingText", "shown by id")},
    {Oddity::TextsOfNeither,
     QT_TRANSLATE_NOOP("ui::FindingText", "Texts of no judged query and of no judged document"),
     QT_TRANSLATE_NOOP("ui::FindingText", "not shown")},
    {Oddity::TakenAsJudgments,
     QT_TRANSLATE_NOOP("ui::FindingText", "Numbers, which may be grades or a run's"),
     QT_TRANSLATE_NOOP("ui::FindingText", "taken as grades")},
    {Oddity::TakenAsRun,
     QT_TRANSLATE_NOOP("ui::FindingText", "Numbers, which may be grades or a run's"),
     QT_TRANSLATE_NOOP("ui::FindingText", "taken as a run, because other judgments are there")},
    {Oddity::SplitChosen, QT_TRANSLATE_NOOP("ui::FindingText", "Judgments in several files"),
     QT_TRANSLATE_NOOP("ui::FindingText", "this one was read")},
    {Oddity::OtherPairs,
     QT_TRANSLATE_N_NOOP("ui::FindingText", "%n rows that belong to neither judgments nor runs"),
     QT_TRANSLATE_NOOP("ui::FindingText", "ignored")},
    {Oddity::GroupSizesBeside,
     QT_TRANSLATE_NOOP("ui::FindingText", "Lines without a query, and a file that counts them"),
     QT_TRANSLATE_NOOP("ui::FindingText", "the queries are called 1, 2, 3…")},
};

static_assert(core::hasRowForEach(oddities, &Words::oddity,
                                  static_cast<std::size_t>(Oddity::GroupSizesBeside) + 1));

QString met(const Words& words, std::size_t count)
{
    constexpr std::size_t most = 2'000'000'000;  // tr() counts with an int
    return FindingText::tr(words.what, nullptr, static_cast<int>(std::min(count, most)));
}

QString sentenceOf(const core::Finding& finding, core::OwnDocument own)
{
    const Words& words = oddities[static_cast<std::size_t>(finding.oddity)];
    const QString what = met(words, finding.count);
    const bool isDropped =
        finding.oddity == Oddity::QueryAsDocument && own == core::OwnDocument::Drop;
    const QString rule =
        isDropped ? FindingText::tr("left out of the ranking") : FindingText::tr(words.rule);
    const QString line = QString::number(finding.line);
    const QString sample = inMessage(finding.sample);
    if (finding.line == 0 && sample.isEmpty())
        return FindingText::tr("%1: %2.").arg(what, rule);
    if (finding.line == 0)
        return FindingText::tr("%1 (“%2”): %3.").arg(what, sample, rule);
    if (sample.isEmpty())
        return finding.count == 1
                   ? FindingText::tr("%1, line %2: %3.").arg(what, line, rule)
                   : FindingText::tr("%1, first in line %2: %3.").arg(what, line, rule);
    return finding.count == 1
               ? FindingText::tr("%1, line %2 (“%3”): %4.").arg(what, line, sample, rule)
               : FindingText::tr("%1, first in line %2 (“%3”): %4.").arg(what, line, sample, rule);
}

}  // namespace

QString findingText(const core::Finding& finding, core::OwnDocument own)
{
    QString text = sentenceOf(finding, own);
    for (const core::ParseError& refusal : finding.refusals)
        text += FindingText::tr(" Line %1: %2.")
                    .arg(QString::number(refusal.line), problemReason(refusal));
    return text;
}

}  // namespace ui
