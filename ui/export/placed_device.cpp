#include "ui/export/placed_device.h"

namespace ui {

PlacedDevice::PlacedDevice(QPainter& page, QPointF place, QSizeF dots, int dotsPerInch)
    : m_page(page)
    , m_dots(dots)
    , m_dotsPerInch(dotsPerInch)
{
    m_page.save();
    m_page.translate(place);
    m_engine = std::make_unique<ForwardingEngine>(m_page, m_page.transform());
}

PlacedDevice::~PlacedDevice()
{
    m_page.restore();
}

int PlacedDevice::metric(PaintDeviceMetric metric) const
{
    constexpr double millimetresPerInch = 25.4;
    switch (metric) {
    case PdmWidth:
        return qRound(m_dots.width());
    case PdmHeight:
        return qRound(m_dots.height());
    case PdmWidthMM:
        return qRound(m_dots.width() / m_dotsPerInch * millimetresPerInch);
    case PdmHeightMM:
        return qRound(m_dots.height() / m_dotsPerInch * millimetresPerInch);
    case PdmNumColors:
        return 0;
    case PdmDepth:
        return 32;
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
