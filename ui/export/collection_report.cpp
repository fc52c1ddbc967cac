#include "ui/export/collection_report.h"

#include "core/collection/differences.h"
#include "ui/collection/collection_caption.h"
#include "ui/collection/collection_document.h"
#include "ui/collection/files_model.h"
#include "ui/collection/systems_model.h"
#include "ui/export/report_parts.h"
#include "ui/words/caption_text.h"
#include "ui/words/change_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::CollectionReport)
};

constexpr int mostRows = 200;

QString aboutRuns(const CollectionDocument& document)
{
    if (!document.hasTwoRuns())
        return Words::tr("One run, %1, over %n queries.", nullptr,
                         static_cast<int>(document.queryCount()))
            .arg(document.runName(document.runA()));
    return Words::tr("%1 (A) and %2 (B) over %n queries.", nullptr,
                     static_cast<int>(document.queryCount()))
        .arg(document.runName(document.runA()), document.runName(document.runB()));
}

/// Statistics below each other: side by side they would be too many for a page.
core::Table transposed(const core::Table& table)
{
    core::Table turned;
    turned.caption = table.caption;
    turned.columns.push_back({table.columns.front().heading, false});
    for (const auto& row : table.rows)
        turned.columns.push_back({row.front().text, true});
    for (std::size_t column = 1; column < table.columns.size(); ++column) {
        auto& cells = turned.rows.emplace_back();
        cells.push_back({table.columns[column].heading, std::nullopt});
        for (const auto& row : table.rows)
            cells.push_back(row[column]);
    }
    return turned;
}

ReportSection summarySection(const CollectionDocument& document, const NumberFormat& format)
{
    SystemsModel systems(document);
    systems.setFormat(format);
    ReportSection section{Words::tr("Systems"), {}};
    section.items.push_back(
        {Words::tr("Summary"),
         transposed(tableOf(systems,
                            Words::tr("Means over the queries and what the tests say of them."),
                            mostRows))});
    for (int row = 0; row < systems.rowCount(); ++row)
        section.items.push_back(
            {Words::tr("%1 in words")
                 .arg(QString::fromStdString(
                     core::toText(document.measures()[static_cast<std::size_t>(row)]))),
             systems.sentence(row), static_cast<std::size_t>(row) == document.measure()});
    return section;
}

core::Table queryTable(const CollectionDocument& document,
                       std::span<const core::QueryDifference> queries, const QString& caption,
                       const NumberFormat& format)
{
    const bool hasTexts = document.collection().queryTexts != nullptr;
    core::Table table;
    table.caption = caption.toStdString();
    table.columns.push_back({Words::tr("query").toStdString(), false});
    if (hasTexts)
        table.columns.push_back({Words::tr("text").toStdString(), false});
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
    ReportSection section{Words::tr("Queries"), {}};
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
            {Words::tr("Queries that lose most"),
             queryTable(document, lost,
                        Words::tr("The queries that lose most %1 from A to B.").arg(measure),
                        format)});
    if (!gained.empty())
        section.items.push_back(
            {Words::tr("Queries that gain most"),
             queryTable(document, gained,
                        Words::tr("The queries that gain most %1 from A to B.").arg(measure),
                        format)});
    return section;
}

}  // namespace

Report collectionReport(const CollectionDocument& document, std::span<FigureSource* const> figures,
                        const NumberFormat& shown)
{
    const NumberFormat format{shown.digits, QLocale::c()};
    Report report{document.title(), aboutRuns(document), {}};
    report.sections.push_back(summarySection(document, format));
    report.sections.push_back(differenceSection(document, format));
    report.sections.push_back(chartSection(figures, {}));
    FilesModel files(document);
    files.reset();
    report.sections.push_back(
        {Words::tr("Files"),
         {{Words::tr("Files and findings"),
           tableOf(files, Words::tr("The files that were read, and what was met in them."),
                   mostRows)}}});
    QStringList settings;
    for (const core::Definition& definition : document.measures())
        settings << measureSentence(definition);
    settings << measureCaption(document, document.definition());
    report.sections.push_back(settingsSection(settings));
    return report;
}

}  // namespace ui
