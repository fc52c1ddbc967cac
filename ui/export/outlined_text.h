#pragma once

#include <QPaintDevice>

#include <memory>

namespace ui {

/// Stands before another device and paints the same on it, text as filled outlines of its letters:
/// what is painted needs no font, and looks the same whatever the screen's text rendering is.
class OutlinedText : public QPaintDevice {
public:
    /// @param target must outlive this
    explicit OutlinedText(QPaintDevice& target);
    ~OutlinedText() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    QPaintDevice& m_target;
    std::unique_ptr<Engine> m_engine;
};

}  // namespace ui
