// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/weights_menu.h"

#include "core/collections/collection/query_weights.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/text_source.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/import/error_text.h"
#include "ui/text/import/file_patterns.h"
#include "ui/text/language/joined_text.h"

#include <QActionGroup>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

#include <algorithm>

namespace ui {

namespace {

/// Of the columns of a file with a table of queries, those that can be weights.
QStringList columnsIn(const std::string& text)
{
    QStringList columns;
    for (const std::string& column : core::weightColumns(text))
        columns << QString::fromStdString(column);
    return columns;
}

/// The same for a file that may be large.
QStringList columnsOfFile(const std::string& path)
{
    constexpr std::size_t looked = std::size_t{1} << 16;
    if (!core::canBeReadAgain(path))
        return {};
    const auto beginning = core::readBeginning(path, looked);
    if (!beginning || columnsIn(*beginning).isEmpty())
        return {};
    const auto text = core::readText(path);
    return text ? columnsIn(*text) : QStringList();
}

/// Whether the file has judgments or a run, so that it is no table of queries.
bool isEvaluated(const core::Collection& collection, const std::string& path)
{
    return path == collection.qrelsPath ||
           std::ranges::find(collection.runs, path, &core::NamedRun::path) != collection.runs.end();
}

}  // namespace

WeightsMenu::WeightsMenu(CollectionDocument& document, QWidget* parent)
    : QMenu(tr("&Weight queries by"), parent)
    , m_document(document)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &WeightsMenu::rebuild);
}

void WeightsMenu::rebuild()
{
    clear();
    delete findChild<QActionGroup*>(QString(), Qt::FindDirectChildrenOnly);
    const auto& weights = m_document.collection().weights;
    const QString inForce = weights ? QString::fromStdString(weights->source) : QString();
    auto* group = new QActionGroup(this);
    const auto add = [this, group](const QString& text, bool isInForce) {
        QAction* action = addAction(text);
        action->setCheckable(true);
        action->setChecked(isInForce);
        group->addAction(action);
        return action;
    };
    connect(add(tr("Nothing: all queries count equally"), !weights), &QAction::triggered, this,
            [this] { m_document.setWeights(std::nullopt, tr("Count all queries equally")); });
    bool isListed = !weights;
    for (const core::CollectionFile& file : m_document.collection().files) {
        if (isEvaluated(m_document.collection(), file.path))
            continue;
        const QString path = QString::fromStdString(file.path);
        for (const QString& column : columnsOfFile(file.path)) {
            const QString source = QFileInfo(path).fileName() + QLatin1Char(':') + column;
            isListed = isListed || source == inForce;
            //: A column of a file
            connect(add(tr("%1 (%2)").arg(column, QFileInfo(path).fileName()), source == inForce),
                    &QAction::triggered, this,
                    [this, path, column] { weightBy(path, column.toStdString()); });
        }
    }
    if (!isListed)
        add(inForce, true);
    addSeparator();
    QAction* choose = addAction(tr("Choose a table of queries…"), this, &WeightsMenu::chooseFile);
    choose->setToolTip(
        tr("A table with one row per query: its id, and a number such as its searches per month"));
    for (QAction* action : actions())
        action->setEnabled(m_document.hasRuns());
}

void WeightsMenu::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        parentWidget(), tr("Table of queries and their weights"), QString(),
        tr("All files (*);;Tables (*.csv *.tsv *.txt %1)").arg(compressedPatterns()));
    if (!path.isEmpty())
        weightBy(path);
}

std::optional<std::string> WeightsMenu::askedColumn(const QStringList& columns)
{
    bool isChosen = false;
    const QString column = QInputDialog::getItem(parentWidget(), tr("Weight queries"),
                                                 tr("Weight column"), columns, 0, false, &isChosen);
    return isChosen ? std::optional(column.toStdString()) : std::nullopt;
}

void WeightsMenu::weightBy(const QString& path, const std::optional<std::string>& column)
{
    constexpr std::size_t mostNamed = 5;
    const std::string file = QFile::encodeName(path).toStdString();
    const auto text = core::readText(file);
    if (!text) {
        emit refused(errorText(text.error()));
        return;
    }
    auto weights = core::parseQueryWeights(*text, file, column);
    const QStringList columns = columnsIn(*text);
    if (!column && columns.size() > 1) {
        const auto asked = askedColumn(columns);
        if (!asked)
            return;
        weights = core::parseQueryWeights(*text, file, asked);
    }
    if (!weights) {
        emit refused(errorText(weights.error()));
        return;
    }
    const std::vector<std::string> without = m_document.withoutWeight(*weights);
    if (without.empty()) {
        const QString source = QString::fromStdString(weights->source);
        m_document.setWeights(*std::move(weights), tr("Weight queries by %1").arg(source));
        return;
    }
    QStringList named;
    for (std::size_t i = 0; i < std::min(mostNamed, without.size()); ++i)
        named << QString::fromStdString(without[i]);
    if (without.size() > mostNamed)
        named << QStringLiteral("…");
    emit refused(tr("%n queries have no weight: %1. Add them to the table, with weight 0 to leave "
                    "them out.",
                    nullptr, static_cast<int>(without.size()))
                     .arg(listText(named)));
}

}  // namespace ui
