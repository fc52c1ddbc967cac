// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/what_if/change.h"

#include <array>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// How much to look for.
struct ChangeLimits {
    std::size_t perKind = 100;  ///< the best so many changes of each kind are kept; 1 or more
    /// Ranks that may be read to try every single swap, and as many for each other kind. Where that
    /// is not enough, changes that cannot be among the best are passed over, or some kinds limited.
    std::size_t work = 20'000'000;
};

struct ValuedChange {
    Change change;
    Value value;  ///< of the list after the change
};

/// What was looked at of one kind of change.
struct ChangeCount {
    std::size_t existing = 0;
    bool isLimited = false;  ///< some that might have been among the best were not tried
};

struct BestChanges {
    Value before = 0.0;                 ///< of the list as it is
    std::vector<ValuedChange> changes;  ///< best first
    std::array<ChangeCount, changeKinds> counts;

    const ChangeCount& of(ChangeKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
    std::size_t existing() const;
};

/// The single changes of a list that leave the highest values.
///
/// - Swaps of two documents that the measure tells apart, the upper within the cutoff.
/// - Promotions to a rank within the cutoff, past at least one document of another worth.
/// - Retrievals at every rank within the cutoff; of documents of one grade the first stands for
/// all.
/// - Regrades of every retrieved document, judged or not, to every other grade of gradeScale().
///
/// Past the cutoff, documents that the measure does not tell apart are alike: where there are more
/// than `perKind` changes of a kind, the first of them stands for all.
///
/// Values are Evaluator's of the changed list, bit for bit; undefined is below every number. Order:
/// value falling, then kind, then ranks from the top (of a swap the upper, of a promotion the
/// target), then the grade. The best of each kind are exact (up to ties), except where a kind says
/// that it was limited: promotions and retrievals of long lists then look only at the first
/// `perKind` ranks as targets, and so do swaps and regrades under measures whose value can fall
/// when a better document moves up.
///
/// nDCG and its kin: O(1) a swap or promotion. Other measures read the ranks between, once for all
/// documents of one worth. Regrades: O(n) each.
/// @return nothing when stopped
std::optional<BestChanges> bestChanges(const JudgedRanking& query, const MeasureSpec& definition,
                                       const ChangeLimits& limits = {}, std::stop_token stop = {});

/// The grades that a person would choose from, ascending: 0 to the top of the scale in whole steps,
/// and those present among the documents. Scales of more than 20 grades keep those present only,
/// and of more than 20 of them 20 across the scale.
std::vector<Grade> gradeScale(const JudgedRanking& query, std::optional<double> topGrade = {});

}  // namespace core
