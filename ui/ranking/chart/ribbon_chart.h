// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/ranking/chart/ribbons.h"

namespace ui {

class RankingDocument;

/// The ranking beside its ideal order. Names and grades are the document's as it goes on.
Ribbons ribbonsOf(const RankingDocument& document, const QLocale& locale);
/// One of its rows in words. @param rank 1-based
QString ribbonSentence(const Ribbons& ribbons, std::size_t rank);
/// @param first the row at the top, 0-based
PaperFigure ribbonFigure(const RankingDocument& document, const QLocale& locale,
                         std::size_t first = 0);

}  // namespace ui
