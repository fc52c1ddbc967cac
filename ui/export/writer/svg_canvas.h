// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/paper_device.h"

#include <QByteArray>
#include <QSizeF>

#include <memory>

namespace ui {

/// A device that turns what is painted into SVG's elements. Unlike QSvgGenerator's they keep to the
/// clip, name no font of the screen, and are the same bytes wherever they are made. Gradients and
/// textures become plain colours; composition modes are left out.
class SvgCanvas : public PaperDevice {
public:
    SvgCanvas(QSizeF dots, int dotsPerInch);
    ~SvgCanvas() override;

    /// Definitions and elements, in dots, to stand within `<svg>`.
    QByteArray elements() const;

    QPaintEngine* paintEngine() const override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

}  // namespace ui
