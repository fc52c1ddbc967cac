// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QSizeF>
#include <QStringList>

#include <functional>

class QPainter;

namespace ui {

/// One sentence for each text in the figure with letters missing from all installed fonts, which
/// would be drawn as empty boxes. Paints the figure once.
QStringList missingLetters(const PaperFigure& figure, QSizeF millimetres, const FigureStyle& style);
/// The same for anything painted on paper of that size, in points.
QStringList missingLetters(QSizeF paper, const std::function<void(QPainter&)>& paint);

}  // namespace ui
