// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A guessed score and the right one.
struct GuessedScore {
    double guessed = 0;
    double right = 0;
    bool isRight = false;  ///< within the tolerance

    bool operator==(const GuessedScore&) const = default;
};

/// Counts of two classes or series in the same bins.
struct Histogram {
    std::vector<double> edges;  ///< one more than bins, ascending, finite
    std::vector<double> positives;
    std::vector<double> negatives;
    QString positiveName;
    QString negativeName;  ///< empty: there is only one class
    QString xTitle;
    QString yTitle;
    bool isLogarithmic = false;  ///< heights are log(1 + count), so that 0 and 1 can be shown
    NumberFormat format;
    bool areSeries = false;  ///< negatives use the second series' colour, else a quiet one
    bool hasScores = true;   ///< numbers on the score axis are shown; else those below are shared
    std::optional<GuessedScore> guess = {};
    double leastTop = 0;         ///< the count axis shows at least this, as in other panels
    QString thresholdName = {};  ///< in the legend on paper; empty: next to the threshold's line

    std::size_t bins() const { return positives.size(); }
    /// The height of a count: the count or log10(1 + count).
    double heightOf(double count) const;
    /// The top of the count axis, as a height, if `most` is the largest count; never 0.
    double topOf(double most) const;
};

/// The counts labelled on a logarithmic axis: 0, 1, 10, 100 … up to the largest.
std::vector<double> logarithmicCounts(double tallest);

}  // namespace ui
