// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

/// Gives a dialog a size of the design, for this text size, and no more than its window has.
/// @param width,height in pixels at normal text size
void sizeDialog(QWidget& dialog, int width, int height);

}  // namespace ui
