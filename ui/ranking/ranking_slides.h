// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_spec.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <QSizeF>

#include <vector>

namespace ui {

/// A picture with its size in points of 1/72 inch.
struct Slide {
    PaperFigure figure;
    QSizeF points;
};

/// How a measure of a list is calculated, for a talk.
struct RankingSlides {
    Slide formula;
    Slide table;               ///< the whole step table
    std::vector<Slide> steps;  ///< 16:9: the list, then one rank more each, then the formula
};

/// The most ranks that get a step; the table has the same.
inline constexpr std::size_t mostSlideRanks = 30;

RankingSlides rankingSlides(const core::RankedList& list, const core::MeasureSpec& definition,
                            const NumberFormat& format);

}  // namespace ui
