#include "ui/report/formula_figure.h"

#include "ui/drawing/paper_page.h"
#include "ui/formula/formula_layout.h"
#include "ui/theme/theme.h"
#include "ui/writer/layout_dots.h"

#include <QPainter>

namespace ui {

FormulaOnPaper formulaOnPaper(const Formula& formula, double width, double size)
{
    QFont font(paperFamily());
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
        layout.paint(painter, Theme::make(false, 16 * layoutDotsPerPoint), std::nullopt,
                     QRectF(QPointF(), dots));
    };
    return made;
}

}  // namespace ui
