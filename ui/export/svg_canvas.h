#pragma once

#include "ui/export/paper_device.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

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

/// The text without the characters that XML does not allow.
QString xmlAllowed(const QString& text);
/// Text as it stands within an element or an attribute; what XML does not allow is left out.
QByteArray svgText(const QString& text);

}  // namespace ui
