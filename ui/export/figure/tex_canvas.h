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

/// A device that turns what is painted into TikZ's commands, in points of 1/72 inch from the lower
/// left corner of the page. Text is set by LaTeX in its own font, each piece where it stands.
/// Text painted with a pen wider than a dot is the rim of such a width around its letters.
/// Gradients become plain colours; pictures of dots are left out.
class TexCanvas : public PaperDevice, public CurveDevice {
public:
    /// How a curve is drawn otherwise than by its points.
    /// @param curve in points from the lower left corner
    /// @param options for TikZ: its colour, width and dashes
    /// @return a command; empty: none
    using CurveText =
        std::function<QByteArray(const PaintedCurve& curve, const QByteArray& options)>;

    TexCanvas(QSizeF dots, int dotsPerInch, CurveText curveText);
    ~TexCanvas() override;

    /// The commands, to stand within a tikzpicture whose units are 1bp.
    QByteArray commands() const;
    /// A definition of each colour in them.
    QByteArray colours() const;

    QPaintEngine* paintEngine() const override;
    void beginCurve(const PaintedCurve& curve) override;
    void endCurve() override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

}  // namespace ui
