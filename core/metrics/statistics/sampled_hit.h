// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"

#include <cstdint>
#include <optional>

namespace core {

/// A document among others, of which only some are drawn to be ranked with it.
struct SampledRanking {
    std::uint32_t above = 0;   ///< others that rank before it
    std::uint32_t others = 0;  ///< all of them, at least as many
    std::uint32_t drawn = 0;   ///< each once, at most all of them
};

/// The chance that the document is among the first `cutoff` of those drawn and itself: that fewer
/// than `cutoff` of those above it are drawn. The hypergeometric distribution; 1 or 0 where nothing
/// is left to chance. Source: Krichene & Rendle, "On Sampled Metrics for Item Recommendation", KDD
/// 2020. Right to 1e-12 of itself. O(drawn).
double hitChance(const SampledRanking& ranking, std::uint32_t cutoff);

/// The same as a fraction, where its binomial coefficients fit 64 bits. O(cutoff × drawn).
std::optional<Fraction> exactHitChance(const SampledRanking& ranking, std::uint32_t cutoff);

/// Its mean rank among those drawn: 1 + drawn × above / others; 1 where there are no others.
Fraction meanSampledRank(const SampledRanking& ranking);

}  // namespace core
