// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/figure_sheet.h"

#include <QByteArray>

namespace ui {

/// 8 bits per channel, with alpha where the style is transparent, and the resolution. Empty: it
/// cannot be drawn, for want of memory.
QByteArray pngOf(const FigureSheet& sheet);
QByteArray tiffOf(const FigureSheet& sheet);

}  // namespace ui
