#pragma once

#include <QImage>
#include <QSize>
#include <QSizeF>

namespace ui {

/// The pixels of a bitmap of that size.
QSize pixelsOf(QSizeF millimetres, double dotsPerInch);

void setDotsPerInch(QImage& image, double dotsPerInch);

/// A bitmap of that size and resolution with nothing on it: white, or transparent. Null for want of
/// memory.
QImage blankImage(QSizeF millimetres, double dotsPerInch, bool isTransparent);

}  // namespace ui
