// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

struct Theme;

/// The style sheet of the window for a theme; all lengths follow the text size.
QString windowStyle(const Theme& theme);

}  // namespace ui
