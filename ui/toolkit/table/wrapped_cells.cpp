// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/wrapped_cells.h"

#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QPainter>
#include <QRect>
#include <QRegularExpression>
#include <QTableView>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int margin = 6;  ///< of a cell at each side, in design pixels

/// Allows breaks after a formula's operators and below its numerator, where it has no spaces.
QString breakable(const QString& text)
{
    static const QRegularExpression fraction(QStringLiteral("^([^/]+/)(?=[(√])"));
    static const QRegularExpression sign(QStringLiteral("(?<=[+−·)])(?=[^/)])"));
    if (text.contains(QLatin1Char(' ')))
        return text;
    QString broken = text;
    broken.replace(fraction, QStringLiteral("\\1\n"));
    return broken.replace(sign, QString(QChar(0x200b)));
}

int flags(Qt::Alignment alignment)
{
    return static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextWordWrap;
}

}  // namespace

void paintWrapped(QPainter& painter, const QRect& area, Qt::Alignment alignment,
                  const QString& text)
{
    painter.drawText(area, flags(alignment), breakable(text));
}

void wrapRows(QTableView& table, const std::vector<int>& columns)
{
    const Theme theme = Theme::of(table);
    const QFontMetrics metrics(scaledFont(table.font(), 1.0));
    const int oneLine = tableRowHeight(theme);
    const auto further = [&](const QString& text, int room) {
        if (metrics.horizontalAdvance(text) <= room)
            return 0;
        const QRect area(0, 0, std::max(room, 1), QWIDGETSIZE_MAX);
        return metrics.boundingRect(area, flags({}), breakable(text)).height() - metrics.height();
    };
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        int height = oneLine;
        for (const int column : columns)
            height = std::max(height,
                              oneLine + further(table.model()->index(row, column).data().toString(),
                                                table.columnWidth(column) - 2 * theme.px(margin)));
        if (table.rowHeight(row) != height)
            table.setRowHeight(row, height);
    }
}

int wordsWidth(const QTableView& table, int column)
{
    // Qt would break "0.5" after its point, and finds no place after the comma of "[0.5, 0.7]".
    static const QRegularExpression number(QStringLiteral("\\d[.,]\\d"));
    const QFontMetrics metrics(scaledFont(table.font(), 1.0, QFont::DemiBold));
    int widest = 0;
    const auto measure = [&](const QString& part) {
        widest = std::max(widest, metrics.horizontalAdvance(part.trimmed()));
    };
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QString text = breakable(table.model()->index(row, column).data().toString());
        for (const QString& word : text.split(QLatin1Char(' '))) {
            if (word.contains(number)) {
                measure(word);
                continue;
            }
            QTextBoundaryFinder places(QTextBoundaryFinder::Line, word);
            for (qsizetype from = 0, to = places.toNextBoundary(); to > 0;
                 from = std::exchange(to, places.toNextBoundary()))
                measure(word.mid(from, to - from));
        }
    }
    return widest + 2 * Theme::of(table).px(margin) + 2;
}

int headingWidth(const QTableView& table, int column)
{
    return QFontMetrics(scaledFont(table.font(), 1.0, QFont::DemiBold))
        .horizontalAdvance(table.model()->headerData(column, Qt::Horizontal).toString());
}

int cellsWidth(const QTableView& table, int column, int mostRows, QFont::Weight weight)
{
    const QFontMetrics metrics(scaledFont(table.font(), 1.0, weight));
    const QAbstractItemModel& model = *table.model();
    int width = 0;
    for (int row = 0; row < std::min(model.rowCount(), mostRows); ++row)
        width =
            std::max(width, metrics.horizontalAdvance(model.index(row, column).data().toString()));
    return width;
}

int contentsWidth(const QTableView& table, int column, int mostRows)
{
    const int heading = table.horizontalHeader()->isHidden() ? 0 : headingWidth(table, column);
    return std::max(heading, cellsWidth(table, column, mostRows, QFont::DemiBold)) +
           2 * Theme::of(table).px(margin) + 2;
}

}  // namespace ui
