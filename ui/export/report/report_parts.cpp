// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_parts.h"

#include "ui/export/writer/figure_sheet.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/table_cell.h"
#include "ui/toolkit/table/table_export.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace ui {

namespace {

/// Charts of curves are square; lists, and bars over ranks or queries, are wide.
QSizeF sizeOf(const QString& kind)
{
    for (const char* square : {"roc", "det", "pr", "scatter", "calibration"})
        if (kind == QLatin1String(square))
            return {110, 92};
    return {160, 80};
}

/// The files with size and SHA-256, read now; those that are not regular files, such as pipes, are
/// skipped.
ReportSection inputSection(const QStringList& paths)
{
    core::Table table;
    table.caption =
        Wording::tr("The input files, as they were on disk when this report was written.")
            .toStdString();
    for (const QString& heading : {Wording::tr("file"), QStringLiteral("SHA-256")})
        table.columns.push_back({heading.toStdString(), false});
    table.columns.push_back({Wording::tr("bytes").toStdString(), true});
    QSet<QString> told;
    for (const QString& path : paths) {
        QFile file(path);
        const QString place = QFileInfo(path).canonicalFilePath();
        if (!QFileInfo(path).isFile() || told.contains(place))
            continue;
        told << place;
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const bool isRead = file.open(QIODevice::ReadOnly) && hash.addData(&file);
        const auto bytes = static_cast<double>(file.size());
        table.rows.push_back({textCell(QFileInfo(path).fileName()),
                              textCell(isRead ? QString::fromLatin1(hash.result().toHex())
                                              : Wording::tr("no longer readable")),
                              {QString::number(file.size()).toStdString(), bytes}});
    }
    ReportSection section{Wording::tr("Input"), {}};
    if (!table.rows.empty())
        section.items.push_back({Wording::tr("Input files"), std::move(table)});
    return section;
}

}  // namespace

core::TableCell pCell(const std::optional<double>& p, const QLocale& locale)
{
    constexpr int decimals = 3;
    constexpr double least = 0.001;
    if (!p)
        return textCell(QString(QChar(0x2013)));
    const QString text = *p < least ? QStringLiteral("< ") + decimalText(least, decimals, locale)
                                    : valueText(*p, {decimals, locale});
    return {text.toStdString(), p};
}

core::Table tableOf(const QAbstractItemModel& model, const QString& caption, int most)
{
    core::Table table;
    table.caption = caption.toStdString();
    const int rows = std::min(model.rowCount(), most);
    for (int column = 0; column < model.columnCount(); ++column) {
        const int aligned =
            rows == 0 ? 0 : model.index(0, column).data(Qt::TextAlignmentRole).toInt();
        table.columns.push_back({model.headerData(column, Qt::Horizontal).toString().toStdString(),
                                 (aligned & Qt::AlignRight) != 0});
    }
    for (int row = 0; row < rows; ++row) {
        auto& cells = table.rows.emplace_back();
        for (int column = 0; column < model.columnCount(); ++column)
            cells.push_back(tableCell(model.index(row, column)));
    }
    return table;
}

ReportSection chartSection(std::vector<PaperFigure> figures)
{
    ReportSection section{Wording::tr("Charts"), {}};
    for (PaperFigure& figure : figures) {
        if (!figure.paint)
            continue;
        const QString name = figure.title;
        const QSizeF size = sizeOf(figure.kind);
        const bool showsRows = figure.ids == IdsShown::Drawn;
        section.items.push_back({.name = name,
                                 .content = ReportFigure{std::move(figure), size},
                                 .showsRows = showsRows});
    }
    return section;
}

void addInputs(Report& report, const QStringList& paths)
{
    const auto appendix = std::ranges::find_if(report.sections, &ReportSection::isAppendix);
    report.sections.insert(appendix, inputSection(paths));
}

ReportSection settingsSection(const QStringList& paragraphs)
{
    ReportSection section{Wording::tr("Appendix: settings and rules"), {}, true};
    for (const QString& paragraph : paragraphs)
        if (!paragraph.isEmpty())
            section.items.push_back({{}, paragraph});
    section.items.push_back(
        {Wording::tr("Settings"),
         Wording::tr("Created with %1. Numbers are rounded.").arg(programName())});
    return section;
}

}  // namespace ui
