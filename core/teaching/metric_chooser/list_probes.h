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

/// What a change of a list shows of the measures that see it.
enum class ListProbe : std::uint8_t {
    FirstFalls,     ///< the first relevant document changes places with one further down
    OrderBelow,     ///< two documents below the first relevant one change places
    DegreesTurned,  ///< two relevant documents of different grades change places
    PastTheCut,     ///< a relevant document from beyond the cutoff comes to stand within it
    FarBelow,       ///< two documents beyond the cutoff change places
    MissingFound,   ///< a relevant document that was not retrieved is; at the end of the list
                    ///< where none that is not relevant makes place for it
    JudgedAsBad,    ///< a document that nobody judged is judged, and is not relevant
};

struct ProbedChange {
    ListProbe probe;
    Change change;

    bool operator==(const ProbedChange&) const = default;
};

/// Lists of more documents than these are not probed.
inline constexpr std::size_t mostProbedRanks = 10'000;

/// One change of the list for each probe that it allows, in their order, those that show most: the
/// first relevant document falls as far as it can within the cutoff, the pair below is as far
/// apart, and the grades as different, as any; none where there are too many documents.
/// O(min(k, n)² + documents).
/// @param relevantFrom a document is relevant from this grade on
/// @param cutoff 1 or more
std::vector<ProbedChange> listProbes(const JudgedRanking& query, double relevantFrom,
                                     std::size_t cutoff);

/// What a change does to a measure.
struct ProbeEffect {
    Value before = 0.0;
    Value after = 0.0;
    /// after - before, exactly, where both are fractions that fit.
    std::optional<Fraction> exact = {};

    /// Whether the measure sees the change: the values differ by more than rounding.
    bool isSeen() const;
};

/// The effect on the definition's value, both values being Evaluator's. The ranks must exist.
ProbeEffect effectOf(const Change& change, const JudgedRanking& query,
                     const MeasureSpec& definition);

/// The values that orders of the same documents have.
struct OrderSpan {
    Value worst = 0.0;     ///< worst grade first
    Value shuffled = 0.0;  ///< the mean over all orders, each as likely as any other
    Value value = 0.0;     ///< of the order as it is
};

/// For DCG and nDCG, whose terms are linear in the gains: the mean over all orders is the value of
/// mean gains. O(n log n).
OrderSpan orderSpan(const JudgedRanking& query, const MeasureSpec& definition);

}  // namespace core
