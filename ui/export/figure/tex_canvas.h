// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/curve_device.h"
#include "ui/export/writer/paper_device.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QColor>
#include <QPen>
#include <QSizeF>

#include <functional>
#include <memory>

namespace ui {

/// A device that converts painting into TikZ commands, in points of 1/72 inch from the lower left
/// corner of the page. LaTeX sets the text in its own font, each piece at its position. Text
/// painted with a pen wider than a dot becomes an outline of that width around its letters.
/// Gradients become plain colours; raster images are omitted.
class TexCanvas : public PaperDevice, public CurveDevice {
public:
    /// Draws a curve in another way than by its points.
    /// @param curve in points from the lower left corner
    /// @param options for TikZ: its colour, width and dashes
    /// @return a command; empty: none
    using CurveText =
        std::function<QByteArray(const PaintedCurve& curve, const QByteArray& options)>;

    TexCanvas(QSizeF dots, int dotsPerInch, CurveText curveText);
    ~TexCanvas() override;

    /// The commands, for a tikzpicture with units of 1bp.
    QByteArray commands() const;
    /// Definitions of the colours used.
    QByteArray colours() const;

    QPaintEngine* paintEngine() const override;
    void beginCurve(const PaintedCurve& curve) override;
    void endCurve() override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

}  // namespace ui
