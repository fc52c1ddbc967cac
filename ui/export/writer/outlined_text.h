// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/paper_device.h"

#include <memory>

namespace ui {

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

}  // namespace ui
