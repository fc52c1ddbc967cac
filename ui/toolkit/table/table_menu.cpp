// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_menu.h"

#include "ui/text/words/caption_text.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QProgressDialog>
#include <QSaveFile>
#include <QTableView>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr int rowsAtOnce = 5000;

}  // namespace

TableMenu::TableMenu(QTableView& view)
    : TableCopies(view)
    , m_view(view)
{
    view.installEventFilter(this);
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&view, &QWidget::customContextMenuRequested, this, &TableMenu::openAt);
}

TableMenu& TableMenu::of(QTableView& view)
{
    auto* menu = view.findChild<TableMenu*>(QString(), Qt::FindDirectChildrenOnly);
    return menu ? *menu : *new TableMenu(view);
}

bool TableMenu::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && m_copyKey != CopyKey::Own &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        if (event->type() == QEvent::KeyPress)
            copy();
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

core::Table TableMenu::head() const
{
    core::Table table = tableHeadings(m_view);
    describe(table);
    return table;
}

/// Passes the rows on in parts, with a progress dialog if it takes long.
/// @return false if the person, the table or `take` stopped it
bool TableMenu::readParts(std::span<const RowSpan> rows, const QString& doing, const Take& take)
{
    const core::Table columns = tableHeadings(m_view);
    const auto all = static_cast<int>(rowCount(rows));
    const bool isLong = all > rowsAtOnce;
    QProgressDialog progress(doing, tr("Cancel"), 0, all, m_view.window());
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(400);
    bool isChanged = false;
    const auto change = [&isChanged] { isChanged = true; };
    const QAbstractItemModel* model = m_view.model();
    const std::array<QMetaObject::Connection, 4> connections{
        connect(model, &QAbstractItemModel::modelReset, this, change),
        connect(model, &QAbstractItemModel::layoutChanged, this, change),
        connect(model, &QAbstractItemModel::rowsRemoved, this, change),
        connect(model, &QAbstractItemModel::rowsInserted, this, change)};
    int done = 0;
    bool isDone = true;
    for (const RowSpan& span : rows) {
        for (int first = span.first; first <= span.last && isDone; first += rowsAtOnce) {
            core::Table part{columns.columns, {}, {}, {}};
            const int last = std::min(first + rowsAtOnce - 1, span.last);
            addRows(part, m_view, {first, last});
            isDone = take(part);
            done += last - first + 1;
            if (isLong)
                progress.setValue(done);
            isDone = isDone && !isChanged && !progress.wasCanceled();
        }
    }
    for (const QMetaObject::Connection& connection : connections)
        disconnect(connection);
    progress.reset();
    return isDone;
}

/// The rows that fit the clipboard's limit.
std::vector<RowSpan> TableMenu::copiedOf(std::span<const RowSpan> rows) const
{
    const std::size_t columns = std::max<std::size_t>(1, tableHeadings(m_view).columns.size());
    std::size_t left = mostCopiedCells / columns;
    std::vector<RowSpan> kept;
    for (RowSpan span : rows) {
        const auto room = static_cast<int>(std::min<std::size_t>(left, rowCount({&span, 1})));
        if (room == 0)
            break;
        span.last = span.first + room - 1;
        left -= static_cast<std::size_t>(room);
        kept.push_back(span);
    }
    return kept;
}

/// Copies, and says so if not all rows were copied.
void TableMenu::putOntoClipboard(std::unique_ptr<QMimeData> data, std::size_t copied,
                                 std::size_t all)
{
    QApplication::clipboard()->setMimeData(data.release());
    if (copied < all)
        say(tr("Copied the first %1 of %2 rows. To get all of them, use “Save table as”.")
                .arg(countText(copied), countText(all)));
}

void TableMenu::copy()
{
    bringUpToDate();
    const std::vector<RowSpan> rows =
        m_copyKey == CopyKey::All ? allRows(m_view) : selectedRows(m_view);
    if (rows.empty())
        copyCell();
    else
        copyRows(rows);
}

