// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>
#include <Qt>

#include <optional>
#include <vector>

namespace ui {

/// A bar for each query, up or down from 0.
struct DifferenceChart {
    std::vector<double> differences;  ///< ascending, finite
    QString xTitle;
    QString yTitle;
    QString aboveName;  ///< for the legend, may be empty: "26 higher under B"
    QString belowName;
    QString equalName;
    std::optional<double> mean;  ///< a horizontal line
    QString meanText;
    NumberFormat format;
    /// The first and the last query, named at their bars on screen; empty: not named.
    QString firstName = {};
    QString lastName = {};
    Qt::TextElideMode elision = Qt::ElideMiddle;  ///< of these names
    bool areValues = false;  ///< numbers on the axis are not signed like differences
};

}  // namespace ui
