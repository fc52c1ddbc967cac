// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/copied_rows.h"

#include "core/documents/tables/table_text.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "ui/toolkit/table/table_copies.h"

#include <QMimeData>

namespace ui {

namespace {

QString ownFormat()
{
    return QStringLiteral("application/x-rankscope-rows");
}

core::Table tableOf(const std::string& tsv)
{
    core::Table table;
    core::DelimitedReader reader(tsv, core::Delimiter::Tab);
    core::DelimitedRow row;
    while (reader.next(row)) {
        if (table.columns.empty()) {
            for (const auto& cell : row.cells)
                table.columns.push_back({std::string(cell)});
            continue;
        }
        auto& cells = table.rows.emplace_back();
        for (const auto& cell : row.cells)
            cells.push_back({std::string(cell)});
    }
    return table;
}

}  // namespace

std::unique_ptr<QMimeData> copiedRows(const std::string& tsv)
{
    core::Table table = tableOf(tsv);
    core::guardFormulas(table);
    auto data = TableCopies::pastedRows(core::tableText(table, core::TableFormat::Tsv),
                                        core::tableText(table, core::TableFormat::Html));
    data->setData(ownFormat(), QByteArray::fromStdString(tsv));
    return data;
}

QString pastedText(const QMimeData* data)
{
    if (!data)
        return {};
    return data->hasFormat(ownFormat()) ? QString::fromUtf8(data->data(ownFormat())) : data->text();
}

}  // namespace ui
