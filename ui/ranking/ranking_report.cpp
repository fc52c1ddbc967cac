// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_report.h"

#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/written_mean.h"
#include "ui/export/report/report_parts.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/bounds_text.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/step_table.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/table_cell.h"

#include <algorithm>
#include <span>

namespace ui {

namespace {

constexpr std::size_t mostRows = 100;

QString nameOf(const core::MeasureSpec& definition)
{
    return QString::fromStdString(core::toText(definition));
}

/// Says that a table ends before the list does; otherwise empty.
QString cutOff(std::size_t rows)
{
    return rows <= mostRows ? QString()
                            : Wording::tr("The first %1 of %2 rows are shown.")
                                  .arg(QString::number(mostRows), QString::number(rows));
}

core::Table scoreTable(const RankingDocument& document, const NumberFormat& format)
{
    core::Table table;
    table.caption = Wording::tr("Measures for this list.").toStdString();
    for (const QString& heading : {Wording::tr("measure"), Wording::tr("name")})
        table.columns.push_back({heading.toStdString(), false});
    for (const QString& heading : {Wording::tr("earned"), Wording::tr("possible"),
                                   Wording::tr("exact"), Wording::tr("value")})
        table.columns.push_back({heading.toStdString(), true});
    if (document.bounds().hasOpen())
        table.columns.push_back({Wording::tr("possible range").toStdString(), true});
    for (const Score& score : document.scores()) {
        const bool isQuotient = score.denominator != core::Denominator::Nothing;
        const auto number = [&](double value, bool isThere) {
            return isThere ? core::TableCell{termText(value, format).toStdString(), value}
                           : core::TableCell{};
        };
        table.rows.push_back({textCell(nameOf(score.definition)),
                              textCell(measureTitle(score.definition.measure)),
                              number(score.earned, isQuotient),
                              number(score.attainable, isQuotient),
                              textCell(score.exact ? fractionText(*score.exact) : QString()),
                              {countedText(score.value, score.noValue, format).toStdString(),
                               score.value ? std::optional(*score.value) : std::nullopt}});
        if (!document.bounds().hasOpen())
            continue;
        const auto bounds = document.bounds().of(score.definition.measure);
        table.rows.back().push_back(
            textCell(bounds ? boundsText(*bounds, format) : Wording::tr("unknown")));
    }
    return table;
}

QString sentenceOfBounds(const RankingDocument& document, const core::MeasureSpec& definition,
                         const NumberFormat& format)
{
    ListBounds& bounds = document.bounds();
    return bounds.hasOpen() ? boundsSentence(nameOf(definition), bounds.of(definition.measure),
                                             bounds.open(), format)
                            : QString();
}

/// Every query's value, and the mean with its terms.
ReportSection meanSection(const RankingDocument& document, const NumberFormat& format)
{
    const core::WrittenMean& mean = document.mean();
    const core::NoValueRule rule = document.session().noValue;
    core::Table table;
    table.caption =
        joinedSentences({Wording::tr("Value of each query."), cutOff(mean.terms.size())})
            .toStdString();
    table.columns = {{.heading = Wording::tr("query").toStdString(), .holdsIds = true},
                     {Wording::tr("exact").toStdString(), true},
                     {nameOf(mean.definition).toStdString(), true}};
    for (const core::MeanTerm& term :
         std::span(mean.terms).first(std::min(mean.terms.size(), mostRows)))
        table.rows.push_back({textCell(QString::fromStdString(term.query)),
                              textCell(term.exact ? fractionText(*term.exact) : QString()),
                              {countedText(term.value, rule, format).toStdString(),
                               term.counted ? std::optional(*term.counted) : std::nullopt}});
    QStringList sentences = ruledQueries(mean, rule, false);
    sentences << otherMeansText(mean, format) << listsOfMeanSentence(document);
    return {
        Wording::tr("Mean over the queries"),
        {{Wording::tr("Formula for %1").arg(meanName(mean.definition)), formulaOf(mean, format)},
         {{}, joinedSentences(sentences)},
         {Wording::tr("Queries"), std::move(table)}}};
}

ReportSection explanationSection(const RankingDocument& document, const NumberFormat& format)
{
    ReportSection section{Wording::tr("Calculations"), {}};
    for (const Score& score : document.scores()) {
        const core::Explanation explanation =
            core::Evaluator(score.definition).explain(document.ranking());
        const bool isChosen = score.definition.measure == document.session().selected;
        const QString name = nameOf(score.definition);
        section.items.push_back(
            {{},
             joinedSentences({summarySentence(explanation, format, score.noValue),
                              sentenceOfBounds(document, score.definition, format)})});
        section.items.push_back(
            {Wording::tr("Formula for %1").arg(name), formulaOf(explanation, format), isChosen});
        core::Table steps = stepTable(document.list(), explanation, format, mostRows);
        steps.caption =
            joinedSentences(
                {Wording::tr("%1, rank by rank.").arg(name),
                 explanation.definition.cutoff ? cutoffSentence(explanation.definition) : QString(),
                 cutOff(explanation.ranks.size())})
                .toStdString();
        section.items.push_back(
            {Wording::tr("Steps for %1").arg(name), std::move(steps), isChosen});
    }
    return section;
}

core::Table documentTable(const std::vector<core::RankedItem>& documents, const QString& caption,
                          bool isRanked, bool hasOwnNames)
{
    core::Table table;
    table.caption = joinedSentences({caption, cutOff(documents.size())}).toStdString();
    const bool hasScores = std::ranges::any_of(
        documents, [](const core::RankedItem& document) { return document.score.has_value(); });
    if (isRanked)
        table.columns.push_back({Wording::tr("rank").toStdString(), true});
    table.columns.push_back(
        {.heading = Wording::tr("document").toStdString(), .holdsIds = hasOwnNames});
    table.columns.push_back({Wording::tr("grade").toStdString(), true});
    if (hasScores)
        table.columns.push_back({Wording::tr("score").toStdString(), true});
    for (std::size_t i = 0; i < std::min(documents.size(), mostRows); ++i) {
        const core::RankedItem& document = documents[i];
        auto& row = table.rows.emplace_back();
        if (isRanked)
            row.push_back({std::to_string(i + 1), double(i + 1)});
        row.push_back(textCell(QString::fromStdString(document.name()).simplified()));
        row.push_back(
            {gradeText(document.grade, QLocale::c()).toStdString(),
             document.grade.hasValue() ? std::optional(document.grade.value()) : std::nullopt});
        if (hasScores)
            row.push_back(
                document.score
                    ? core::TableCell{plainText(*document.score, QLocale::c()).toStdString(),
                                      document.score}
                    : core::TableCell{});
    }
    return table;
}

ReportSection listSection(const core::RankedList& list)
{
    ReportSection section{Wording::tr("The list"), {}};
    const bool hasOwnNames = core::hasOwnNames(list);
    if (!list.ranked.empty())
        section.items.push_back(
            {Wording::tr("Ranked documents"),
             documentTable(list.ranked, Wording::tr("The documents in rank order."), true,
                           hasOwnNames)});
    if (!list.notRetrieved.empty())
        section.items.push_back(
            {Wording::tr("Judged, not retrieved"),
             documentTable(list.notRetrieved,
                           Wording::tr("Judged documents missing from the list."), false,
                           hasOwnNames)});
    return section;
}

}  // namespace

Report rankingReport(const RankingDocument& document, std::vector<PaperFigure> figures,
                     const NumberFormat& shown)
{
    const NumberFormat format = shown.onPaper();
    document.bounds().finish();
    Report report{document.title(), listCaption(document), {}};
    report.sections.push_back(
        {Wording::tr("Measures"), {{Wording::tr("Values"), scoreTable(document, format)}}});
    if (document.queryCount() > 1)
        report.sections.push_back(meanSection(document, format));
    report.sections.push_back(explanationSection(document, format));
    report.sections.push_back(listSection(document.list()));
    report.sections.push_back(chartSection(std::move(figures)));
    std::vector<core::MeasureSpec> definitions;
    QStringList settings;
    for (const Score& score : document.scores()) {
        definitions.push_back(score.definition);
        settings << measureSentence(score.definition);
    }
    settings << toolSentence(document.session().settings)
             << conventionSentences(definitions, document.topGrade())
             << noValueSentence(document.session().noValue);
    report.sections.push_back(settingsSection(settings));
    showIds(report, false);
    return report;
}

}  // namespace ui
