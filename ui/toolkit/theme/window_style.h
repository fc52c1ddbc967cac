// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

struct Theme;

/// The style sheet of the whole window for a theme; every length follows the text size.
QString windowStyle(const Theme& theme);

}  // namespace ui
