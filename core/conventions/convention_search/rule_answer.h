// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/convention_axis.h"
#include "core/conventions/convention_search/typed_number.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The change of one rule.
struct RuleChange {
    ConventionAxis axis;
    std::string from;
    std::string to;
    bool operator==(const RuleChange&) const = default;
};

/// A number that another tool reported for a measure.
struct SaidNumber {
    std::string measure;  ///< in its text form
    TypedNumber number;
};

/// The effect of one change on the first number: the mean over all orders in which the hit's
/// changes can be made (Shapley value). The effects add up to the total difference, regardless of
/// the order. Empty if an intermediate value is undefined.
using Effect = std::optional<double>;

/// Rules that give every reported number.
struct RuleHit {
    std::vector<RuleChange> changes;  ///< from the current rules; empty if these already match
    std::vector<Value> values;        ///< by reported number, with all digits
    bool isCut = false;               ///< matches only if digits are truncated, which counts as one
                                      ///< change
    std::vector<Effect> effects;      ///< by change
    /// Libraries whose rules have all these changes and give the same number for this data,
    /// regardless of their other rules.
    std::vector<std::string_view> libraries;

    std::size_t distance() const { return changes.size() + (isCut ? 1 : 0); }
};

struct RuleAnswer {
    std::vector<SaidNumber> told;
    std::size_t mostChanges = 0;  ///< that were tried
    std::vector<Value> inForce;   ///< by reported number
    std::vector<RuleHit> hits;    ///< fewest changes first; those of libraries before others
    std::size_t tried = 0;        ///< number of rule sets tried, including the current one
    std::size_t values = 0;       ///< number of distinct first numbers they give
    /// How many of the distinct numbers would fall into the typed number's interval if they were
    /// spread evenly between the lowest and the highest. For several typed numbers, into all
    /// intervals at once.
    double byChance = 0;
    /// Libraries that give the numbers under rules of no hit: with more changes, or different ones.
    std::vector<std::string_view> otherLibraries;
};

/// The number under the current rules and after each change of the hit, computed from the effects;
/// the last one is the hit's. Empty from the first unknown effect on.
std::vector<Effect> numbersAlong(const Value& inForce, const RuleHit& hit);

}  // namespace core
