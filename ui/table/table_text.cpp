#include "ui/table/table_text.h"

#include <QAbstractItemModel>
#include <QStringList>

namespace ui {

namespace {

QString cell(QString text)
{
    text.replace(QChar(0x2212), QLatin1Char('-'));
    return text.simplified();
}

}  // namespace

QString tabSeparated(const QAbstractItemModel& model)
{
    QString text;
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << cell(model.headerData(column, Qt::Horizontal).toString());
    text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (int row = 0; row < model.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells << cell(model.index(row, column).data().toString());
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

}  // namespace ui
