// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/metrics/measures/settings.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// Where one document stands, and where an ideal order lets it stand. All ranks are 1-based.
struct IdealPosition {
    /// Index into JudgedRanking::ranked(), or into notRetrieved() where `rank` is none.
    std::size_t row = 0;
    std::optional<std::size_t> rank;  ///< none: judged, but not retrieved
    /// In the ideal order that, among documents of one worth, leaves those in place where they are
    /// and the others in the system's order.
    std::size_t idealRank = 1;
    /// The ranks that documents of its worth take up in every ideal order.
    std::size_t firstIdealRank = 1;
    std::size_t lastIdealRank = 1;

    /// Ranks too late (above 0), too early (below 0) or 0 in place: the distance to the interval.
    /// None where the document was not retrieved.
    std::optional<std::ptrdiff_t> displacement() const;

    bool operator==(const IdealPosition&) const = default;
};

/// A ranking beside its ideal.
struct IdealOrder {
    /// The retrieved documents by rank (index is rank - 1), then those of the ideal's pool that
    /// were not retrieved, in the order of JudgedRanking::notRetrieved().
    std::vector<IdealPosition> positions;
    /// The ideal order: index into `positions` by ideal rank - 1. As long as `positions`.
    std::vector<std::size_t> bestFirst;
    std::size_t tooEarly = 0;
    std::size_t inPlace = 0;
    std::size_t tooLate = 0;
    std::size_t notRetrieved = 0;

    bool operator==(const IdealOrder&) const = default;
};

/// Compares each document's rank with the interval of ranks that its grade may take up in an ideal
/// order: the relative position of Angelini, Ferro, Järvelin, Keskustalo, Pirkola, Santucci and
/// Silvello, "Cumulated Relative Position: A Metric for Ranking Evaluation", CLEF 2012.
///
/// Reads `settings.ideal` and, for a pool of relevant documents, `settings.relevantFrom`. A
/// document's worth is its grade; unjudged documents, negative grades and retrieved documents
/// outside the pool earn nothing in the ideal and share its last interval with grade 0. Neither
/// gain nor discount matter: both keep the order of the grades.
/// O(n log g) for n documents of g different grades.
IdealOrder idealOrder(const JudgedRanking& query, const Settings& settings);

}  // namespace core
