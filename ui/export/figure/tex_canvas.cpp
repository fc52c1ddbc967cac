// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure/tex_canvas.h"

#include "core/foundation/text/latex_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/export/figure/beside_files.h"
#include "ui/export/writer/canvas_engine.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ui {

namespace {

QByteArray pair(QPointF point)
{
    return '(' + decimal(point.x()) + ',' + decimal(point.y()) + ')';
}

const char* capName(Qt::PenCapStyle cap)
{
    return cap == Qt::FlatCap ? "butt" : cap == Qt::RoundCap ? "round" : "rect";
}

const char* joinName(Qt::PenJoinStyle join)
{
    return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

QByteArray pathText(const QPainterPath& path)
{
    QByteArray text;
    QPointF start;
    const auto close = [&](int end) {
        if (end > 0 && QPointF(path.elementAt(end - 1)) == start)
            text += " -- cycle";
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            close(i);
            start = element;
            text += ' ' + pair(element);
            break;
        case QPainterPath::LineToElement:
            text += " -- " + pair(element);
            break;
        case QPainterPath::CurveToElement:
            text += " .. controls " + pair(element) + " and " + pair(path.elementAt(i + 1)) +
                    " .. " + pair(path.elementAt(i + 2));
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
    }
    close(path.elementCount());
    return text;
}

/// LaTeX source with triangles from a package.
QByteArray signs(QString text)
{
    const QString up = latexText(QString(QChar(0x25b2)));
    const QString down = latexText(QString(QChar(0x25bc)));
    text = latexText(text);
    return text.replace(up, QStringLiteral("$\\blacktriangle$"))
        .replace(down, QStringLiteral("$\\blacktriangledown$"))
        .toUtf8();
}

/// A piece of text. LaTeX's font has other widths; only pieces above and below show which end must
/// stay in place.
struct Piece {
    qsizetype element;  ///< its index among the commands
    QLineF baseline;    ///< from start to end
    QByteArray look;    ///< size, weight and colour
    QString text;
    bool followsShape;
    double rim;  ///< outline width; 0: none

    bool isLevel() const { return std::abs(baseline.dy()) < hair; }
    static constexpr double hair = 0.3;
};

}  // namespace

class TexCanvas::Engine : public CanvasEngine {
public:
    Engine(const TexCanvas& canvas, CurveText curveText)
        : m_canvas(canvas)
        , m_curveText(std::move(curveText))
    {}