void TableMenu::copyRows(std::span<const RowSpan> rows)
{
    using core::TableFormat;
    core::Table columns = tableHeadings(m_view);
    core::guardFormulas(columns);
    std::string tsv = core::tableHead(columns, TableFormat::Tsv);
    std::string html = core::tableHead(columns, TableFormat::Html);
    const auto add = [&](core::Table& part) {
        core::guardFormulas(part);
        tsv += core::tableRows(part, TableFormat::Tsv, precision());
        html += core::tableRows(part, TableFormat::Html, precision());
        return true;
    };
    const std::vector<RowSpan> kept = copiedOf(rows);
    if (!readParts(kept, tr("Copying rows…"), add))
        return;
    putOntoClipboard(pastedRows(tsv, html + core::tableFoot(columns, TableFormat::Html)),
                     rowCount(kept), rowCount(rows));
}

bool TableMenu::hasRows() const
{
    return m_view.model() && m_view.model()->rowCount() > 0;
}

void TableMenu::copyWhole()
{
    bringUpToDate();
    copyRows(allRows(m_view));
}

void TableMenu::copyCell()
{
    const QModelIndex cell = m_view.currentIndex();
    if (!cell.isValid())
        return;
    core::Table one{{{}}, {{tableCell(cell)}}, {}, {}};
    core::guardFormulas(one);
    QApplication::clipboard()->setText(
        QString::fromStdString(core::cellText(one.rows[0][0], precision())));
}

void TableMenu::copyAs(core::TableFormat format)
{
    if (format == core::TableFormat::Tsv)
        return copyWhole();
    bringUpToDate();
    const bool isGuarded = format == core::TableFormat::Html;
    core::Table table = head();
    if (isGuarded)
        core::guardFormulas(table);
    const std::vector<RowSpan> all = allRows(m_view);
    const std::vector<RowSpan> kept = copiedOf(all);
    table.allRows = static_cast<std::size_t>(rowCount(kept));
    std::string text = core::tableHead(table, format);
    const auto add = [&](core::Table& part) {
        if (isGuarded)
            core::guardFormulas(part);
        text += core::tableRows(part, format, precision());
        return true;
    };
    if (!readParts(kept, tr("Copying table…"), add))
        return;
    text += core::tableFoot(table, format);
    putOntoClipboard(tableMime(text, format), rowCount(kept), rowCount(all));
}

std::optional<QString> TableMenu::save(const QString& path, core::TableFormat format)
{
    bringUpToDate();
    QSaveFile file(path);
    const auto write = [&file](const std::string& text) {
        return file.write(text.data(), static_cast<qint64>(text.size())) ==
               static_cast<qint64>(text.size());
    };
    const auto failure = [&] {
        return tr("Could not save %1: %2").arg(QFileInfo(path).fileName(), file.errorString());
    };
    const std::vector<RowSpan> all = allRows(m_view);
    core::Table table = head();
    table.allRows = static_cast<std::size_t>(rowCount(all));
    if (!file.open(QIODevice::WriteOnly) || !write(core::tableHead(table, format)))
        return failure();
    bool isWritten = true;
    const auto add = [&](const core::Table& part) {
        isWritten = write(core::tableRows(part, format, precision()));
        return isWritten;
    };
    if (!readParts(all, tr("Saving table…"), add))
        return isWritten ? tr("The table was not saved: saving was interrupted.") : failure();
    if (!write(core::tableFoot(table, format)) || !file.commit())
        return failure();
    return std::nullopt;
}

void TableMenu::fill(QMenu& menu)
{
    const auto key = [this](CopyKey copies) {
        return m_copyKey == copies ? QKeySequence(QKeySequence::Copy) : QKeySequence();
    };
    menu.addAction(tr("Copy cell"), this, &TableMenu::copyCell)
        ->setEnabled(m_view.currentIndex().isValid());
    menu.addAction(tr("Copy selection"), key(CopyKey::Selection), this,
                   [this] { copyRows(selectedRows(m_view)); })
        ->setEnabled(!selectedRows(m_view).empty());
    fillWhole(menu, key(CopyKey::All));
}

void TableMenu::openAt(QPoint place)
{
    QMenu menu(&m_view);
    menu.setToolTipsVisible(true);
    if (m_addOwn)
        m_addOwn(menu);
    if (!menu.isEmpty())
        menu.addSeparator();
    fill(menu);
    menu.exec(m_view.viewport()->mapToGlobal(place));
}

}  // namespace ui
