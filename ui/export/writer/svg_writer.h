// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/figure_sheet.h"

#include <QByteArray>

namespace ui {

/// SVG of the exact size in millimetres; text stays text in its family and size.
QByteArray svgOf(const FigureSheet& sheet);

}  // namespace ui
