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

/// The orders of the same runs under several measures: a column for each measure, and a ribbon for
/// each run from column to column.
struct OrdersChart {
    struct System {
        QString name;
        /// By column: 1 is the best; tied runs share the middle of their places. nullopt if the run
        /// has no mean.
        std::vector<std::optional<double>> places;
        /// The series whose colour it has; nullopt: a quiet one.
        std::optional<int> series = {};
        bool isNamed = false;  ///< its name takes priority if room is short
    };
    std::vector<QString> columns;
    std::vector<System> systems;  ///< in the order of the arrow keys
    std::vector<QString>
        between;  ///< above each two adjacent columns: how well they agree; or empty
    NumberFormat format = {};
};

/// A place as text: 3, or 3.5 for runs that share 3 and 4.
inline QString placeText(double place, const QLocale& locale)
{
    return decimalText(place, place == std::floor(place) ? 0 : 1, locale);
}

/// Renames what the chart shows.
void reword(OrdersChart& chart, const FigureWords& words);

}  // namespace ui