    void drawPath(const QPainterPath& path) override
    {
        QByteArray options = fillOptions() + strokeOptions();
        if (path.fillRule() == Qt::OddEvenFill && options.contains("fill"))
            options += "even odd rule, ";
        if (!options.isEmpty() && !path.isEmpty())
            add("\\path[" + options.chopped(2) + ']' + pathText(toPage().map(path)) + ";\n");
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        if (m_curve)
            drawCurve();
        if (m_isCurveDrawn)
            return;
        QPolygonF polygon(QList<QPointF>(points, points + count));
        const bool isLine = mode == PolylineMode;
        if (!isLine && !polygon.isClosed() && !polygon.isEmpty())
            polygon << polygon.front();
        QPainterPath path;
        path.addPolygon(polygon);
        path.setFillRule(mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
        const QByteArray options = (isLine ? QByteArray() : fillOptions()) + strokeOptions();
        if (!options.isEmpty())
            add("\\path[" + options + (mode == OddEvenMode ? "even odd rule]" : "]") +
                pathText(toPage().map(path)) + ";\n");
    }
    void drawLines(const QLineF* lines, int count) override
    {
        QPainterPath path;
        for (const QLineF* line = lines; line != lines + count; ++line) {
            path.moveTo(line->p1());
            path.lineTo(line->p2());
        }
        if (const QByteArray options = strokeOptions(); !options.isEmpty())
            add("\\path[" + options.chopped(2) + ']' + pathText(toPage().map(path)) + ";\n");
    }
    void drawPoints(const QPointF* points, int count) override
    {
        for (const QPointF* point = points; point != points + count; ++point) {
            const QLineF dot(*point, *point);
            drawLines(&dot, 1);
        }
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QString text = item.text();
        if (text.trimmed().isEmpty() && !hasChinese())
            return;
        const QTransform toPage = this->toPage();
        const QLineF along(toPage.map(place), toPage.map(place + QPointF(item.width(), 0)));
        const double size = item.font().pixelSize() * scale();
        QByteArray look =
            "\\fontsize{" + decimal(size) + "bp}{" + decimal(1.2 * size) + "bp}\\selectfont ";
        if (item.font().bold())
            look += "\\bfseries ";
        if (item.font().italic())
            look += "\\itshape ";
        if (const QColor ink = pen().color(); ink != Qt::black)
            look += "\\color{" + nameOf(ink) + '}';
        const double rim = pen().widthF() > 1 ? pen().widthF() * scale() : 0;
        if (isHidden() || goOn(text, along, look, rim) || text.trimmed().isEmpty() || !add({}))
            return;
        // The shape before it is its sample or background.
        const bool followsShape =
            m_pieces.empty() || m_pieces.back().element + 1 < m_elements.size() - 1;
        const bool isOnRim = !m_pieces.empty() && m_pieces.back().baseline == along;
        m_pieces.push_back({m_elements.size() - 1, along, look, text,
                            isOnRim ? m_pieces.back().followsShape
                                    : followsShape && !text.trimmed().front().isDigit(),
                            rim});
    }

    using QPaintEngine::drawLines;
    using QPaintEngine::drawPoints;
    using QPaintEngine::drawPolygon;

    void beginCurve(const PaintedCurve& curve) { m_curve = curve; }
    void endCurve()
    {
        m_curve.reset();
        m_isCurveDrawn = false;
    }

    QByteArray commands() const
    {
        QByteArrayList elements = m_elements;
        for (const Piece& piece : m_pieces)
            elements[piece.element] = textCommand(piece);
        return elements.join() + (m_openClip.isEmpty() ? QByteArray() : "\\end{scope}\n");
    }

    QByteArray colours() const
    {
        QByteArray text;
        for (const QByteArray& colour : m_colours)
            text += "\\definecolor{c" + colour + "}{HTML}{" + colour.toUpper() + "}\n";
        return text;
    }

private:
    /// Called at the first painting, when the painter's state is known.
    void drawCurve()
    {
        PaintedCurve curve = *std::exchange(m_curve, std::nullopt);
        const QTransform toPage = this->toPage();
        curve.frame.area = toPage.mapRect(curve.frame.area);
        for (QPolygonF& line : curve.lines)
            line = toPage.map(line);
        const QByteArray text = m_curveText(curve, strokeOptions().chopped(2));
        m_isCurveDrawn = !text.isEmpty();
        if (m_isCurveDrawn)
            add(text);
    }

    static bool isChinese(const QString& text)
    {
        return std::ranges::any_of(
            text, [](QChar letter) { return core::isChinese(char32_t(letter.unicode())); });
    }

    /// Whether the last piece can be continued: nothing was painted after it.
    bool hasOpenPiece() const
    {
        return !m_pieces.empty() && m_pieces.back().element == m_elements.size() - 1;
    }
    bool hasChinese() const { return hasOpenPiece() && isChinese(m_pieces.back().text); }

    /// Joins Chinese text with other scripts in it, which Qt paints separately and LaTeX sets with
    /// other widths.
    bool goOn(const QString& text, const QLineF& along, const QByteArray& look, double rim)
    {
        if (!hasOpenPiece() || !(hasChinese() || isChinese(text)))
            return false;
        Piece& last = m_pieces.back();
        if (QLineF(last.baseline.p2(), along.p1()).length() > Piece::hair || last.look != look ||
            last.rim != rim)
            return false;
        last.text += text;
        last.baseline.setP2(along.p2());
        if (m_pieces.size() > 1 && m_pieces[m_pieces.size() - 2].baseline == last.baseline)
            last.followsShape = m_pieces[m_pieces.size() - 2].followsShape;
        return true;
    }

    double pointsPerDot() const { return pointsPerInch / m_canvas.dotsPerInch(); }
    /// From device dots (y downwards) to page points.
    QTransform dotsToPage() const
    {
        const double points = pointsPerDot();
        return QTransform::fromScale(points, -points) *
               QTransform::fromTranslate(0, m_canvas.dots().height() * points);
    }
    QTransform toPage() const { return transform() * dotsToPage(); }
    /// Points per painter unit.
    double scale() const { return std::sqrt(std::abs(toPage().determinant())); }

    QByteArray nameOf(const QColor& colour)
    {
        const QByteArray name = colour.name().mid(1).toLatin1();
        m_colours.insert(name);
        return 'c' + name;
    }

    QByteArray colourOption(const QByteArray& what, const QColor& colour)
    {
        const double share = colour.alphaF() * opacity();
        QByteArray text = what + '=' + nameOf(colour) + ", ";
        if (share < 1)
            text += what + " opacity=" + QByteArray::number(share, 'g', 4) + ", ";
        return text;
    }

    QByteArray fillOptions()
    {
        return brush().style() == Qt::NoBrush || brush().color().alpha() == 0
                   ? QByteArray()
                   : colourOption("fill", brush().color());
    }

    QByteArray strokeOptions()
    {
        if (pen().style() == Qt::NoPen || pen().color().alpha() == 0)
            return {};
        const double width = (pen().widthF() > 0 ? pen().widthF() : 1) *
                             (pen().isCosmetic() ? pointsPerDot() : scale());
        QByteArray text = colourOption("draw", pen().color()) + "line width=" + decimal(width) +
                          "bp, line cap=" + capName(pen().capStyle()) +
                          ", line join=" + joinName(pen().joinStyle()) + ", ";
        if (pen().style() == Qt::SolidLine)
            return text;
        const QList<qreal> pattern = pen().dashPattern();
        text += "dash pattern={";
        for (qsizetype i = 0; i < pattern.size(); ++i)
            text += (i % 2 == 0 ? "on " : "off ") + decimal(pattern[i] * width) + "bp ";
        return text.chopped(1) + "}, ";
    }

    /// @return false if nothing is visible
    bool add(const QByteArray& command)
    {
        if (isHidden())
            return false;
        const QPainterPath* narrowed = clipWithin(m_canvas.dots());
        const QByteArray requested =
            narrowed ? pathText(dotsToPage().map(*narrowed)) : QByteArray();
        QByteArray text;
        if (requested != m_openClip) {
            if (!m_openClip.isEmpty())
                text += "\\end{scope}\n";
            if (!requested.isEmpty())
                text += "\\begin{scope}\n\\clip" + requested + ";\n";
            m_openClip = requested;
        }
        if (!text.isEmpty())
            m_elements << text;
        m_elements << command;
        return true;
    }

    /// Anchored left or right if another piece shares only that end; otherwise in the middle.
    QByteArray textCommand(const Piece& piece) const
    {
        const auto isNear = [](double a, double b) { return std::abs(a - b) < Piece::hair; };
        bool isLeft = false;
        bool isRight = false;
        for (const Piece& other : m_pieces) {
            if (!piece.isLevel() || !other.isLevel() ||
                isNear(piece.baseline.y1(), other.baseline.y1()))
                continue;
            const bool sharesLeft = isNear(piece.baseline.x1(), other.baseline.x1());
            const bool sharesRight = isNear(piece.baseline.x2(), other.baseline.x2());
            isLeft = isLeft || (sharesLeft && !sharesRight);
            isRight = isRight || (sharesRight && !sharesLeft);
        }
        isLeft = isLeft || (piece.followsShape && piece.isLevel() && !isRight);
        const bool hasSide = isLeft != isRight;
        const QPointF at = !hasSide ? piece.baseline.center()
                           : isLeft ? piece.baseline.p1()
                                    : piece.baseline.p2();
        QByteArray text = "\\node[anchor=base";
        if (hasSide)
            text += isLeft ? " west" : " east";
        text += ", inner sep=0pt";
        if (!piece.isLevel())
            text += ", rotate=" + decimal(-QLineF(piece.baseline).angle());
        text += "] at " + pair(at) + " {" + piece.look + signs(piece.text.trimmed()) + "};\n";
        return piece.rim > 0 ? "\\rimmed{" + decimal(piece.rim) + "}{%\n" + text + "}\n" : text;
    }

    const TexCanvas& m_canvas;
    CurveText m_curveText;
    std::optional<PaintedCurve> m_curve;  ///< waiting for its first line
    bool m_isCurveDrawn = false;          ///< suppresses its lines
    QByteArrayList m_elements;
    QByteArray m_openClip;  ///< of the open scope; empty: none
    std::set<QByteArray> m_colours;
    std::vector<Piece> m_pieces;
};

TexCanvas::TexCanvas(QSizeF dots, int dotsPerInch, CurveText curveText)
    : PaperDevice(dots, dotsPerInch)
    , m_engine(std::make_unique<Engine>(*this, std::move(curveText)))
{}

TexCanvas::~TexCanvas() = default;

QByteArray TexCanvas::commands() const
{
    return m_engine->commands();
}

QByteArray TexCanvas::colours() const
{
    return m_engine->colours();
}

QPaintEngine* TexCanvas::paintEngine() const
{
    return m_engine.get();
}

void TexCanvas::beginCurve(const PaintedCurve& curve)
{
    m_engine->beginCurve(curve);
}

void TexCanvas::endCurve()
{
    m_engine->endCurve();
}

}  // namespace ui
