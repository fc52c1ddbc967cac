// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/what_if/change.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// A change of a list that shows which measures react to it.
enum class ListProbe : std::uint8_t {
    FirstFalls,     ///< swaps the first relevant document with one further down
    OrderBelow,     ///< swaps two documents below the first relevant one
    DegreesTurned,  ///< swaps two relevant documents with different grades
    PastTheCut,     ///< moves a relevant document from beyond the cutoff to within it
    FarBelow,       ///< swaps two documents beyond the cutoffs
    /// Retrieves a missing relevant document: in place of a non-relevant one, or at the end.
    MissingFound,
    JudgedAsBad,  ///< judges an unjudged document as not relevant
};

struct ProbedChange {
    ListProbe probe;
    Change change;

    bool operator==(const ProbedChange&) const = default;
};

/// Longer lists are not probed.
inline constexpr std::size_t mostProbedRanks = 10'000;

/// Finds one change per probe that the list allows, in enum order. Each is the change with the
/// largest effect: the first relevant document falls as far as possible within the cutoff, the pair
/// below is as far apart as possible, and the grades are as different as possible. Empty if there
/// are too many documents. O(min(k, n)² + documents).
/// @param relevantFrom a document is relevant from this grade on
/// @param cutoff 1 or more
std::vector<ProbedChange> listProbes(const JudgedRanking& query, double relevantFrom,
                                     std::size_t cutoff);

/// The effect of a change on a measure.
struct ProbeEffect {
    Value before = 0.0;
    Value after = 0.0;
    /// after - before as a fraction, if both are fractions that fit.
    std::optional<Fraction> exact = {};

    /// Whether the values differ by more than rounding.
    bool isSeen() const;
};

/// The effect on the definition's value, computed by Evaluator. The ranks must exist.
ProbeEffect effectOf(const Change& change, const JudgedRanking& query,
                     const MeasureSpec& definition);

/// The values of different orders of the same documents.
struct OrderSpan {
    Value worst = 0.0;     ///< worst grade first
    Value shuffled = 0.0;  ///< the mean over all orders, equally likely
    Value value = 0.0;     ///< of the current order
};

/// Only for DCG and nDCG: their terms are linear in the gains, so the mean over all orders is the
/// value with mean gains. O(n log n).
OrderSpan orderSpan(const JudgedRanking& query, const MeasureSpec& definition);

}  // namespace core
