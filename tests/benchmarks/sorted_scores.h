// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace bench {

/// Scores with whether their samples are positive, as one sorts them without thinking of time.
using SortedScores = std::vector<std::pair<double, bool>>;

/// Sorts from the highest score down and hands over how many positives and negatives share each.
template <class Visit>
void sortAndVisit(SortedScores& scores, Visit&& visit)
{
    std::sort(scores.begin(), scores.end(),
              [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = 0; i < scores.size();) {
        const double score = scores[i].first;
        double positives = 0;
        double negatives = 0;
        for (; i < scores.size() && scores[i].first == score; ++i)
            (scores[i].second ? positives : negatives) += 1;
        visit(positives, negatives);
    }
}

}  // namespace bench
