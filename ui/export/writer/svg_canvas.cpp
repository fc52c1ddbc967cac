// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/svg_canvas.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/writer/canvas_engine.h"
#include "ui/export/writer/xml_text.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/theme/faces.h"

#include <QBuffer>
#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>

#include <cmath>

namespace ui {

namespace {

QByteArray pair(QPointF point)
{
    return decimal(point.x()) + ' ' + decimal(point.y());
}

QByteArray attribute(const char* name, const QByteArray& value)
{
    return QByteArray(" ") + name + "=\"" + value + '"';
}

QByteArray pathData(const QPainterPath& path)
{
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo())
            data += 'M';
        else if (element.isLineTo())
            data += 'L';
        else if (element.isCurveTo())
            data += 'C';
        else
            data += ' ';  // continues with a curve
        data += pair(element);
    }
    return data;
}

QByteArray linesData(const QPointF* points, int count, bool isClosed)
{
    QByteArray data;
    for (int i = 0; i < count; ++i)
        data += (i == 0 ? 'M' : 'L') + pair(points[i]);
    return isClosed ? data + 'Z' : data;
}

/// Letters of other scripts use whatever font is available where the picture is shown; Chinese
/// letters have the same width in all of them.
QString familiesOf(const QFont& font)
{
    QStringList families(font.family());
    if (font.family() == ownFamily())  // which other programs know as
        families << QStringLiteral("Inter") << QStringLiteral("DejaVu Sans");
    families += facesOf(spokenLanguage());
    if (families.size() > 1)
        families << QStringLiteral("sans-serif");
    return families.join(QLatin1String(", "));
}

const char* capName(Qt::PenCapStyle cap)
{
    return cap == Qt::FlatCap ? "butt" : cap == Qt::RoundCap ? "round" : "square";
}

const char* joinName(Qt::PenJoinStyle join)
{
    return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

}  // namespace

class SvgCanvas::Engine : public CanvasEngine {
public:
    explicit Engine(const SvgCanvas& canvas)
        : m_canvas(canvas)
    {}

    void drawPath(const QPainterPath& path) override
    {
        add("path", attribute("d", pathData(path)) +
                        (path.fillRule() == Qt::OddEvenFill ? evenOdd() : QByteArray()) +
                        fillAttributes() + strokeAttributes());
    }
    void drawRects(const QRectF* rects, int count) override
    {
        for (const QRectF* rect = rects; rect != rects + count; ++rect) {
            const QRectF whole = rect->normalized();
            add("rect", attribute("x", decimal(whole.x())) + attribute("y", decimal(whole.y())) +
                            attribute("width", decimal(whole.width())) +
                            attribute("height", decimal(whole.height())) + fillAttributes() +
                            strokeAttributes());
        }
    }
    void drawLines(const QLineF* lines, int count) override
    {
        QByteArray data;
        for (const QLineF* line = lines; line != lines + count; ++line)
            data += 'M' + pair(line->p1()) + 'L' + pair(line->p2());
        add("path", attribute("d", data) + strokeAttributes());
    }
    void drawPoints(const QPointF* points, int count) override
    {
        QByteArray data;
        for (const QPointF* point = points; point != points + count; ++point)
            data += 'M' + pair(*point) + 'L' + pair(*point);
        const QPen usual = pen();
        QPen dot = usual;
        if (dot.capStyle() == Qt::FlatCap)
            dot.setCapStyle(Qt::SquareCap);
        setPen(dot);
        add("path", attribute("d", data) + strokeAttributes());
        setPen(usual);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        const bool isLine = mode == PolylineMode;
        add("path", attribute("d", linesData(points, count, !isLine)) +
                        (mode == OddEvenMode ? evenOdd() : QByteArray()) +
                        (isLine ? attribute("fill", "none") : fillAttributes()) +
                        strokeAttributes());
    }
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override
    {
        drawImage(place, pixmap.toImage(), part, Qt::AutoColor);
    }
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags /*flags*/) override
    {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.copy(part.toAlignedRect()).save(&buffer, "PNG");
        add("image", attribute("x", decimal(place.x())) + attribute("y", decimal(place.y())) +
                         attribute("width", decimal(place.width())) +
                         attribute("height", decimal(place.height())) +
                         attribute("preserveAspectRatio", "none") +
                         (opacity() < 1 ? attribute("opacity", decimal(opacity())) : QByteArray()) +
                         attribute("xlink:href", "data:image/png;base64," + png.toBase64()));
    }
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QByteArray text = xmlText(item.text());
        if (text.isEmpty())  // contained only characters that XML forbids
            return;
        const QFont font = item.font();
        const double size = font.pixelSize() > 0
                                ? font.pixelSize()
                                : font.pointSizeF() * m_canvas.dotsPerInch() / pointsPerInch;
        QByteArray looks = attribute("font-family", xmlText(familiesOf(font))) +
                           attribute("font-size", decimal(size));
        if (font.weight() != QFont::Normal)
            looks += attribute("font-weight", QByteArray::number(int(font.weight())));
        if (font.style() != QFont::StyleNormal)
            looks += attribute("font-style", "italic");
        if (font.underline())
            looks += attribute("text-decoration", "underline");
        add("text",
            attribute("x", decimal(place.x())) + attribute("y", decimal(place.y())) + looks +
                colour("fill", pen().color()) + attribute("xml:space", "preserve"),
            text);
    }

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPoints;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

    QByteArray elements() const
    {
        const QByteArray definitions =
            m_clips.isEmpty() ? QByteArray() : "<defs>\n" + m_clips.join() + "</defs>\n";
        return definitions + m_elements + (m_openClip.isEmpty() ? QByteArray() : "</g>\n");
    }

