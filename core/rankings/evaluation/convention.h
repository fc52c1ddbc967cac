// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/parameter.h"
#include "core/rankings/evaluation/rule_set.h"

#include <span>
#include <string_view>

namespace core {

/// The rules by which a known tool or paper computes "the same" measures of a list, including what
/// an undefined query counts in a mean. The relevance threshold and the top of the scale are not
/// included: they belong to the data.
struct Convention {
    std::string_view name;  ///< the tool's own name; not translated
    RuleSet rules;
};

/// Every convention; the first is the default.
std::span<const Convention> conventions();

/// Null if there is no convention with this name.
const Convention* conventionNamed(std::string_view name);

/// The first convention that matches these settings; null if none does.
const Convention* conventionOf(const Settings& settings);

/// Whether conventions set the parameter: gain, discount, ideal and denominators.
bool isOfConvention(Parameter parameter);

/// `settings` with the parameters of `rules` that conventions set. Everything else stays,
/// such as threshold, scale and persistence.
Settings underConvention(const Settings& settings, const RuleSet& rules);

}  // namespace core
