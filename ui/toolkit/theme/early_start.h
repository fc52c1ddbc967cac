// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <thread>

namespace ui {

/// Does beside the start of the application what its first window asks for before anything else and
/// what takes milliseconds: which fonts the machine has, and which kinds of images can be read.
class EarlyStart {
public:
    /// Begins; to be made before the application.
    EarlyStart();
    /// Tells that the application is there. What has begun is done when this returns.
    /// @return what goes on beside: it looks into Qt, and has to end before the application
    [[nodiscard]] std::jthread goOn();

private:
    std::jthread m_fonts;
};

}  // namespace ui
