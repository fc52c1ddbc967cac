// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// A list with all open documents graded 0, or graded with the top of the scale.
struct GradedEnds {
    double topGrade;
    JudgedRanking zero;
    JudgedRanking top;
};

/// A list with open documents: unjudged ones that could get a grade. Each has a 0-based place,
/// which is the same in all lists graded together.
struct OpenList {
    JudgedRanking list;
    std::optional<double> scaleTop;  ///< the scale's top with which the list was made
    /// By place: the 1-based rank, or 0 for a document that only another list retrieves. Those with
    /// a rank are the list's documents without a grade.
    std::vector<std::size_t> ranks;
    /// Whether judgments of documents without a rank count for this list. False if the tool sees
    /// only the list.
    bool knowsOthers = true;
    std::shared_ptr<const GradedEnds> ends = {};  ///< null unless kept

    /// The list with these grades, by place. O(documents).
    JudgedRanking graded(std::span<const double> grades) const;
    /// The list with this grade for the document at `place`; the others stay open. O(documents)
    OpenList judged(std::size_t place, double grade) const;
    /// The list with `others` additional judged documents that were not retrieved. O(documents)
    OpenList beside(std::size_t others, double grade) const;
    /// The kept ends if they have this top, otherwise new ones. O(documents)
    std::shared_ptr<const GradedEnds> gradedEnds(double topGrade) const;
    /// Keeps the ends for searches under several measures. The list and its ranks must not change
    /// afterwards.
    void keepEnds(double topGrade);
    /// The number of open documents at ranks 1 to `cutoff`.
    std::size_t openUpTo(std::size_t cutoff) const;
    /// The number of places that matter to the list.
    std::size_t knownPlaces() const;
    /// The places that matter to the list: by rank, then those without a rank if knowsOthers.
    std::vector<std::size_t> placesByRank() const;
};

/// A single list: its retrieved documents without a grade are open.
OpenList openList(JudgedRanking list, std::optional<double> scaleTop = {});

}  // namespace core
