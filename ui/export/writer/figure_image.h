// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QSizeF>

namespace ui {

/// The size in pixels of a bitmap of that size.
QSize pixelsOf(QSizeF millimetres, double dotsPerInch);

/// An empty bitmap of that size and resolution, white or transparent. Null if there is not enough
/// memory.
QImage blankImage(QSizeF millimetres, double dotsPerInch, bool isTransparent);

}  // namespace ui
