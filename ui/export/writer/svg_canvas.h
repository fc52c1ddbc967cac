// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/paper_device.h"

#include <QByteArray>
#include <QSizeF>

#include <memory>

namespace ui {

/// A device that converts painting into SVG elements. Unlike QSvgGenerator, it respects the clip,
/// does not name the screen's fonts, and gives the same bytes on every machine. Gradients and
/// textures become plain colours; composition modes are ignored.
class SvgCanvas : public PaperDevice {
public:
    SvgCanvas(QSizeF dots, int dotsPerInch);
    ~SvgCanvas() override;

    /// Definitions and elements in dots, for use inside `<svg>`.
    QByteArray elements() const;

    QPaintEngine* paintEngine() const override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

}  // namespace ui
