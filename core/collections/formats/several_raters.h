// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/tabular/column_choices.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace core {

/// The combined grade of several raters, and its warning.
struct JoinedGrade {
    double grade = 0;
    Warning told = Warning::FirstOfRaters;
};

/// @param grades of one pair, at least one
/// @param rule Refuse acts like First
inline JoinedGrade joinedGrade(std::vector<double> grades, RaterRule rule)
{
    const double first = grades.front();
    const std::size_t half = grades.size() / 2;
    switch (rule) {
    case RaterRule::Mean:
        return {std::accumulate(grades.begin(), grades.end(), 0.0) /
                    static_cast<double>(grades.size()),
                Warning::MeanOfRaters};
    case RaterRule::Median:
        std::sort(grades.begin(), grades.end());
        return {grades.size() % 2 == 1 ? grades[half] : (grades[half - 1] + grades[half]) / 2,
                Warning::MedianOfRaters};
    case RaterRule::First:
    case RaterRule::Refuse:
        break;
    }
    return {first, Warning::FirstOfRaters};
}

}  // namespace core
