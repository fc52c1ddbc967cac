#pragma once

#include "ui/words/number_text.h"

#include <QString>

#include <vector>

namespace ui {

/// Two classes counted in the same bins, as data.
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

    std::size_t bins() const { return positives.size(); }
};

}  // namespace ui
