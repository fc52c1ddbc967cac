// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A bar for each query, up or down from 0.
struct DifferenceChart {
    std::vector<double> differences;  ///< ascending, finite
    QString xTitle;
    QString yTitle;
    QString aboveName;  ///< for the legend, empty where there is none: "26 higher under B"
    QString belowName;
    QString equalName;
    std::optional<double> mean;  ///< a line across
    QString meanText;
    NumberFormat format;
    bool areValues = false;  ///< the numbers along the axis have no sign of a difference
};

}  // namespace ui
