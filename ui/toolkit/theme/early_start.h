// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <thread>

namespace ui {

/// Prepares in parallel, while the application starts, what its first window needs first and what
/// takes milliseconds: the list of installed fonts and of readable image formats.
class EarlyStart {
public:
    /// Starts; create it before the application.
    EarlyStart();
    /// Call when the application exists; waits for what has been started.
    /// @return further work, which uses Qt and must end before the application
    [[nodiscard]] std::jthread goOn();

private:
    std::jthread m_fonts;
};

}  // namespace ui
