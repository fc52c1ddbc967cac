// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

/// Gives a dialog a size for this text size, at most the size of its window.
/// @param width,height in pixels at normal text size
void sizeDialog(QWidget& dialog, int width, int height);

}  // namespace ui
