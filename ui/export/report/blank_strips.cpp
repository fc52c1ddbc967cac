// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/blank_strips.h"

#include "ui/export/writer/layout_dots.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

constexpr double blankDots = layoutDotsPerPoint;
constexpr double blankLine = 22 * blankDots;    ///< distance between lines
constexpr double blankBox = 8 * blankDots;      ///< to tick
constexpr double blankGap = 6 * blankDots;      ///< between a box or line and its text
constexpr double fieldWidth = 130 * blankDots;  ///< the shortest line for a number

/// Texts with their answer fields, as many in a row as fit.
struct BlankRow {
    double y;
    double x;
    QString text;
};

QFont blankFont()
{
    return reportFont(9);
}

double textWidth(const QString& text)
{
    return QFontMetricsF(blankFont()).horizontalAdvance(text);
}

/// Positions the texts, each of which needs `besides` more width.
std::vector<BlankRow> placed(const QStringList& texts, double besides, double width)
{
    std::vector<BlankRow> rows;
    double x = 0;
    double y = 0;
    for (const QString& text : texts) {
        const double needed = textWidth(text) + besides;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += blankLine;
        }
        rows.push_back({y, x, text});
        x += needed + 3 * blankGap;
    }
    return rows;
}

ReportStrip stripOf(const std::vector<BlankRow>& rows,
                    std::function<void(QPainter&, const BlankRow&, QPointF)> paint)
{
    ReportStrip strip;
    strip.height = rows.back().y + blankLine;
    strip.paint = [rows, paint = std::move(paint)](QPainter& painter, double x, double y) {
        painter.setFont(blankFont());
        for (const BlankRow& row : rows) {
            painter.setPen(Theme::make(false, 16).text);
            paint(painter, row, {x + row.x, y + row.y + blankLine - blankGap});
        }
    };
    return strip;
}

ReportStrip choiceStrip(const QStringList& choices, double width)
{
    return stripOf(placed(choices, blankBox + blankGap, width),
                   [](QPainter& painter, const BlankRow& row, QPointF foot) {
                       painter.setBrush(Qt::NoBrush);
                       painter.drawRect(QRectF(foot.x(), foot.y() - blankBox, blankBox, blankBox));
                       painter.drawText(foot + QPointF(blankBox + blankGap, 0), row.text);
                   });
}

ReportStrip fieldStrip(const QStringList& fields, double width)
{
    return stripOf(placed(fields, fieldWidth + blankGap, width),
                   [](QPainter& painter, const BlankRow& row, QPointF foot) {
                       painter.drawText(foot, row.text);
                       const double from =
                           foot.x() + (row.text.isEmpty() ? 0 : textWidth(row.text) + blankGap);
                       const double low = foot.y() + 2 * blankDots;
                       painter.drawLine(QPointF(from, low), QPointF(from + fieldWidth, low));
                   });
}

ReportStrip workingStrip(double width)
{
    ReportStrip strip;
    strip.height = blankLine;
    strip.paint = [width](QPainter& painter, double x, double y) {
        painter.setPen(QPen(Theme::make(false, 16).line, 0.6 * blankDots));
        painter.drawLine(QPointF(x, y + blankLine), QPointF(x + width, y + blankLine));
    };
    return strip;
}

}  // namespace

ReportStrips blankStrips(const ReportBlank& blank, double width)
{
    ReportStrips strips;
    for (int line = 0; line < blank.lines; ++line)
        strips.push_back(workingStrip(width));
    if (!blank.choices.isEmpty())
        strips.push_back(choiceStrip(blank.choices, width));
    if (!blank.fields.isEmpty())
        strips.push_back(fieldStrip(blank.fields, width));
    for (std::size_t i = 0; i + 1 < strips.size(); ++i)
        strips[i].keepsWithNext = true;
    return strips;
}

}  // namespace ui
