// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

/// The trec_eval release whose rules apply.
enum class TrecVersion : std::uint8_t {
    Nine,  ///< 9.0.8
    Ten,   ///< 10.0
};

/// trec_eval's options other than the measures.
struct TrecRules {
    TrecVersion version = TrecVersion::Nine;
    int level = 1;                       ///< -l: relevant from this grade on, at least 1
    bool complete = false;               ///< -c: average over all judged queries
    bool judgedOnly = false;             ///< -J: unjudged documents are removed from the ranking
    std::optional<std::size_t> depth{};  ///< -M: number of ranks that count, including unjudged
                                         ///< ones
    double collectionSize = 0;           ///< -N: number of documents in the collection, for utility
    /// rbp of version 10 as if its source set the start values that it forgets; otherwise, rbp is
    /// refused.
    bool completesRbp = false;
};

}  // namespace core
