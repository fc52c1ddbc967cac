// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

/// One bar per rank: heights[i] is at rank i + 1; NaN: no bar.
struct Bars {
    QString name;
    std::vector<double> heights;
    bool isIdeal = false;  ///< drawn as what could have been earned
};

/// Bars over ranks, grouped by rank.
struct BarChart {
    std::vector<Bars> bars;  ///< all the same length
    QString xTitle;
    QString yTitle;
    NumberFormat format;
    std::size_t counted = 0;          ///< later ranks are faded
    QString fadedName;                ///< legend name of the faded ranks
    QStringList names = {};           ///< labels instead of ranks; empty: show the ranks
    std::optional<double> mean = {};  ///< a horizontal line
    QString meanText = {};            ///< its name in the legend
};

inline std::size_t rankCount(const BarChart& chart)
{
    return chart.bars.empty() ? 0 : chart.bars.front().heights.size();
}

}  // namespace ui
