// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/figure_sheet.h"

#include <QByteArray>

namespace ui {

/// A PNG with 8 bits per channel, alpha if the style is transparent, and its resolution. Empty if
/// there is not enough memory.
QByteArray pngOf(const FigureSheet& sheet);
QByteArray tiffOf(const FigureSheet& sheet);

}  // namespace ui
