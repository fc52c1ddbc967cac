// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/forwarding_engine.h"
#include "ui/export/writer/paper_device.h"

#include <QSizeF>

#include <memory>

namespace ui {

/// A region of a page that acts as a paint device: what is painted on it appears there, text as
/// text. One dot is one unit of the painter's coordinates.
class PlacedDevice : public PaperDevice {
public:
    /// @param page must stay active while this is painted on; its state is restored afterwards
    /// @param place the top left corner, in the painter's coordinates
    PlacedDevice(QPainter& page, QPointF place, QSizeF dots, int dotsPerInch);
    ~PlacedDevice() override;

    QPaintEngine* paintEngine() const override { return m_engine.get(); }

private:
    QPainter& m_page;
    std::unique_ptr<ForwardingEngine> m_engine;
};

}  // namespace ui
