// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/paper_device.h"

#include <memory>

namespace ui {

/// Stands before another device and paints the same on it, text as filled outlines of its letters:
/// what is painted needs no font, and looks the same whatever the screen's text rendering is. It
/// has a resolution of its own, so that a figure is laid out alike for every target.
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

}  // namespace ui
