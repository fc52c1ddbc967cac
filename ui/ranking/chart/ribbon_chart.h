// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/ranking/chart/ribbons.h"

namespace ui {

class RankingDocument;

/// The ranking next to its ideal order, with names and grades as they are in the document now.
Ribbons ribbonsOf(const RankingDocument& document, const QLocale& locale);
/// A row as text. @param rank 1-based
QString ribbonSentence(const Ribbons& ribbons, std::size_t rank);
/// @param first the top row, 0-based
PaperFigure ribbonFigure(const RankingDocument& document, const QLocale& locale,
                         std::size_t first = 0);

}  // namespace ui
