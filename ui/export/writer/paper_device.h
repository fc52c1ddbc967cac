// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSizeF>

namespace ui {

/// A paint device with its own size and resolution, independent of the screen.
class PaperDevice : public QPaintDevice {
protected:
    /// @param dots width and height
    PaperDevice(QSizeF dots, int dotsPerInch)
        : m_dots(dots)
        , m_dotsPerInch(dotsPerInch)
    {}

    QSizeF dots() const { return m_dots; }
    int dotsPerInch() const { return m_dotsPerInch; }
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_dots;
    int m_dotsPerInch;
};

}  // namespace ui
