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

/// One rule that is another than before.
struct RuleChange {
    ConventionAxis axis;
    std::string from;
    std::string to;
    bool operator==(const RuleChange&) const = default;
};

/// What another tool said of a measure.
struct SaidNumber {
    std::string measure;  ///< in its text form
    TypedNumber number;
};

/// What one change does to the first number: its mean effect over all orders in which the changes
/// of the hit can be made (Shapley's value), so that the effects add up to the whole step whatever
/// order one would choose. None where a step between has no value.
using Effect = std::optional<double>;

/// Rules under which every number comes out.
struct RuleHit {
    std::vector<RuleChange> changes;  ///< from those in force; empty: these already do
    std::vector<Value> values;        ///< by number told, with all digits
    bool isCut = false;               ///< only where digits are cut off, which counts as one change
    std::vector<Effect> effects;      ///< by change
    /// Libraries whose rules have all these changes and give the same number of these data,
    /// whatever they do besides.
    std::vector<std::string_view> libraries;

    std::size_t distance() const { return changes.size() + (isCut ? 1 : 0); }
};

struct RuleAnswer {
    std::vector<SaidNumber> told;
    std::size_t mostChanges = 0;  ///< that were tried
    std::vector<Value> inForce;   ///< by number told
    std::vector<RuleHit> hits;    ///< fewest changes first, those of libraries before others
    std::size_t tried = 0;        ///< sets of rules, those in force among them
    std::size_t values = 0;       ///< different first numbers among what they give
    /// How many of the different numbers that were tried would fall into the typed one's interval
    /// if they lay evenly between the lowest and the highest of them; of several typed numbers,
    /// into all intervals at once.
    double byChance = 0;
    /// Libraries that give the numbers under rules that no hit has: more changes, or others.
    std::vector<std::string_view> otherLibraries;
};

/// The number under the rules in force and after each change of the hit, by their effects; the last
/// one is the hit's. None from where an effect is not known on.
std::vector<Effect> numbersAlong(const Value& inForce, const RuleHit& hit);

}  // namespace core
