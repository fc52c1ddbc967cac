#include "ui/export/outlined_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <cmath>

namespace ui {

/// Forwards all but drawTextItem(), whose default fills the outlines.
class OutlinedText::Engine : public QPaintEngine {
public:
    /// @param scale dots of the target per dot of what is painted
    Engine(QPaintDevice& target, double scale)
        : QPaintEngine(AllFeatures)
        , m_target(target)
        , m_scale(QTransform::fromScale(scale, scale))
    {}

    bool begin(QPaintDevice* /*device*/) override
    {
        if (!m_painter.begin(&m_target))
            return false;
        m_painter.setTransform(m_scale);
        return true;
    }
    bool end() override { return m_painter.end(); }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override
    {
        const DirtyFlags changed = now.state();
        if (changed & DirtyTransform)
            m_painter.setTransform(now.transform() * m_scale);
        if (changed & DirtyPen)
            m_painter.setPen(now.pen());
        if (changed & DirtyBrush)
            m_painter.setBrush(now.brush());
        if (changed & DirtyBrushOrigin)
            m_painter.setBrushOrigin(now.brushOrigin());
        if (changed & DirtyBackground)
            m_painter.setBackground(now.backgroundBrush());
        if (changed & DirtyBackgroundMode)
            m_painter.setBackgroundMode(now.backgroundMode());
        if (changed & DirtyCompositionMode)
            m_painter.setCompositionMode(now.compositionMode());
        if (changed & DirtyOpacity)
            m_painter.setOpacity(now.opacity());
        if (changed & DirtyHints) {
            m_painter.setRenderHints(m_painter.renderHints(), false);
            m_painter.setRenderHints(now.renderHints());
        }
        if (changed & DirtyClipRegion)
            m_painter.setClipRegion(now.clipRegion(), now.clipOperation());
        if (changed & DirtyClipPath)
            m_painter.setClipPath(now.clipPath(), now.clipOperation());
        if (changed & DirtyClipEnabled)
            m_painter.setClipping(now.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override { m_painter.drawPath(path); }
    void drawRects(const QRectF* rects, int count) override { m_painter.drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { m_painter.drawLines(lines, count); }
    void drawEllipse(const QRectF& rect) override { m_painter.drawEllipse(rect); }
    void drawPoints(const QPointF* points, int count) override
    {
        m_painter.drawPoints(points, count);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        switch (mode) {
        case PolylineMode:
            m_painter.drawPolyline(points, count);
            break;
        case ConvexMode:
            m_painter.drawConvexPolygon(points, count);
            break;
        case OddEvenMode:
            m_painter.drawPolygon(points, count, Qt::OddEvenFill);
            break;
        case WindingMode:
            m_painter.drawPolygon(points, count, Qt::WindingFill);
            break;
        }
    }
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override
    {
        m_painter.drawPixmap(place, pixmap, part);
    }
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override
    {
        m_painter.drawImage(place, image, part, flags);
    }
    void drawTiledPixmap(const QRectF& place, const QPixmap& pixmap, const QPointF& from) override
    {
        m_painter.drawTiledPixmap(place, pixmap, from);
    }

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPoints;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

private:
    QPaintDevice& m_target;
    QTransform m_scale;
    QPainter m_painter;
};

OutlinedText::OutlinedText(QPaintDevice& target, int dotsPerInch)
    : m_target(target)
    , m_dotsPerInch(dotsPerInch)
    , m_engine(std::make_unique<Engine>(target, double(target.logicalDpiX()) / dotsPerInch))
{}

OutlinedText::~OutlinedText() = default;

QPaintEngine* OutlinedText::paintEngine() const
{
    return m_engine.get();
}

int OutlinedText::metric(PaintDeviceMetric metric) const
{
    const auto own = [this](int targetDots) {
        return static_cast<int>(
            std::lround(double(targetDots) * m_dotsPerInch / m_target.logicalDpiX()));
    };
    switch (metric) {
    case PdmWidth:
        return own(m_target.width());
    case PdmHeight:
        return own(m_target.height());
    case PdmWidthMM:
        return m_target.widthMM();
    case PdmHeightMM:
        return m_target.heightMM();
    case PdmNumColors:
        return m_target.colorCount();
    case PdmDepth:
        return m_target.depth();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return m_dotsPerInch;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

}  // namespace ui
