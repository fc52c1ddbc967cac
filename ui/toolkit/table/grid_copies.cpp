// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/grid_copies.h"

#include "core/foundation/file/text_source.h"
#include "ui/text/import/error_text.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QMenu>
#include <QMimeData>

#include <utility>

namespace ui {

GridCopies::GridCopies(QWidget& grid, std::function<core::Table()> make, const QKeySequence& key)
    : TableCopies(grid)
    , m_make(std::move(make))
    , m_key(key)
{
    grid.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&grid, &QWidget::customContextMenuRequested, this, &GridCopies::openAt);
}

bool GridCopies::hasRows() const
{
    return !m_make().rows.empty();
}

core::Table GridCopies::table()
{
    bringUpToDate();
    core::Table table = named(m_make);
    describe(table);
    return table;
}

void GridCopies::copyWhole()
{
    core::Table rows = table();
    rows.caption.clear();
    rows.label.clear();
    core::guardFormulas(rows);
    QApplication::clipboard()->setMimeData(
        pastedRows(core::tableText(rows, core::TableFormat::Tsv, precision()),
                   core::tableText(rows, core::TableFormat::Html, precision()))
            .release());
}

void GridCopies::copyAs(core::TableFormat format)
{
    if (format == core::TableFormat::Tsv)
        return copyWhole();
    core::Table copied = table();
    if (format == core::TableFormat::Html)
        core::guardFormulas(copied);
    QApplication::clipboard()->setMimeData(
        tableMime(core::tableText(copied, format, precision()), format).release());
}

std::optional<QString> GridCopies::save(const QString& path, core::TableFormat format)
{
    const auto error = core::writeText(QFile::encodeName(path).toStdString(),
                                       core::tableText(table(), format, precision()));
    return error ? std::optional(errorText(*error)) : std::nullopt;
}

void GridCopies::openAt(QPoint place)
{
    QMenu menu(&shown());
    menu.setToolTipsVisible(true);
    fillWhole(menu, m_key);
    menu.exec(shown().mapToGlobal(place));
}

}  // namespace ui
