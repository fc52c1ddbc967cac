// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// A list once every open document has the grade 0, or that of the scale's top.
struct GradedEnds {
    double topGrade;
    JudgedRanking zero;
    JudgedRanking top;
};

/// A list with documents that are not judged yet, and so could get a grade. They are known by place
/// (0 is the first), the same in every list that is graded with this one.
struct OpenList {
    JudgedRanking list;
    std::optional<double> scaleTop;  ///< as the list was made with
    /// By place: the 1-based rank, 0 for a document that only another list retrieves. Those that
    /// have a rank are the list's documents without a grade.
    std::vector<std::size_t> ranks;
    /// Whether documents without a rank are judged for it: not where a tool sees the list alone.
    bool knowsOthers = true;
    std::shared_ptr<const GradedEnds> ends = {};  ///< null unless kept

    /// The list once its documents have these grades, by place. O(documents).
    JudgedRanking graded(std::span<const double> grades) const;
    /// The list once the document in one place has this grade: the others are open still.
    /// O(documents)
    OpenList judged(std::size_t place, double grade) const;
    /// The list where so many more documents are judged that nobody retrieved. O(documents)
    OpenList beside(std::size_t others, double grade) const;
    /// Those that are kept, if of this top, or new ones. O(documents)
    std::shared_ptr<const GradedEnds> gradedEnds(double topGrade) const;
    /// Keeps them for searches under several measures: the list and its ranks stay from now on.
    void keepEnds(double topGrade);
    /// How many documents have ranks from 1 to `cutoff`.
    std::size_t openUpTo(std::size_t cutoff) const;
    /// How many places matter to the list.
    std::size_t knownPlaces() const;
    /// The places that matter to the list: by rank, then those without one if it knows of them.
    std::vector<std::size_t> placesByRank() const;
};

/// A list of its own: what it retrieves without a grade is open.
OpenList openList(JudgedRanking list, std::optional<double> scaleTop = {});

}  // namespace core
