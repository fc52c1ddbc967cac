// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/paper_device.h"

#include "ui/charts/chart/inch.h"

#include <limits>

namespace ui {

int PaperDevice::metric(PaintDeviceMetric metric) const
{
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
        return std::numeric_limits<int>::max();
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
