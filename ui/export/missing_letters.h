#pragma once

#include "ui/chart/paper_figure.h"

#include <QSizeF>
#include <QStringList>

namespace ui {

class ReportPages;

/// A sentence for each text in the figure with letters that no installed font has: they are drawn
/// as empty boxes. Paints the figure once.
QStringList missingLetters(const PaperFigure& figure, QSizeF millimetres, const FigureStyle& style);
/// The same of a report's pages.
QStringList missingLetters(const ReportPages& pages);

}  // namespace ui
