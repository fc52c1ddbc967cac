// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"
#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// A forest plot: one row for each part of the data, with a value and its interval per series.
struct ForestChart {
    struct Mark {
        double value = 0;  ///< NaN: none
        double low = 0;    ///< NaN: no interval
        double high = 0;
    };
    struct Row {
        QString name;
        bool isHeading = false;        ///< of the rows below; has no marks
        QString counts = {};           ///< "48/100"
        QString note = {};             ///< right of the plot, instead of numbers
        std::vector<Mark> marks = {};  ///< one per series
    };
    std::vector<Row> rows;
    QStringList series;                        ///< names of the models
    QString countsHeading;                     ///< above the counts
    QString xTitle;                            ///< the measure
    std::vector<std::optional<double>> lines;  ///< per series, the value of all data
    NumberFormat format;
};

}  // namespace ui
