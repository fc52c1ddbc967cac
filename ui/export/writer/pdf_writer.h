// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/figure_sheet.h"

#include <QByteArray>

namespace ui {

/// One page, without anything that depends on time: PDF 1.4, fonts embedded as TrueType. It is
/// tagged as one figure, whose alternative text is the description.
QByteArray pdfOf(const FigureSheet& sheet);

}  // namespace ui
