#pragma once

#include "core/metric/definition.h"
#include "core/rules/dimension_table.h"
#include "core/rules/ruled_values.h"
#include "core/rules/typed_number.h"
#include "core/threads.h"
#include "core/value.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

/// What another tool said.
struct ToldNumber {
    Definition definition;  ///< as asked of it; parameters at their defaults are left to the tool
    TypedNumber number;
};

struct RuleQuestion {
    std::vector<ToldNumber> told;    ///< the first, and further ones that must fit as well
    RuleSet inForce;                 ///< changes count from these; settings for each measure apart:
    std::vector<Settings> settings;  ///< in force, by number told
    std::size_t mostChanges = 3;
};

/// What one change does to the first number: its mean effect over all orders in which the changes
/// of the hit can be made (Shapley's value), so that the effects add up to the whole step whatever
/// order one would choose. None where a step between has no value.
using Effect = std::optional<double>;

/// Rules under which every number comes out.
struct RuleHit {
    std::vector<RuleChange> changes;  ///< from those in force; empty: these already do
    RuleSet rules;
    std::vector<Value> values;    ///< by number told, with all digits
    bool isCut = false;           ///< only where digits are cut off, which counts as one change
    std::vector<Effect> effects;  ///< by change
    /// Libraries whose rules have all these changes and give the same number of these documents,
    /// whatever they do besides.
    std::vector<std::string_view> libraries;

    std::size_t distance() const { return changes.size() + (isCut ? 1 : 0); }
};

struct RuleAnswer {
    std::vector<Value> inForce;  ///< by number told
    std::vector<RuleHit> hits;   ///< fewest changes first, those of libraries before others
    std::size_t tried = 0;       ///< sets of rules, those in force among them
    std::size_t values = 0;      ///< different first numbers among what they give
    /// How many of the different numbers that were tried would fall into the typed one's interval
    /// if they lay evenly between the lowest and the highest of them; of several typed numbers,
    /// into all intervals at once.
    double byChance = 0;
    /// Libraries that give the numbers under rules that no hit has: more changes, or others.
    std::vector<std::string_view> otherLibraries;
};

/// Which rules give the numbers? Tries every set of rules that is at most `mostChanges` dimensions
/// away from those in force, of dimensions that the measures read. Of two hits with one number, one
/// that has the changes of the other and more is left out.
/// O(combinations × documents); see RuledInput::numbers().
/// @param stop ends it early: what is returned then is to be thrown away
RuleAnswer findRules(const RuledInput& input, const RuleQuestion& question,
                     const Threads& threads = Threads(), const std::stop_token& stop = {},
                     const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace core
