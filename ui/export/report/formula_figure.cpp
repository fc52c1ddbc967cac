// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/formula_figure.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/explain/formula/formula_layout.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/theme.h"

#include <QPainter>

namespace ui {

namespace {

/// Draws frames for blanks, numbered if there are several.
void paintBlanks(QPainter& painter, const std::vector<PlacedBlank>& blanks, const Theme& theme)
{
    QFont font = painter.font();
    font.setPixelSize(qRound(6.0 * layoutDotsPerPoint));
    painter.setFont(font);
    for (const PlacedBlank& blank : blanks) {
        painter.setPen(QPen(theme.mutedText, 0.6 * layoutDotsPerPoint));
        painter.drawRect(blank.box);
        if (blanks.size() > 1)
            painter.drawText(blank.box.adjusted(2.0 * layoutDotsPerPoint, 0, 0, 0),
                             Qt::AlignLeft | Qt::AlignTop, QString::number(blank.place + 1));
    }
}

}  // namespace

FormulaOnPaper formulaOnPaper(const Formula& formula, double width, double size)
{
    QFont font = withFaces(QFont(paperFamily()));
    font.setPixelSize(qRound(size * layoutDotsPerPoint));
    font.setHintingPreference(QFont::PreferNoHinting);
    const FormulaLayout layout =
        FormulaLayout::fitted(formula, font, width * layoutDotsPerPoint, std::nullopt);
    const QSizeF dots = layout.size();
    FormulaOnPaper made;
    made.points = dots / layoutDotsPerPoint;
    made.figure.kind = QStringLiteral("formula");
    made.figure.title = toPlainText(formula);
    made.figure.description = made.figure.title;
    made.figure.paint = [layout, dots](QPaintDevice& device, QSizeF, const FigureStyle&) {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale = static_cast<double>(device.logicalDpiY()) / layoutDotsPerInch;
        painter.scale(scale, scale);
        const Theme theme = Theme::make(false, 16 * layoutDotsPerPoint);
        layout.paint(painter, theme, std::nullopt, QRectF(QPointF(), dots));
        paintBlanks(painter, layout.pieces().blanks, theme);
    };
    return made;
}

}  // namespace ui