private:
    static QByteArray evenOdd() { return attribute("fill-rule", "evenodd"); }

    /// Colour and opacity attributes for `name`: "fill" or "stroke".
    QByteArray colour(const QByteArray& name, const QColor& colour) const
    {
        const double share = colour.alphaF() * opacity();
        QByteArray text = attribute(name.constData(), colour.name().toLatin1());
        if (share < 1)
            text += attribute((name + "-opacity").constData(), QByteArray::number(share, 'g', 4));
        return text;
    }

    QByteArray fillAttributes() const
    {
        return brush().style() == Qt::NoBrush ? attribute("fill", "none")
                                              : colour("fill", brush().color());
    }

    QByteArray strokeAttributes() const
    {
        if (pen().style() == Qt::NoPen)
            return {};
        const double width = pen().widthF() > 0 ? pen().widthF() : 1;
        QByteArray text = colour("stroke", pen().color()) +
                          attribute("stroke-width", decimal(width)) +
                          attribute("stroke-linecap", capName(pen().capStyle())) +
                          attribute("stroke-linejoin", joinName(pen().joinStyle()));
        if (pen().joinStyle() == Qt::MiterJoin || pen().joinStyle() == Qt::SvgMiterJoin)
            text += attribute("stroke-miterlimit", decimal(pen().miterLimit()));
        if (pen().isCosmetic())
            text += attribute("vector-effect", "non-scaling-stroke");
        if (pen().style() == Qt::SolidLine)
            return text;
        QByteArrayList dashes;
        for (const qreal dash : pen().dashPattern())
            dashes << decimal(dash * width);
        text += attribute("stroke-dasharray", dashes.join(' '));
        if (pen().dashOffset() != 0)
            text += attribute("stroke-dashoffset", decimal(pen().dashOffset() * width));
        return text;
    }

    QByteArray transformAttribute() const
    {
        if (transform().isIdentity())
            return {};
        QByteArrayList numbers;
        for (const double number : {transform().m11(), transform().m12(), transform().m21(),
                                    transform().m22(), transform().dx(), transform().dy()})
            numbers << QByteArray::number(number, 'g', 8);
        return attribute("transform", "matrix(" + numbers.join(' ') + ')');
    }

    void add(const char* element, const QByteArray& attributes, const QByteArray& text = {})
    {
        if (!enterClip())
            return;
        m_elements += QByteArray("<") + element + attributes + transformAttribute();
        m_elements += text.isEmpty() ? "/>\n" : '>' + text + "</" + element + ">\n";
    }

    /// Consecutive elements with the same clip share a group. @return false if nothing is visible
    bool enterClip()
    {
        if (isHidden())
            return false;
        const QPainterPath* narrowed = clipWithin(m_canvas.dots());
        const QByteArray requested = narrowed ? pathData(*narrowed) : QByteArray();
        if (requested == m_openClip)
            return true;
        if (!m_openClip.isEmpty())
            m_elements += "</g>\n";
        m_openClip = requested;
        if (!requested.isEmpty())
            m_elements +=
                "<g" + attribute("clip-path", "url(#" + clipNamed(requested) + ')') + ">\n";
        return true;
    }

    QByteArray clipNamed(const QByteArray& data)
    {
        const qsizetype known = m_clipData.indexOf(data);
        QByteArray name = "clip" + QByteArray::number((known < 0 ? m_clipData.size() : known) + 1);
        if (known < 0) {
            m_clipData << data;
            m_clips << "<clipPath" + attribute("id", name) + "><path" + attribute("d", data) +
                           "/></clipPath>\n";
        }
        return name;
    }

    const SvgCanvas& m_canvas;
    QByteArray m_elements;
    QByteArray m_openClip;  ///< of the open group; empty: none
    QByteArrayList m_clipData;
    QByteArrayList m_clips;
};

SvgCanvas::SvgCanvas(QSizeF dots, int dotsPerInch)
    : PaperDevice(dots, dotsPerInch)
    , m_engine(std::make_unique<Engine>(*this))
{}

SvgCanvas::~SvgCanvas() = default;

QByteArray SvgCanvas::elements() const
{
    return m_engine->elements();
}

QPaintEngine* SvgCanvas::paintEngine() const
{
    return m_engine.get();
}

}  // namespace ui
