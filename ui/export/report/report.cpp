// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report.h"

#include "core/documents/tables/id_columns.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// How each chart was made, and sentences that several captions share.
QStringList sharedSentences(const Report& report)
{
    QHash<QString, int> times;
    QStringList inOrder;
    for (const ReportSection& section : report.sections)
        for (const ReportItem& item : section.items)
            if (const auto* chart = std::get_if<ReportFigure>(&item.content)) {
                for (const QString& sentence : sentencesOf(chart->figure.caption))
                    if (++times[sentence] == 2)
                        inOrder << sentence;
                inOrder << sentencesOf(chart->figure.methods);
            }
    inOrder.removeDuplicates();
    return inOrder;
}

QStringList sentencesIn(const ReportSection& section)
{
    QStringList sentences;
    for (const ReportItem& item : section.items)
        if (const auto* paragraph = std::get_if<QString>(&item.content))
            sentences << sentencesOf(*paragraph);
    return sentences;
}

void removeFromCharts(Report& report, const QStringList& told)
{
    for (ReportSection& section : report.sections)
        for (ReportItem& item : section.items)
            if (auto* chart = std::get_if<ReportFigure>(&item.content)) {
                QStringList own = sentencesOf(chart->figure.caption);
                own.removeIf([&told](const QString& each) { return told.contains(each); });
                chart->figure.caption = joinedSentences(own);
            }
}

/// Removes paragraphs repeated in the section or already contained in `told`.
void removeRepeated(ReportSection& section, QStringList told)
{
    for (ReportItem& item : section.items)
        if (auto* paragraph = std::get_if<QString>(&item.content)) {
            QStringList own = sentencesOf(*paragraph);
            own.removeIf([&told](const QString& each) { return told.contains(each); });
            *paragraph = joinedSentences(own);
            told << own;
        }
    std::erase_if(section.items, [](const ReportItem& item) {
        const auto* paragraph = std::get_if<QString>(&item.content);
        return paragraph && paragraph->isEmpty();
    });
}

void tellOnce(Report& report)
{
    const auto appendix = std::ranges::find_if(report.sections, &ReportSection::isAppendix);
    if (appendix == report.sections.end())
        return;
    const QStringList there = sentencesIn(*appendix) + sentencesOf(report.about);
    QStringList further = sharedSentences(report);
    further.removeIf([&there](const QString& each) { return there.contains(each); });
    if (!further.isEmpty())
        appendix->items.insert(appendix->items.begin(), {{}, joinedSentences(further)});
    removeFromCharts(report, there + further);
    removeRepeated(*appendix, sentencesOf(report.about));
}

void number(Report& report)
{
    int tables = 0;
    int figures = 0;
    for (ReportSection& section : report.sections)
        for (ReportItem& item : section.items) {
            if (auto* table = std::get_if<core::Table>(&item.content)) {
                table->hasRowHeadings = true;
                table->caption = joinedSentences({Wording::tr("Table %1.").arg(++tables),
                                                  QString::fromStdString(table->caption)})
                                     .toStdString();
            } else if (auto* chart = std::get_if<ReportFigure>(&item.content)) {
                chart->figure.caption = joinedSentences(
                    {Wording::tr("Figure %1.").arg(++figures), chart->figure.caption});
            }
        }
}

/// The selected items, without empty sections.
Report chosenPart(const Report& report)
{
    Report chosen = report;
    chosen.sections.clear();
    for (const ReportSection& section : report.sections) {
        ReportSection part{section.title, {}, section.isAppendix};
        std::vector<ReportItem> leading;  // belong to the next named item
        for (const ReportItem& item : section.items) {
            if (item.name.isEmpty()) {
                leading.push_back(item);
                continue;
            }
            if (item.isChosen) {
                std::move(leading.begin(), leading.end(), std::back_inserter(part.items));
                part.items.push_back(item);
                if (auto* table = std::get_if<core::Table>(&part.items.back().content);
                    table && !report.hasIds)
                    *table = core::withoutIds(std::move(*table));
            }
            leading.clear();
        }
        if (!part.items.empty())
            chosen.sections.push_back(std::move(part));
    }
    return chosen;
}

}  // namespace

QString bylineOf(const Report& report)
{
    QStringList told{report.author, report.date};
    told.removeAll(QString());
    return told.join(QStringLiteral(" · "));
}

bool canShowIds(const Report& report)
{
    const auto hasColumn = [](const ReportItem& item) {
        const auto* table = std::get_if<core::Table>(&item.content);
        return table && std::ranges::any_of(table->columns, &core::Table::Column::holdsIds);
    };
    return std::ranges::any_of(report.sections, [&](const ReportSection& section) {
        return std::ranges::any_of(section.items, [&](const ReportItem& item) {
            return item.showsRows || hasColumn(item);
        });
    });
}

void showIds(Report& report, bool isShown)
{
    report.hasIds = isShown;
    for (ReportSection& section : report.sections)
        for (ReportItem& item : section.items)
            if (item.showsRows)
                item.isChosen = isShown;
}

Report writtenPart(const Report& report)
{
    Report written = chosenPart(report);
    tellOnce(written);
    number(written);
    return written;
}

}  // namespace ui
