// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QSizeF>

namespace ui {

/// The pixels of a bitmap of that size.
QSize pixelsOf(QSizeF millimetres, double dotsPerInch);

/// Writes the resolution into the image, which files of it keep; its pixels stay. Formats hold
/// whole dots per metre: it is rounded to those.
/// @param dotsPerInch above 0
void setDotsPerInch(QImage& image, double dotsPerInch);

/// A bitmap of that size and resolution with nothing on it: white, or transparent. Null for want of
/// memory.
QImage blankImage(QSizeF millimetres, double dotsPerInch, bool isTransparent);

}  // namespace ui
