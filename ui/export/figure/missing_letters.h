// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QSizeF>
#include <QStringList>

#include <functional>

class QPainter;

namespace ui {

/// A sentence for each text in the figure with letters that no installed font has: they are drawn
/// as empty boxes. Paints the figure once.
QStringList missingLetters(const PaperFigure& figure, QSizeF millimetres, const FigureStyle& style);
/// The same of whatever is painted on paper of that size, in points.
QStringList missingLetters(QSizeF paper, const std::function<void(QPainter&)>& paint);

}  // namespace ui
