// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/legend_row.h"

#include "ui/toolkit/panel/elision.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace ui {

namespace {

constexpr double heightFactor = 1.2;  ///< of the text's height
constexpr double sampleGap = 6;
constexpr double entryGap = 16;

}  // namespace

double legendRowHeight(const Look& look)
{
    return std::ceil(QFontMetricsF(look.text).height() * heightFactor);
}

QRectF legendRowAbove(const QRectF& area, double height, double gap)
{
    return {area.left(), area.top() - height - gap, area.width(), height};
}

double legendRowWidth(const Look& look, double sampleWidth, const std::vector<LegendEntry>& entries)
{
    const QFontMetricsF metrics(look.text);
    double width = 0;
    for (const LegendEntry& entry : entries)
        if (!entry.name.isEmpty())
            width += (sampleWidth + sampleGap + entryGap) * look.scale +
                     metrics.horizontalAdvance(entry.name);
    return width;
}

void paintLegendRow(QPainter& painter, const Look& look, const QRectF& row, double sampleWidth,
                    const std::vector<LegendEntry>& entries)
{
    const QFontMetricsF metrics(look.text);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = row.left();
    for (const LegendEntry& entry : entries) {
        QRectF sample(x, 0, sampleWidth * look.scale, sampleShare * metrics.height());
        sample.moveCenter({sample.center().x(), row.center().y()});
        const double left = sample.right() + sampleGap * look.scale;
        const double room = row.right() - left;
        if (entry.name.isEmpty() || room <= 0)
            continue;
        entry.paint(painter, sample);
        const QString shown = metrics.elidedText(entry.name, elision, room);
        painter.setFont(look.text);
        painter.setPen(look.theme.text);
        painter.drawText(QRectF(left, row.top(), room, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
        x = left + metrics.horizontalAdvance(shown) + entryGap * look.scale;
    }
}

}  // namespace ui
