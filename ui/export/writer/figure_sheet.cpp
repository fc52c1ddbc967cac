// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/figure_sheet.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/writer/forwarding_engine.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/paper_device.h"

#include <memory>

namespace ui {

namespace {

/// Forwards painting to another device with text as filled outlines of its letters: the result
/// needs no font and does not depend on the screen's text rendering. It has its own resolution, so
/// that a figure's layout is the same for every target.
class OutlinedText : public PaperDevice {
public:
    /// @param target must outlive this
    OutlinedText(QPaintDevice& target, int dotsPerInch);
    ~OutlinedText() override;

    QPaintEngine* paintEngine() const override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
};

/// Inherits QPaintEngine's text drawing, which fills outlines.
class OutlinedText::Engine : public ForwardingEngine {
public:
    /// @param scale target dots per dot painted
    Engine(QPaintDevice& target, double scale)
        : ForwardingEngine(m_painter, QTransform::fromScale(scale, scale))
        , m_target(target)
        , m_scale(QTransform::fromScale(scale, scale))
    {}

    bool begin(QPaintDevice* /*device*/) override
    {
        if (!m_painter.begin(&m_target))
            return false;
        m_painter.setTransform(m_scale);
        return true;
    }
    bool end() override { return m_painter.end(); }
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        QPaintEngine::drawTextItem(place, item);
    }

private:
    QPaintDevice& m_target;
    QTransform m_scale;
    QPainter m_painter;
};

OutlinedText::OutlinedText(QPaintDevice& target, int dotsPerInch)
    : PaperDevice(QSizeF(target.width(), target.height()) * dotsPerInch / target.logicalDpiX(),
                  dotsPerInch)
    , m_engine(std::make_unique<Engine>(target, double(target.logicalDpiX()) / dotsPerInch))
{}

OutlinedText::~OutlinedText() = default;

QPaintEngine* OutlinedText::paintEngine() const
{
    return m_engine.get();
}

}  // namespace

QSizeF FigureSheet::points() const
{
    return millimetres / millimetresPerInch * pointsPerInch;
}

QSizeF FigureSheet::dots(int perInch) const
{
    return millimetres / millimetresPerInch * perInch;
}

void FigureSheet::paint(QPaintDevice& device) const
{
    if (hasTextAsOutlines)
        paintOutlined(device);
    else
        figure.paint(device, points(), style);
}

void FigureSheet::paintOutlined(QPaintDevice& device) const
{
    OutlinedText outlined(device, layoutDotsPerInch);
    figure.paint(outlined, points(), style);
}

QString programName()
{
    return QStringLiteral("Rankscope " RANKSCOPE_VERSION);
}

}  // namespace ui
