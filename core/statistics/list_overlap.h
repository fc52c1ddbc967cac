#pragma once

#include "core/order/list_comparison.h"

#include <cstddef>
#include <optional>
#include <span>

namespace core {

/// What two lists have in common, as sets.
struct ListOverlap {
    std::size_t both = 0;
    std::size_t onlyA = 0;
    std::size_t onlyB = 0;

    /// Shared documents over all; none when both lists are empty. 0 to 1.
    std::optional<double> jaccard() const;
    /// Shared documents over those of the shorter list; none when that is empty. 0 to 1.
    /// For lists of one length: the share of a list that the other has too.
    std::optional<double> overlap() const;

    bool operator==(const ListOverlap&) const = default;
};

/// Counts what two lists share among their first `depth` documents. O(n).
/// @param documents as compareLists() gives them
ListOverlap listOverlap(std::span<const TwoRanks> documents, std::size_t depth);

/// How alike two lists order the documents that both have.
struct SharedOrder {
    std::size_t documents = 0;    ///< in both
    std::optional<double> tauB;   ///< none for fewer than two documents
    std::optional<double> tauAp;  ///< of B's order against A's; none as tauB
};

/// Of the documents among the first `depth` of both lists. O(documents + shared²).
/// @param documents as compareLists() gives them
SharedOrder sharedOrder(std::span<const TwoRanks> documents, std::size_t depth);

/// Rank-biased overlap of two lists that were cut off somewhere.
struct RankBiasedOverlap {
    double min = 0;           ///< at least this much, whatever follows the lists
    double residual = 0;      ///< and at most this much more
    double extrapolated = 0;  ///< if the agreement seen last goes on

    bool operator==(const RankBiasedOverlap&) const = default;
};

/// (1 - p) Σ p^(d - 1) A_d over all depths d, with A_d the share of the first d documents that both
/// lists have; the lists may differ in length. Range 0 to 1; nothing is known of empty lists: min 0
/// and residual 1. O(n). Source: Webber, Moffat & Zobel, ACM TOIS 28, 2010, equations 7, 11, 32 and
/// section 4.4.
/// @param documents as compareLists() gives them
/// @param p above 0 and below 1: how likely a reader goes on to the next rank
RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p);

}  // namespace core
