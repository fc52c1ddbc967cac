// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/bar_chart.h"
#include "ui/charts/figure/paper_figure.h"

#include <cstddef>

namespace ui {

class RankingDocument;

/// What each query counts under the selected measure, with their mean as a line; without bars where
/// there is one query.
BarChart queriesChart(const RankingDocument& document, const NumberFormat& format);
/// What it shows, in words.
QString queriesSentence(const RankingDocument& document, const NumberFormat& format);
/// One query in words. @param place 0-based
QString querySentence(const RankingDocument& document, const NumberFormat& format,
                      std::size_t place);
PaperFigure queriesFigure(const RankingDocument& document, const NumberFormat& format);

}  // namespace ui
