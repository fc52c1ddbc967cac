// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/list_comparison.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// The overlap of two lists as sets.
struct ListOverlap {
    std::size_t both = 0;
    std::size_t onlyA = 0;
    std::size_t onlyB = 0;

    /// Shared documents over all documents, 0 to 1. Empty if both lists are empty.
    std::optional<double> jaccard() const;
    /// Shared documents over the length of the shorter list, 0 to 1. Empty if that is 0.
    std::optional<double> overlap() const;

    bool operator==(const ListOverlap&) const = default;
};

/// Counts the documents that two lists share among their first `depth`. O(n).
/// @param documents as compareLists() gives them
ListOverlap listOverlap(std::span<const TwoRanks> documents, std::size_t depth);

/// How similarly two lists order the documents they share.
struct SharedOrder {
    std::size_t documents = 0;    ///< in both
    std::optional<double> tauB;   ///< empty for fewer than two documents
    std::optional<double> tauAp;  ///< of B's order against A's; empty if tauB is
};

/// The correlation over the documents among the first `depth` of both lists. O(documents +
/// shared²).
/// @param documents as compareLists() gives them
SharedOrder sharedOrder(std::span<const TwoRanks> documents, std::size_t depth);

/// The first and last rank of a group of documents with equal scores, 1-based.
struct TiedRanks {
    std::size_t first = 1;
    std::size_t last = 1;

    bool operator==(const TiedRanks&) const = default;
};

/// For each rank of a list, the ranks tied with it: neighbours with equal scores. O(n).
std::vector<TiedRanks> tiedRanks(const RankedList& list);

/// The number of documents tied with others. O(n).
std::size_t tiedDocuments(std::span<const TiedRanks> ranks);

/// How rank-biased overlap treats tied documents.
enum class OverlapTies : std::uint8_t {
    SameRank,   ///< RBO-w: they share the first of their ranks
    Average,    ///< RBO-a: all orders of them are equally likely
    Corrected,  ///< RBO-b: RBO-a corrected by the overlap of each tied list with itself
};

/// Rank-biased overlap of two truncated lists.
struct RankBiasedOverlap {
    double min = 0;           ///< lower bound, regardless of what follows the lists
    double residual = 0;      ///< upper bound minus `min`
    double extrapolated = 0;  ///< if the last agreement continues

    bool operator==(const RankBiasedOverlap&) const = default;
};

/// (1 - p) Σ p^(d - 1) A_d over all depths d, where A_d is the share of the first d documents that
/// both lists have. The lists may differ in length. Range 0 to 1. Empty lists give min 0 and
/// residual 1. O(n). Source: Webber, Moffat & Zobel, ACM TOIS 28, 2010, equations 7, 11, 32 and
/// section 4.4.
/// @param documents as compareLists() gives them
/// @param p the probability that a reader goes on to the next rank; above 0 and below 1
RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p);

/// The same for lists with ties. A document counts at depth d to the extent it is expected there:
/// fully from the first rank of its tie (RBO-w), or by the share of the tie's ranks down to d
/// (RBO-a, RBO-b). A_d is the sum, over documents, of the product of both lists' shares, divided by
/// d. RBO-w divides by the mean number of documents at or before d instead, RBO-b by the roots of
/// the sums of squared shares.
///
/// The minimum of RBO-a is the mean minimum over all ways to break the ties. The same holds for the
/// extrapolated value unless a tie of the longer list continues below the end of the shorter one;
/// in that case the source counts what is expected of the shorter list as what the longer one has
/// at d. O(n). Source: Corsi & Urbano, "The Treatment of Ties in Rank-Biased Overlap", SIGIR 2024.
/// @param tiedInA,tiedInB from tiedRanks(); empty if no ranks are tied
RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p, OverlapTies rule,
                                    std::span<const TiedRanks> tiedInA,
                                    std::span<const TiedRanks> tiedInB);

}  // namespace core
