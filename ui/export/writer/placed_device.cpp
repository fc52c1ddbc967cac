// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/placed_device.h"

namespace ui {

PlacedDevice::PlacedDevice(QPainter& page, QPointF place, QSizeF dots, int dotsPerInch)
    : PaperDevice(dots, dotsPerInch)
    , m_page(page)
{
    m_page.save();
    m_page.translate(place);
    m_engine = std::make_unique<ForwardingEngine>(m_page, m_page.transform());
}

PlacedDevice::~PlacedDevice()
{
    m_page.restore();
}

}  // namespace ui
