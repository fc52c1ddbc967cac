// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

/// Lets a widget appear from the colour of its panel. It is there, and can be used, at once.
void unveil(QWidget& widget);

}  // namespace ui
