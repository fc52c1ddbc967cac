// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"

#include <cstdint>
#include <optional>

namespace core {

/// The ranking of a document among a random sample of other documents.
struct SampledRanking {
    std::uint32_t above = 0;   ///< other documents that rank above it
    std::uint32_t others = 0;  ///< all other documents, at least `above`
    std::uint32_t drawn = 0;   ///< sample size without replacement, at most `others`
};

/// The probability that the document ranks among the first `cutoff` of the sample and itself, that
/// is, that fewer than `cutoff` of the documents above it are drawn (hypergeometric distribution).
/// Exactly 1 or 0 if the outcome is certain. Source: Krichene & Rendle, "On Sampled Metrics for
/// Item Recommendation", KDD 2020. Relative error at most 1e-12. O(drawn).
double hitChance(const SampledRanking& ranking, std::uint32_t cutoff);

/// The same as a fraction; empty if the binomial coefficients do not fit 64 bits. O(cutoff ×
/// drawn).
std::optional<Fraction> exactHitChance(const SampledRanking& ranking, std::uint32_t cutoff);

/// The document's mean rank in the sample: 1 + drawn × above / others; 1 if there are no others.
Fraction meanSampledRank(const SampledRanking& ranking);

}  // namespace core
