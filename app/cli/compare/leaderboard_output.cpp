// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/leaderboard_output.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "app/cli/weights_option.h"
#include "core/collections/collection/query_groups.h"
#include "core/metrics/statistics/letter_display.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/leaderboard_caption.h"
#include "ui/text/tables/system_table_text.h"

#include <algorithm>
#include <optional>

namespace cli {

namespace {

using core::LetterRule;

QString measureName(const CompareReport& report, std::size_t measure)
{
    return QString::fromStdString(report.scored.measureName(measure));
}

core::Table boardTable(const CompareReport& report,
                       const std::vector<core::LeaderboardColumn>& columns,
                       const core::LeaderboardParts& parts)
{
    const core::LeaderboardRules& rules = report.leaderboardRules;
    const auto order = core::runsByMean(report.leaderboard, report.sortedBy);
    std::vector<std::string> names = runNames(report.scored.runs);
    if (rules.baseline && !report.isForPrograms)
        names[*rules.baseline] = Wording::tr("%1 (baseline)")
                                     .arg(QString::fromStdString(names[*rules.baseline]))
                                     .toStdString();
    QStringList headings;
    for (const core::LeaderboardColumn& column : columns)
        headings << QString::fromStdString(column.name);
    core::Table table = ui::systemTable(
        core::leaderboardTable(columns, rules, names, order, parts), Wording::tr("run"), headings,
        [&](const core::Value& value) {
            return value ? QString::fromStdString(numberText(*value, report.boardDigits))
                         : QStringLiteral("–");
        });
    table.hasRowHeadings = true;
    if (rules.letters == LetterRule::Ranx) {
        table.columns.front().letters = Wording::tr("letter").toStdString();
        for (std::size_t place = 0; place < table.rows.size(); ++place)
            table.rows[place].front().letters = core::letterText(place);
    }
    return table;
}

core::Table wholeTable(const CompareReport& report)
{
    std::vector<core::LeaderboardColumn> columns;
    for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
        columns.push_back({measureName(report, i).toStdString(), &report.leaderboard, i});
    return boardTable(report, columns, report.boardParts);
}

/// One measure in every group.
core::Table groupsTable(const CompareReport& report, std::size_t measure)
{
    std::vector<core::LeaderboardColumn> columns;
    for (std::size_t group = 0; group < report.groups.size(); ++group)
        columns.push_back({report.groups[group].name, &report.groupBoards[group], measure});
    return boardTable(report, columns, {false, false});
}

QStringList measureNames(const CompareReport& report)
{
    QStringList names;
    for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
        names << measureName(report, i);
    return names;
}

/// By run, whether the table has its judged shares.
std::vector<bool> areSharesShown(const CompareReport& report)
{
    std::vector<bool> shown;
    for (const std::vector<core::Standing>& run : report.leaderboard.standings)
        shown.push_back(std::ranges::any_of(run, [](const core::Standing& standing) {
            return standing.judged && *standing.judged < 1;
        }));
    return shown;
}

/// Sentences about the means and the tests.
QStringList boardSentences(const CompareReport& report)
{
    const core::LeaderboardRules& rules = report.leaderboardRules;
    const std::optional<double> alpha =
        report.boardParts.intervals ? std::optional(rules.comparison.alpha) : std::nullopt;
    const QString baseline =
        rules.baseline ? QString::fromStdString(runNames(report.scored.runs)[*rules.baseline])
                       : QString();
    return QStringList{ui::meansSentence(measureName(report, report.sortedBy), alpha)} +
           ui::queriesSentences(report.leaderboard.areUnlike) +
           ui::sharesSentences(areSharesShown(report)) +
           ui::testSentences(report.leaderboard, rules, measureNames(report), baseline);
}

QString groupsSentence(const CompareReport& report, std::size_t measure)
{
    const QString name = measureName(report, measure);
    const bool isTested =
        report.leaderboardRules.baseline || report.leaderboardRules.letters != LetterRule::None;
    return isTested ? Wording::tr("%1 of the runs in each query group, tested within the group.")
                          .arg(name)
                    : Wording::tr("%1 of the runs in each query group.").arg(name);
}

/// A sentence for each system with several runs.
QStringList systemSentences(const CompareReport& report)
{
    QStringList sentences;
    for (const EvaluatedRun& run : report.scored.runs)
        if (!run.pooledFrom.empty())
            sentences << pooledSentence(run, report.scored.definitions, report.boardDigits);
    return sentences;
}

std::string line(const QString& text)
{
    return text.toStdString() + "\n";
}

}  // namespace

void addLeaderboards(CompareReport& report)
{
    const auto boardOf = [&](const core::LeaderboardRules& rules,
                             const std::vector<const core::RunEvaluation*>& evaluations) {
        return core::leaderboard(evaluations, report.scored.definitions.size(), rules,
                                 report.input.threads, stopOfHost());
    };
    std::vector<const core::RunEvaluation*> whole;
    for (const EvaluatedRun& run : report.scored.runs)
        whole.push_back(&run.evaluation);
    core::LeaderboardRules rules = report.leaderboardRules;
    report.leaderboard = boardOf(rules, whole);
    for (std::size_t run = 0; run < report.scored.runs.size(); ++run)
        for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
            if (core::isRatingOfRuns(report.scored.definitions[i]))
                report.leaderboard.standings[run][i].judged =
                    report.scored.runs[run].judging.shares[i];
    rules.everyPair = rules.everyTest = false;
    for (std::size_t group = 0; report.hasLeaderboard() && group < report.groups.size(); ++group) {
        std::vector<core::RunEvaluation> inGroup;
        inGroup.reserve(whole.size());
        for (const core::RunEvaluation* evaluation : whole)
            inGroup.push_back(core::evaluationOf(report.groups[group], *evaluation));
        std::vector<const core::RunEvaluation*> places;
        places.reserve(whole.size());
        for (const core::RunEvaluation& evaluation : inGroup)
            places.push_back(&evaluation);
        report.groupBoards.push_back(boardOf(rules, places));
    }
}

std::string leaderboardText(const CompareReport& report)
{
    if (!report.hasLeaderboard())
        return {};
    QStringList sentences = boardSentences(report);
    if (std::ranges::find(report.leaderboard.areUnlike, false) !=
        report.leaderboard.areUnlike.end())
        sentences << Wording::tr("An asterisk marks the best value.");
    std::string text = plainText(wholeTable(report)) + "\n" + line(ui::joinedSentences(sentences));
    for (const QString& system : systemSentences(report))
        text += line(system);
    if (const std::string weights = weightsSentence(report.input); !weights.empty())
        text += weights + "\n";
    for (std::size_t i = 0; i < report.scored.definitions.size() && !report.groups.empty(); ++i)
        text += "\n" + line(groupsSentence(report, i)) + plainText(groupsTable(report, i));
    if (report.comparisons.empty())
        text += line(Wording::tr("Pairwise tests are not shown; use --pairs to print them."));
    return text;
}

std::vector<core::Table> leaderboardTables(const CompareReport& report)
{
    std::vector<core::Table> tables;
    if (!report.hasLeaderboard())
        return tables;
    const auto add = [&](core::Table table, const QStringList& caption, const char* label) {
        table.caption = ui::joinedSentences(caption).toStdString();
        table.label = label;
        tables.push_back(std::move(table));
    };
    add(wholeTable(report),
        boardSentences(report) + systemSentences(report) +
            QStringList{QString::fromStdString(rulesText(report.input))},
        "leaderboard");
    for (std::size_t i = 0; i < report.scored.definitions.size() && !report.groups.empty(); ++i)
        add(groupsTable(report, i), {groupsSentence(report, i)}, "groups");
    return tables;
}

}  // namespace cli
