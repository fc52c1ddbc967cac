#pragma once

#include <QPaintDevice>

#include <memory>

namespace ui {

/// Stands before another device and paints the same on it, text as filled outlines of its letters:
/// what is painted needs no font, and looks the same whatever the screen's text rendering is. It
/// has a resolution of its own, so that a figure is laid out alike for every target.
class OutlinedText : public QPaintDevice {
public:
    /// @param target must outlive this
    OutlinedText(QPaintDevice& target, int dotsPerInch);
    ~OutlinedText() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    QPaintDevice& m_target;
    int m_dotsPerInch;
    std::unique_ptr<Engine> m_engine;
};

}  // namespace ui
