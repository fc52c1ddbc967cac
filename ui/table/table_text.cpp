#include "ui/table/table_text.h"

#include <QAbstractItemModel>

#include <utility>

namespace ui {

namespace {

QString cell(QString text)
{
    text.replace(QChar(0x2212), QLatin1Char('-'));
    return text.simplified();
}

}  // namespace

QString tabSeparatedLine(QStringList cells)
{
    for (QString& each : cells)
        each = cell(std::move(each));
    return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString tabSeparated(const QAbstractItemModel& model)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << model.headerData(column, Qt::Horizontal).toString();
    QString text = tabSeparatedLine(cells);
    for (int row = 0; row < model.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        text += tabSeparatedLine(cells);
    }
    return text;
}

}  // namespace ui
