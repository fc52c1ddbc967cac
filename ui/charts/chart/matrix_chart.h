// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// A confusion matrix as a heat map: a row for each true class, a column for each predicted class.
struct MatrixChart {
    QStringList classes;
    std::vector<double> cells;  ///< row by row: numbers of samples or sums of weights
    QString xTitle;
    QString yTitle;
    NumberFormat format;

    int size() const { return static_cast<int>(classes.size()); }
    double at(int row, int column) const { return cells[std::size_t(row * size() + column)]; }
    /// The share of its row, which shades the cell; 0 in an empty row.
    double share(int row, int column) const
    {
        double sum = 0;
        for (int each = 0; each < size(); ++each)
            sum += at(row, each);
        return sum > 0 ? at(row, column) / sum : 0;
    }
    bool operator==(const MatrixChart&) const = default;
};

}  // namespace ui
