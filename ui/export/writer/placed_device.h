// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/forwarding_engine.h"
#include "ui/export/writer/paper_device.h"

#include <QSizeF>

#include <memory>

namespace ui {

/// A place on a page that stands for a device of its own: what is painted on it appears there, text
/// as text. Its dots are those of the painter's coordinates.
class PlacedDevice : public PaperDevice {
public:
    /// @param page must be active as long as this is painted on; its state is as before afterwards
    /// @param place the top left corner, in the painter's coordinates
    PlacedDevice(QPainter& page, QPointF place, QSizeF dots, int dotsPerInch);
    ~PlacedDevice() override;

    QPaintEngine* paintEngine() const override { return m_engine.get(); }

private:
    QPainter& m_page;
    std::unique_ptr<ForwardingEngine> m_engine;
};

}  // namespace ui
