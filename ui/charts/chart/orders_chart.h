// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QLocale>
#include <QString>

#include <cmath>
#include <optional>
#include <vector>

namespace ui {

struct FigureWords;

/// The orders of the same systems under several measures, a column each, and a ribbon for each
/// system from column to column.
struct OrdersChart {
    struct System {
        QString name;
        /// By column: from 1 for the best, systems that share places stand in their middle; none
        /// where the system has no mean.
        std::vector<std::optional<double>> places;
        /// Whose colour it has; none: a quiet one.
        std::optional<int> series = {};
        bool isNamed = false;  ///< its name has room before that of others
    };
    std::vector<QString> columns;
    std::vector<System> systems;  ///< in the order in which keys walk
    std::vector<QString>
        between;  ///< above each two neighbouring columns, how they agree; or empty
    NumberFormat format = {};
};

/// A place as it is written: 3, or 3.5 for those that share 3 and 4.
inline QString placeText(double place, const QLocale& locale)
{
    return decimalText(place, place == std::floor(place) ? 0 : 1, locale);
}

/// The chart in those words.
void reword(OrdersChart& chart, const FigureWords& words);

}  // namespace ui
