// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/metrics/measures/settings.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// A document's rank in the list and in an ideal order. All ranks are 1-based.
struct IdealPosition {
    /// Index into JudgedRanking::ranked(), or into notRetrieved() if `rank` is empty.
    std::size_t row = 0;
    std::optional<std::size_t> rank;  ///< empty: judged, but not retrieved
    /// Rank in the ideal order that moves the fewest documents: among documents of equal worth,
    /// those in place stay there, and the others keep the list's order.
    std::size_t idealRank = 1;
    /// The interval of ranks that documents of its worth occupy in every ideal order.
    std::size_t firstIdealRank = 1;
    std::size_t lastIdealRank = 1;

    /// Distance to the interval in ranks: positive if too late, negative if too early, 0 if in
    /// place. Empty if the document was not retrieved.
    std::optional<std::ptrdiff_t> displacement() const;

    bool operator==(const IdealPosition&) const = default;
};

/// A ranking compared with its ideal order.
struct IdealOrder {
    /// The retrieved documents by rank (index is rank - 1), then those in the ideal's pool that
    /// were not retrieved, in the order of JudgedRanking::notRetrieved().
    std::vector<IdealPosition> positions;
    /// The ideal order: element i is the index into `positions` of ideal rank i + 1. As long as
    /// `positions`.
    std::vector<std::size_t> bestFirst;
    std::size_t tooEarly = 0;
    std::size_t inPlace = 0;
    std::size_t tooLate = 0;
    std::size_t notRetrieved = 0;

    bool operator==(const IdealOrder&) const = default;
};

/// Compares each document's rank with the interval of ranks that its grade can occupy in an ideal
/// order. This is the relative position of Angelini, Ferro, Järvelin, Keskustalo, Pirkola, Santucci
/// and Silvello, "Cumulated Relative Position: A Metric for Ranking Evaluation", CLEF 2012.
///
/// Reads `settings.ideal` and, for a pool of relevant documents, `settings.relevantFrom`. A
/// document's worth is its grade; unjudged documents, negative grades and retrieved documents
/// outside the pool earn nothing in the ideal and share its last interval with grade 0. Gain and
/// discount do not matter, since both keep the order of the grades. O(n log g) for n documents with
/// g distinct grades.
IdealOrder idealOrder(const JudgedRanking& query, const Settings& settings);

}  // namespace core
