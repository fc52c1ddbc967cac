// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collection_report.h"

#include "core/collections/collection/differences.h"
#include "core/collections/comparison/leaderboard.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/collections/comparison/run_comparison.h"
#include "core/collections/comparison/run_judging.h"
#include "core/documents/tables/leaderboard_table.h"
#include "ui/collection/document/bounds_survey.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/run_mean.h"
#include "ui/collection/document/run_verdict.h"
#include "ui/collection/document/runs_lead.h"
#include "ui/collection/group/query_groups_model.h"
#include "ui/collection/table/bounds_model.h"
#include "ui/collection/table/files_model.h"
#include "ui/collection/table/systems_model.h"
#include "ui/export/report/report_parts.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/tables/leaderboard_caption.h"
#include "ui/text/tables/system_table_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/left_out_text.h"
#include "ui/text/words/query_text.h"
#include "ui/text/words/statistics_text.h"
#include "ui/text/words/table_cell.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>

namespace ui {

namespace {

constexpr int mostRows = 200;

/// By run, then by measure; see core::RunJudging.
using JudgedShares = std::vector<std::vector<std::optional<double>>>;

QString aboutRuns(const CollectionDocument& document)
{
    if (!document.hasTwoRuns())
        return Wording::tr("One run, %1, over %n queries.", nullptr,
                           static_cast<int>(document.queryCount()))
            .arg(document.runName(document.runA()));
    return Wording::tr("%1 (A) and %2 (B) over %n queries.", nullptr,
                       static_cast<int>(document.queryCount()))
        .arg(document.runName(document.runA()), document.runName(document.runB()));
}

/// Three or more runs, sorted by the current measure, best first.
core::Table runTable(const CollectionDocument& document, const JudgedShares& shares,
                     const NumberFormat& format)
{
    std::vector<const core::RunEvaluation*> runs;
    std::vector<std::string> names;
    runs.reserve(document.evaluation().runs.size());
    names.reserve(document.evaluation().runs.size());
    for (const core::RunEvaluation& run : document.evaluation().runs) {
        names.push_back(comparedName(document, runs.size()).toStdString());
        runs.push_back(&run);
    }
    QStringList measures;
    for (const core::MeasureSpec& measure : document.measures())
        measures << QString::fromStdString(core::toText(measure));
    core::LeaderboardRules rules;
    rules.comparison.untested = core::unratedOf(document.measures());
    core::Leaderboard board =
        core::leaderboard(runs, document.measures().size(), rules, everyCore());
    for (std::size_t run = 0; run < shares.size(); ++run)
        for (std::size_t i = 0; i < shares[run].size(); ++i)
            if (!rules.comparison.whyUntested(i))
                board.standings[run][i].judged = shares[run][i];
    std::vector<core::LeaderboardColumn> columns;
    columns.reserve(document.measures().size());
    for (const QString& measure : measures)
        columns.push_back({measure.toStdString(), &board, columns.size()});
    const auto order = core::runsByMean(board, document.measure());
    const core::SystemTable facts = core::leaderboardTable(columns, rules, names, order);
    core::Table table =
        systemTable(facts, Wording::tr("run"), measures,
                    [&](const core::Value& value) { return valueText(value, format); });
    const QString front = measures[static_cast<qsizetype>(document.measure())];
    table.caption = joinedSentences(QStringList{meansSentence(front, rules.comparison.alpha)} +
                                    queriesSentences(board.areUnlike) +
                                    sharesSentences(core::sharesTold(facts)) +
                                    testSentences(board, rules, measures))
                        .toStdString();
    table.hasRowHeadings = true;
    return table;
}

/// One row per run, one column per measure.
core::Table meanTable(const CollectionDocument& document, const JudgedShares& shares,
                      const NumberFormat& format)
{
    core::Table table;
    table.caption = Wording::tr("Mean over the queries for each run.").toStdString();
    table.columns.push_back({Wording::tr("run").toStdString(), false});
    for (const core::MeasureSpec& measure : document.measures()) {
        table.columns.push_back({core::toText(measure), true});
        if (document.hasLists() && core::isRatingOfRuns(measure))
            table.columns.push_back({core::toText(core::judgedShare(measure)), true});
    }
    const auto& comparisons = document.comparisons();
    for (std::size_t run = 0; run < document.evaluation().runs.size(); ++run) {
        const bool isA = run == document.runA();
        const bool isB = document.hasTwoRuns() && run == document.runB();
        auto& row = table.rows.emplace_back();
        row.push_back(textCell(comparedName(document, run)));
        for (std::size_t i = 0; i < document.measures().size(); ++i) {
            core::Value mean = document.evaluation().runs[run].means[i];
            // If two runs are compared, covers only the compared queries.
            if ((isA || isB) && i < comparisons.size() && comparisons[i].queries > 0)
                mean = isB ? comparisons[i].meanB : comparisons[i].meanA;
            row.push_back({valueText(mean, format).toStdString(),
                           mean ? std::optional(*mean) : std::nullopt});
            if (!document.hasLists() || !core::isRatingOfRuns(document.measures()[i]))
                continue;
            const std::optional<double> share = run < shares.size() ? shares[run][i] : std::nullopt;
            row.push_back({judgedShareText(share, format.locale).toStdString(), share});
        }
    }
    return table;
}

/// The difference B − A, one row per measure.
core::Table differenceTable(const CollectionDocument& document, SystemsModel& systems)
{
    core::Table table;
    table.caption =
        Wording::tr(
            "Mean difference over the queries, %1 (B) minus %2 (A), with its 95% t interval, "
            "Cohen’s d of the differences, and the number of queries that B wins, ties and loses.")
            .arg(document.runName(document.runB()), document.runName(document.runA()))
            .toStdString();
    table.columns = {{Wording::tr("measure").toStdString(), false},
                     tableColumn(Wording::tr("B − A"), true),
                     tableColumn(Wording::tr("95% interval"), true),
                     tableColumn(Wording::tr("Cohen’s d"), true),
                     tableColumn(Wording::tr("won / tied / lost"), true)};
    for (int row = 0; row < systems.rowCount(); ++row) {
        auto& cells = table.rows.emplace_back();
        for (const int column :
             {SystemsModel::Measure, SystemsModel::Difference, SystemsModel::Interval,
              SystemsModel::EffectSize, SystemsModel::ConfusionMatrix})
            cells.push_back(textCell(systems.index(row, column).data().toString()));
    }
    return table;
}

/// The bounds of the difference given the unjudged documents, as in the window.
core::Table boundsTable(const CollectionDocument& document, const NumberFormat& format)
{
    BoundsModel bounds(document);
    bounds.setFormat(format);
    core::Table table;
    table.caption = Wording::tr("Lowest and highest possible mean difference if the unjudged "
                                "retrieved documents are graded anywhere from 0 to %1.")
                        .arg(plainText(document.bounds().topGrade(), format.locale))
                        .toStdString();
    table.columns = {{Wording::tr("measure").toStdString(), false},
                     tableColumn(Wording::tr("possible range"), true),
                     {Wording::tr("verdict").toStdString(), false}};
    for (int row = 0; row < bounds.rowCount(); ++row) {
        auto& cells = table.rows.emplace_back();
        for (const int column : {BoundsModel::Measure, BoundsModel::Bounds, BoundsModel::Verdict})
            cells.push_back(textCell(bounds.index(row, column).data().toString()));
    }
    return table;
}

/// Every test of every measure.
core::Table testTable(const CollectionDocument& document, const NumberFormat& format)
{
    core::Table table;
    table.caption = Wording::tr("Two-sided p values of paired tests of this difference. %1 is "
                                "the primary measure, whose p value needs no adjustment. The p "
                                "values of the other measures are adjusted across these measures.")
                        .arg(QString::fromStdString(core::toText(document.definition())))
                        .toStdString();
    table.columns = {{Wording::tr("measure").toStdString(), false},
                     {Wording::tr("test").toStdString(), false},
                     tableColumn(QStringLiteral("p"), true),
                     tableColumn(Wording::tr("p (Holm)"), true),
                     tableColumn(Wording::tr("p (Benjamini–Hochberg)"), true)};
    const auto& comparisons = document.comparisons();
    for (std::size_t i = 0; i < comparisons.size() && i < document.measures().size(); ++i)
        for (const PairedTestName& test : pairedTestNames()) {
            const core::TestedP& tested = comparisons[i].test(test.test);
            if (comparisons[i].queries == 0 || !tested.p)
                continue;
            table.rows.push_back(
                {textCell(QString::fromStdString(core::toText(document.measures()[i]))),
                 textCell(test.name), pCell(tested.p, format.locale),
                 pCell(tested.holm, format.locale),
                 pCell(tested.benjaminiHochberg, format.locale)});
        }
    return table;
}

/// The current measure in every group of queries, as in the window but without the random parts.
core::Table groupTable(const CollectionDocument& document, const NumberFormat& format)
{
    QueryGroupsModel groups(document);
    groups.setFormat(format);
    groups.reset();
    core::Table table;
    if (groups.rowCount() == 0)
        return table;
    const bool hasTwoRuns = document.hasTwoRuns();
    const QString measure = QString::fromStdString(core::toText(document.definition()));
    table.caption =
        (hasTwoRuns
             ? Wording::tr(
                   "%1 in each query group. The p values are Holm-adjusted across the groups.")
             : Wording::tr("%1 in each query group."))
            .arg(measure)
            .toStdString();
    std::vector<int> columns{QueryGroupsModel::Group, QueryGroupsModel::Queries,
                             QueryGroupsModel::MeanA};
    if (hasTwoRuns)
        columns.insert(columns.end(), {QueryGroupsModel::MeanB, QueryGroupsModel::Difference,
                                       QueryGroupsModel::Interval, QueryGroupsModel::PairedT,
                                       QueryGroupsModel::ConfusionMatrix});
    for (const int column : columns)
        table.columns.push_back({groups.headerData(column, Qt::Horizontal).toString().toStdString(),
                                 column != QueryGroupsModel::Group});
    for (int row = 0; row < groups.rowCount(); ++row) {
        auto& cells = table.rows.emplace_back();
        for (const int column : columns)
            cells.push_back(textCell(groups.index(row, column).data().toString()));
    }
    return table;
}

/// Over all queries under the current measure, whatever the window has calculated.
/// @param lead of three or more runs, if there are as many
ReportSection verdictSection(const CollectionDocument& document,
                             const std::optional<RunsLead>& lead, const NumberFormat& format)
{
    ReportSection section{Wording::tr("Verdict"), {}};
    if (lead)
        section.items.push_back({Wording::tr("Verdict on all runs"),
                                 joinedSentences({leadText(lead->lead, lead->names, format),
                                                  unknownSharesText(document)})});
    const auto& runs = document.evaluation().runs;
    if (std::max(document.runA(), document.runB()) >= runs.size())
        return section;
    RunVerdict verdict = VerdictQuestion(document).answer(everyCore());
    verdict.names.namesQueries = false;  // see HeldRows
    const auto& comparisons = document.comparisons();
    if (document.measure() < comparisons.size()) {
        verdict.facts.adjustedP =
            comparisons[document.measure()].test(verdict.facts.rules.test).holm;
        verdict.facts.family = core::familySize(comparisons, document.measure(), document.measure(),
                                                verdict.facts.rules.test);
    }
    section.items.push_back(
        {Wording::tr("Verdict"), joinedSentences({verdictText(verdict.facts, verdict.names, format),
                                                  unknownSharesText(document)})});
    return section;
}

ReportSection summarySection(const CollectionDocument& document, const JudgedShares& shares,
                             const NumberFormat& format)
{
    SystemsModel systems(document);
    systems.setFormat(format);
    ReportSection section{Wording::tr("Runs"), {}};
    const bool isBoard = document.evaluation().runs.size() > 2;
    section.items.push_back({Wording::tr("Means"), isBoard ? runTable(document, shares, format)
                                                           : meanTable(document, shares, format)});
    const auto addFilled = [&section](const QString& title, core::Table table) {
        if (!table.rows.empty())
            section.items.push_back({title, std::move(table)});
    };
    if (document.hasTwoRuns()) {
        section.items.push_back({Wording::tr("Differences"), differenceTable(document, systems)});
        if (document.bounds().isKnown())
            section.items.push_back({Wording::tr("Bounds"), boundsTable(document, format)});
        addFilled(Wording::tr("Tests"), testTable(document, format));
    }
    addFilled(Wording::tr("Query groups"), groupTable(document, format));
    return section;
}

core::Table queryTable(const CollectionDocument& document,
                       std::span<const core::QueryDifference> queries, const QString& caption,
                       const NumberFormat& format)
{
    const bool hasTexts = document.collection().queryTexts != nullptr;
    core::Table table;
    table.caption = caption.toStdString();
    table.columns.push_back({Wording::tr("query").toStdString(), false});
    if (hasTexts)
        table.columns.push_back({Wording::tr("text").toStdString(), false});
    for (const char* heading : {"A", "B", "B − A"})
        table.columns.push_back({heading, true});
    for (const core::QueryDifference& query : queries) {
        auto& row = table.rows.emplace_back();
        row.push_back(textCell(document.queryId(query.query)));
        if (hasTexts)
            row.push_back(textCell(document.queryText(query.query).simplified()));
        row.push_back({valueText(query.a, format).toStdString(), query.a});
        row.push_back({valueText(query.b, format).toStdString(), query.b});
        row.push_back(
            {differenceText(0.0, query.difference(), format.digits, format.locale).toStdString(),
             query.difference()});
    }
    return table;
}

ReportSection differenceSection(const CollectionDocument& document, const NumberFormat& format)
{
    constexpr std::size_t shown = 10;
    ReportSection section{Wording::tr("Queries"), {}};
    const core::CollectionEvaluation& evaluation = document.evaluation();
    if (!document.hasTwoRuns() || document.measure() >= evaluation.definitions.size())
        return section;
    const core::Differences differences = core::differencesOf(
        evaluation, document.runA(), document.runB(), document.measure(), *document.shown());
    std::vector<core::QueryDifference> lost;
    std::vector<core::QueryDifference> gained;
    for (const core::QueryDifference& query : differences.queries)
        if (query.difference() < 0 && lost.size() < shown)
            lost.push_back(query);
    for (auto query = differences.queries.rbegin(); query != differences.queries.rend(); ++query)
        if (query->difference() > 0 && gained.size() < shown)
            gained.push_back(*query);
    const QString measure = QString::fromStdString(core::toText(document.definition()));
    if (!lost.empty())
        section.items.push_back(
            {.name = Wording::tr("Largest drops"),
             .content = queryTable(
                 document, lost,
                 Wording::tr("The queries whose %1 drops most from A to B.").arg(measure), format),
             .showsRows = true});
    if (!gained.empty())
        section.items.push_back(
            {.name = Wording::tr("Largest gains"),
             .content = queryTable(
                 document, gained,
                 Wording::tr("The queries whose %1 rises most from A to B.").arg(measure), format),
             .showsRows = true});
    return section;
}

/// The mean of the current measure term by term for each current run: the first queries and the
/// last.
ReportSection writtenMeans(const CollectionDocument& document, const NumberFormat& format)
{
    ReportSection section{Wording::tr("Mean over the queries"), {}};
    std::vector<std::size_t> runs{document.runA()};
    if (document.hasTwoRuns())
        runs.push_back(document.runB());
    for (const std::size_t run : runs) {
        if (document.isWeighted()) {
            section.items.push_back({Wording::tr("Weighted mean of %1").arg(document.runName(run)),
                                     weightedMeanText(document, run, format)});
            continue;
        }
        const core::WrittenMean mean = runMeanWork(document, run)({});
        if (mean.terms.empty())
            continue;
        //: %1 is a mean, %2 a run: "Formula of MAP of bm25"
        section.items.push_back({Wording::tr("Formula for %1 of %2")
                                     .arg(meanName(mean.definition), document.runName(run)),
                                 formulaOf(mean, format)});
        //: %2 is "24 queries" or "23 of 24 queries"
        QStringList sentences{
            Wording::tr("%1: mean over %2.")
                .arg(document.runName(run),
                     queryCountText(mean.count, mean.terms.size(), format.locale))};
        if (const std::size_t missing = document.evaluation().runs[run].notInRun.size())
            sentences << notInRunText(missing, document.runName(run), document.rules().missing);
        sentences << ruledQueries(mean, document.rules().noValue, false)
                  << comparedMeanSentence(document, run, mean, format)
                  << otherMeansText(mean, format);
        section.items.push_back({{}, joinedSentences(sentences)});
    }
    return section;
}

}  // namespace

Report collectionReport(const CollectionDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& shown)
{
    const NumberFormat format{shown.digits, QLocale::c()};
    Report report{document.title(), aboutRuns(document), {}};
    std::optional<RunsLead> lead;
    JudgedShares shares;
    if (document.hasRuns()) {
        RunsLead found = LeadQuestion(document).answer({}, everyCore());
        shares = found.shares;
        if (document.evaluation().runs.size() > 2)
            lead = std::move(found);
    }
    if (document.hasTwoRuns() && document.hasRuns())
        report.sections.push_back(verdictSection(document, lead, format));
    report.sections.push_back(summarySection(document, shares, format));
    if (document.hasRuns())
        report.sections.push_back(writtenMeans(document, format));
    report.sections.push_back(differenceSection(document, format));
    report.sections.push_back(chartSection(std::move(figures)));
    FilesModel files(document);
    files.setQuoting(false);
    files.reset();
    report.sections.push_back(
        {Wording::tr("Files"),
         {{Wording::tr("Files and warnings"),
           tableOf(files, Wording::tr("The files that were read, with any warnings."),
                   mostRows)}}});
    report.sections.push_back(settingsSection({collectionReadSentence(document.collection()),
                                               measuresCaption(document, document.measures())}));
    showIds(report, false);
    return report;
}

}  // namespace ui
