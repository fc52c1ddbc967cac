// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSizeF>

namespace ui {

/// A paint device of a size and a resolution of its own, whatever the screen's are.
class PaperDevice : public QPaintDevice {
protected:
    /// @param dots its width and height
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
