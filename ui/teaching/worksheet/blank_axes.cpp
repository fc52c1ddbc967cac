// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/blank_axes.h"

#include "ui/export/report/report_strips.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double axisDots = layoutDotsPerPoint;
constexpr int tenths = 10;
constexpr int mostLabelled = 20;

void paintAxes(QPainter& painter, const QRectF& area, const QString& title, int ranks)
{
    const Theme theme = Theme::make(false, 16);
    painter.setFont(reportFont(7));
    const auto line = [&](QPointF from, QPointF to, bool isAxis) {
        painter.setPen(QPen(isAxis ? theme.text : theme.line, (isAxis ? 0.8 : 0.5) * axisDots));
        painter.drawLine(from, to);
    };
    const double label = 20 * axisDots;
    for (int tenth = 0; tenth <= tenths; ++tenth) {
        const double y = area.bottom() - area.height() * tenth / tenths;
        line({area.left(), y}, {area.right(), y}, false);
        if (tenth % 2 != 0)
            continue;
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left() - label - 3 * axisDots, y - label / 2, label, label),
                         Qt::AlignRight | Qt::AlignVCenter,
                         decimalText(double(tenth) / tenths, 1, QLocale::c()));
    }
    const int every = std::max(1, (ranks + mostLabelled - 1) / mostLabelled);
    for (int rank = 1; rank <= ranks; ++rank) {
        const double x = area.left() + area.width() * (rank - 0.5) / ranks;
        line({x, area.top()}, {x, area.bottom()}, false);
        if ((rank - 1) % every != 0)
            continue;
        painter.setPen(theme.text);
        painter.drawText(QRectF(x - label / 2, area.bottom() + 2 * axisDots, label, 10 * axisDots),
                         Qt::AlignCenter, QString::number(rank));
    }
    line(area.bottomLeft(), area.bottomRight(), true);
    line(area.topLeft(), area.bottomLeft(), true);
    painter.setPen(theme.text);
    painter.drawText(QPointF(area.left(), area.top() - 5 * axisDots), title);
    painter.drawText(QRectF(area.right() + 3 * axisDots, area.bottom() - label / 2, label, label),
                     Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("k"));
}

}  // namespace

ReportPicture blankAxes(const QString& title, int ranks)
{
    ReportPicture picture;
    picture.points = {300, 130};
    picture.figure.kind = QStringLiteral("axes");
    picture.figure.title = title;
    picture.figure.description = title;
    const QRectF area(24 * axisDots, 14 * axisDots, 260 * axisDots, 100 * axisDots);
    picture.figure.paint = [area, title, ranks](QPaintDevice& device, QSizeF, const FigureStyle&) {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale = static_cast<double>(device.logicalDpiY()) / layoutDotsPerInch;
        painter.scale(scale, scale);
        paintAxes(painter, area, title, ranks);
    };
    return picture;
}

}  // namespace ui
