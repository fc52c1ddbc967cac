// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/tip.h"

#include "ui/charts/chart/chart_text.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/text/language/wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// The layout of a tip's table.
struct Table {
    QFont bold;
    QString header;
    QStringList values;
    QString note;      ///< the last row, may be empty
    double names = 0;  ///< widths of its columns
    double numbers = 0;
    double row = 0;
    double pad = 0;
    double swatch = 0;

    QSizeF size() const
    {
        const QFontMetricsF metrics(bold);
        const double inner = std::max({swatch + names + pad * 2 + numbers,
                                       std::ceil(metrics.horizontalAdvance(header)),
                                       std::ceil(metrics.horizontalAdvance(note))});
        const auto rows = values.size() + (note.isEmpty() ? 1 : 2);
        return {inner + 2 * pad, row * double(rows) + 1.5 * pad};
    }
};

std::optional<double> nearestValue(const Series& series, double x)
{
    const auto point = nearestPoint(series, x);
    return point && !std::isnan(series.y[*point]) ? std::optional(series.y[*point]) : std::nullopt;
}

Table tableOf(const Chart& chart, const Look& look, double x, const QString& note)
{
    Table table;
    table.note = note;
    table.bold = look.text;
    table.bold.setBold(true);
    const QFontMetricsF metrics(table.bold);
    table.header =
        //: An axis and a place on it, such as "cutoff k: 10"
        Wording::tr("%1: %2").arg(chart.axes.xTitle, xText(x, chart.axes));
    for (const Series& series : chart.series) {
        const auto value = chart.axes.isXIntegral ? valueAt(series, x) : nearestValue(series, x);
        table.values += yText(value, chart.axes);
        table.names = std::max(table.names, std::ceil(metrics.horizontalAdvance(series.name)));
        table.numbers =
            std::max(table.numbers, std::ceil(metrics.horizontalAdvance(table.values.last())));
    }
    table.row = std::ceil(metrics.height() * 1.15);
    table.pad = look.theme.px(7);
    table.swatch = look.theme.px(14);
    return table;
}

}  // namespace

QRectF tipBeside(QPointF mouse, QSizeF size, double distance, const QRectF& room)
{
    QRectF rect(mouse + QPointF(distance, distance), size);
    if (rect.right() > room.right())
        rect.moveRight(mouse.x() - distance);
    if (rect.bottom() > room.bottom())
        rect.moveBottom(mouse.y() - distance);
    rect.moveLeft(std::max(rect.left(), room.left()));
    rect.moveTop(std::max(rect.top(), room.top()));
    return rect;
}

void paintTipBox(QPainter& painter, const Look& look, const QRectF& box)
{
    painter.setPen(QPen(look.theme.border, 1));
    painter.setBrush(look.theme.panel);
    painter.drawRoundedRect(box.translated(0.5, 0.5), 4, 4);
}

void paintTip(QPainter& painter, const Chart& chart, const Look& look, double x, int nearest,
              const QString& note, QPointF mouse, const QRectF& room)
{
    const Table table = tableOf(chart, look, x, note);
    const QRectF box = tipBeside(mouse, table.size(), 2 * table.pad, room);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTipBox(painter, look, box);
    QRectF row(box.left() + table.pad, box.top() + table.pad / 2, box.width() - 2 * table.pad,
               table.row);
    painter.setFont(look.text);
    painter.setPen(look.theme.mutedText);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, table.header);
    for (int i = 0; i < table.values.size(); ++i) {
        row.translate(0, table.row);
        const SeriesLook series = seriesLook(i, look);
        painter.setPen(Qt::NoPen);
        painter.setBrush(series.pen.color());
        paintShape(painter, series, {row.left() + table.swatch / 3, row.center().y()}, 1.1);
        painter.setFont(i == nearest ? table.bold : look.text);
        painter.setPen(look.theme.text);
        painter.drawText(row.adjusted(table.swatch, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         chart.series[static_cast<std::size_t>(i)].name);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, table.values[i]);
    }
    painter.setFont(look.text);
    painter.setPen(look.theme.mutedText);
    painter.drawText(row.translated(0, table.row), Qt::AlignLeft | Qt::AlignVCenter, table.note);
    painter.restore();
}

}  // namespace ui
