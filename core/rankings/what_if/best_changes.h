// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/what_if/change.h"

#include <array>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// Limits of the search.
struct ChangeLimits {
    std::size_t perKind = 100;  ///< number of best changes kept of each kind; at least 1
    /// Maximum number of ranks read to try all swaps, and the same for each other kind. If that is
    /// not enough, changes that cannot be among the best are skipped, or some kinds are limited.
    std::size_t work = 20'000'000;
};

struct ValuedChange {
    Change change;
    Value value;  ///< of the list after the change
};

/// How many changes of one kind exist, and whether all were considered.
struct ChangeCount {
    std::size_t existing = 0;
    bool isLimited = false;  ///< some that could be among the best were not tried
};

struct BestChanges {
    Value before = 0.0;                 ///< of the original list
    std::vector<ValuedChange> changes;  ///< best first
    std::array<ChangeCount, changeKinds> counts;

    const ChangeCount& of(ChangeKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
    std::size_t existing() const;
};

/// The single changes of a list that give the highest values.
///
/// - Swaps of two documents that the measure distinguishes, the upper within the cutoff.
/// - Promotions to a rank within the cutoff, past at least one document of different worth.
/// - Retrievals at every rank within the cutoff; the first document of each grade represents all.
/// - Regrades of every retrieved document, judged or not, to every other grade of gradeScale().
///
/// Past the cutoff, documents that the measure does not distinguish are equivalent: if there are
/// more than `perKind` changes of a kind, the first of these documents represents all.
///
/// Values equal Evaluator's for the changed list, bit for bit; undefined sorts below every number.
/// Order: value descending, then kind, then ranks from the top (a swap's upper rank, a promotion's
/// target), then grade. The best of each kind are exact (up to ties) unless the kind is limited.
/// Promotions and retrievals in long lists then consider only the first `perKind` ranks as targets,
/// and so do swaps and regrades under measures whose value can fall when a better document moves
/// up.
///
/// O(1) per swap or promotion for nDCG and similar measures. Other measures read the ranks in
/// between, once for all documents of equal worth. Regrades are O(n) each.
/// @return empty if stopped
std::optional<BestChanges> bestChanges(const JudgedRanking& query, const MeasureSpec& definition,
                                       const ChangeLimits& limits = {}, std::stop_token stop = {});

/// Whether a change raises the value by more than a rounding error, or gives one to a list without.
/// @param rule what a list with an undefined value counts as
bool raisesValue(const BestChanges& best, const ValuedChange& changed, NoValueRule rule);

/// The grades from which a person would choose, ascending: 0 to the top of the scale in whole
/// steps, and those of the documents. If there are more than 20, only the documents' grades, and if
/// those are more than 20, 20 of them spread across the scale.
std::vector<Grade> gradeScale(const JudgedRanking& query, std::optional<double> topGrade = {});

}  // namespace core
