// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/bar_chart.h"
#include "ui/charts/figure/paper_figure.h"

#include <cstddef>

namespace ui {

class RankingDocument;

/// Each query's value in the mean of the selected measure, with the mean as a line. No bars for a
/// single query.
BarChart queriesChart(const RankingDocument& document, const NumberFormat& format);
/// The chart's summary as text.
QString queriesSentence(const RankingDocument& document, const NumberFormat& format);
/// A query's bar as text. @param place 0-based
QString querySentence(const RankingDocument& document, const NumberFormat& format,
                      std::size_t place);
PaperFigure queriesFigure(const RankingDocument& document, const NumberFormat& format);

}  // namespace ui
