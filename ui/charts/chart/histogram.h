// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A score that was guessed, and the right one.
struct GuessedScore {
    double guessed = 0;
    double right = 0;

    bool operator==(const GuessedScore&) const = default;
};

/// Two classes, or series, counted in the same bins, as data.
struct Histogram {
    std::vector<double> edges;  ///< one more than bins, ascending; finite
    std::vector<double> positives;
    std::vector<double> negatives;
    QString positiveName;
    QString negativeName;  ///< empty: there is one class only
    QString xTitle;
    QString yTitle;
    bool isLogarithmic = false;  ///< heights grow with log(1 + count), so that 0 and 1 have places
    NumberFormat format;
    bool areSeries = false;  ///< negatives have the second series' colour, else a quiet one
    bool hasScores = true;   ///< numbers along the axis of scores; else those below serve
    std::optional<GuessedScore> guess = {};

    std::size_t bins() const { return positives.size(); }
    /// How high a count stands: itself, or log10(1 + count).
    double heightOf(double count) const;
    /// Where the axis of counts ends when that is the largest, in heights; never 0.
    double topOf(double tallest) const;
};

/// The counts that a logarithmic axis names: 0, 1, 10, 100 … up to the largest.
std::vector<double> logarithmicCounts(double tallest);

}  // namespace ui
