// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/outlined_text.h"

#include "ui/export/writer/forwarding_engine.h"

namespace ui {

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

}  // namespace ui
