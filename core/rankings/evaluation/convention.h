// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/rule_set.h"

#include <span>
#include <string_view>

namespace core {

/// How a known tool or paper computes "the same" measures of a list: the settings, and what a query
/// without a value counts in its mean. The relevance threshold and the top of the scale belong to
/// the data, not to the tool, and are left out.
struct Convention {
    std::string_view name;  ///< as the tool calls itself; not translated
    RuleSet rules;
};

/// Every convention; the first is the default.
std::span<const Convention> conventions();

/// Null when there is none of that name.
const Convention* conventionNamed(std::string_view name);

/// The first convention whose rules these settings follow.
const Convention* conventionOf(const Settings& settings);

/// `settings` under other rules, with its own threshold, scale and persistence.
Settings underConvention(const Settings& settings, const RuleSet& rules);

}  // namespace core
