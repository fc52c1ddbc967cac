#pragma once

#include "ui/words/number_text.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

/// One bar per rank: heights[i] stands at rank i + 1; NaN: none there.
struct Bars {
    QString name;
    std::vector<double> heights;
    bool isIdeal = false;  ///< drawn as what could have been earned
};

/// Bars over the ranks, those of one rank side by side.
struct BarChart {
    std::vector<Bars> bars;  ///< all of one length
    QString xTitle;
    QString yTitle;
    NumberFormat format;
    std::size_t counted = 0;  ///< later ranks are faded
    QString fadedName;        ///< what the faded ones are, for the legend
};

/// How many ranks the chart has.
inline std::size_t rankCount(const BarChart& chart)
{
    return chart.bars.empty() ? 0 : chart.bars.front().heights.size();
}

}  // namespace ui
