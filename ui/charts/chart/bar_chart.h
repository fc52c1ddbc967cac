// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
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
    QStringList names = {};   ///< of what stands there in place of ranks; empty: these are ranks
    std::optional<double> mean = {};  ///< a line across
    QString meanText = {};            ///< what it is, for the legend
};

/// How many ranks the chart has.
inline std::size_t rankCount(const BarChart& chart)
{
    return chart.bars.empty() ? 0 : chart.bars.front().heights.size();
}

}  // namespace ui
