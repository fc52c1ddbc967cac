// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/list_comparison.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

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

/// The ranks of documents whose scores are equal: the first and the last, 1-based.
struct TiedRanks {
    std::size_t first = 1;
    std::size_t last = 1;

    bool operator==(const TiedRanks&) const = default;
};

/// Of every rank of a list the ranks that are tied with it: neighbours of equal scores. O(n).
std::vector<TiedRanks> tiedRanks(const RankedList& list);

/// How many documents of a list share their rank with others. O(n).
std::size_t tiedDocuments(std::span<const TiedRanks> ranks);

/// What rank-biased overlap makes of tied documents.
enum class OverlapTies : std::uint8_t {
    SameRank,   ///< RBO-w: they stand at one rank, the first
    Average,    ///< RBO-a: any order of them is as likely as another
    Corrected,  ///< RBO-b: the same, over how alike a list so tied is to itself
};

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

/// The same of lists with ties. A document counts at depth d as far as it is expected there: from
/// the first rank of its tie on (RBO-w), or by the share of the tie's ranks down to d. A_d is the
/// sum of its two shares' products over d; RBO-w divides by the mean number of documents that stand
/// at or before d, RBO-b by the roots of the sums of squared shares.
///
/// The minimum of RBO-a is the mean of those of all ways to break the ties, and so is the
/// extrapolated value where no tie of the longer list goes on below the end of the shorter one;
/// there the source lets what is expected of the shorter one count as what the longer one has at d.
/// O(n). Source: Corsi & Urbano, "The Treatment of Ties in Rank-Biased Overlap", SIGIR 2024.
/// @param tiedInA,tiedInB a list's ranks, as tiedRanks() gives them; empty: none is tied
RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p, OverlapTies rule,
                                    std::span<const TiedRanks> tiedInA,
                                    std::span<const TiedRanks> tiedInB);

}  // namespace core
