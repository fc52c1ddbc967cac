// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

/// The release whose rules are followed.
enum class TrecVersion : std::uint8_t {
    Nine,  ///< 9.0.8
    Ten,   ///< 10.0
};

/// What trec_eval is told beside its measures.
struct TrecRules {
    TrecVersion version = TrecVersion::Nine;
    int level = 1;                       ///< -l: relevant from this grade on, at least 1
    bool complete = false;               ///< -c: average over all judged queries
    bool judgedOnly = false;             ///< -J: unjudged documents leave the ranking
    std::optional<std::size_t> depth{};  ///< -M: only the first ranks count, unjudged ones too
    double collectionSize = 0;           ///< -N: documents there are, for utility
};

}  // namespace core
