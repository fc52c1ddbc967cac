// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_copies.h"

#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/document/save_path.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/jobs/waiting.h"
#include "ui/toolkit/panel/refresh_when_shown.h"

#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QWidget>

#include <array>

namespace ui {

namespace {

constexpr const char* fullPrecision = "copiesFullPrecision";  ///< a property of the window

struct Format {
    core::TableFormat format;
    SavedKind kind;
};

std::array<Format, 5> formats()
{
    using core::TableFormat;
    return {{{TableFormat::Tsv, {TableCopies::tr("TSV"), {QStringLiteral("tsv")}}},
             {TableFormat::Csv, {TableCopies::tr("CSV"), {QStringLiteral("csv")}}},
             {TableFormat::Markdown,
              {TableCopies::tr("Markdown"), {QStringLiteral("md"), QStringLiteral("markdown")}}},
             {TableFormat::Html, {TableCopies::tr("HTML"), {QStringLiteral("html")}}},
             {TableFormat::Latex,
              {TableCopies::tr("LaTeX"), {QStringLiteral("tex"), QStringLiteral("latex")}}}}};
}

QString htmlPage(const std::string& table)
{
    return QStringLiteral("<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n<body>\n"
                          "%1</body>\n</html>\n")
        .arg(QString::fromStdString(table));
}

std::optional<core::TableFormat> tableFormatOfPath(const QString& path)
{
    return core::tableFormatOf(QFileInfo(path).suffix().toLower().toStdString());
}

}  // namespace

TableCopies::TableCopies(QWidget& shown)
    : QObject(&shown)
    , m_shown(shown)
{}

QString TableCopies::name() const
{
    return m_shown.accessibleName();
}

bool TableCopies::isFull() const
{
    return m_shown.window()->property(fullPrecision).toBool();
}

void TableCopies::setFull(bool isFull)
{
    m_shown.window()->setProperty(fullPrecision, isFull);
}

core::TablePrecision TableCopies::precision() const
{
    return isFull() ? core::TablePrecision::Full : core::TablePrecision::Shown;
}

/// A hidden table is not kept up to date, unlike its caption.
void TableCopies::bringUpToDate()
{
    RefreshWhenShown::refreshAround(m_shown);
    waitWhile([this] { return SideWork::isRunningAround(m_shown); });
}

void TableCopies::say(const QString& sentence)
{
    auto* box = new QMessageBox(QMessageBox::Information, name(), sentence, QMessageBox::Ok,
                                m_shown.window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void TableCopies::describe(core::Table& table) const
{
    QString told;
    for (const QWidget* widget = &m_shown; widget && told.isEmpty();
         widget = widget->parentWidget())
        if (const auto* host = dynamic_cast<const HasTableCaption*>(widget))
            told = host->tableCaption();
    const QString heading = told.startsWith(name()) ? QString() : asSentence(name());
    table.caption = joinedSentences({heading, told}).toStdString();
    table.language = otherLanguage().toStdString();
    if (table.language.empty())  // references cannot contain Chinese letters
        table.label = name().toLower().toStdString();
}

std::unique_ptr<QMimeData> TableCopies::pastedRows(const std::string& tsv, const std::string& html)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(tsv));
    data->setHtml(htmlPage(html));
    return data;
}

std::unique_ptr<QMimeData> TableCopies::tableMime(const std::string& text, core::TableFormat format)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(text));
    if (format == core::TableFormat::Html)
        data->setHtml(htmlPage(text));
    return data;
}

void TableCopies::saveAs()
{
    SaveQuestion question{
        tr("Save table as"),
        name().toLower().remove(QChar(0x2009)).replace(QLatin1Char(' '), QLatin1Char('-')) +
            QStringLiteral(".csv"),
        {},
        1};
    for (const Format& each : formats())
        question.kinds << each.kind;
    const QString path = askForSavePath(*m_shown.window(), question);
    const auto format = tableFormatOfPath(path);
    if (!format)
        return;
    if (const auto problem = save(path, *format))
        say(*problem);
}

void TableCopies::fillCopies(QMenu& menu)
{
    for (const Format& each : formats())
        menu.addAction(tr("Copy as %1").arg(each.kind.name), this,
                       [this, format = each.format] { copyAs(format); });
    menu.addSeparator();
    menu.addAction(tr("Save table as…"), this, &TableCopies::saveAs);
}

void TableCopies::fillWhole(QMenu& menu, const QKeySequence& key)
{
    menu.addAction(tr("Copy table"), key, this, [this] { copyWhole(); })->setEnabled(hasRows());
    QMenu* formatsMenu = menu.addMenu(tr("Copy table as"));
    for (const Format& each : formats())
        formatsMenu->addAction(each.kind.name, this,
                               [this, format = each.format] { copyAs(format); });
    formatsMenu->setEnabled(hasRows());
    menu.addAction(tr("Save table as…"), this, &TableCopies::saveAs)->setEnabled(hasRows());
    QAction* full = menu.addAction(tr("Full precision"), this, &TableCopies::setFull);
    full->setCheckable(true);
    full->setChecked(isFull());
    full->setToolTip(tr("Copy and save numbers with all their digits"));
}

}  // namespace ui
