// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_input.h"
#include "core/conventions/convention_search/rule_answer.h"

#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

/// A measure as computed by a library.
struct LibraryClassifierMetric {
    std::string_view library;
    ClassifierMetric figure;
    Value value;
    Value inForce;                    ///< the measure under the current rules
    std::vector<RuleChange> changes;  ///< from the current rules to the library's

    /// Whether the values differ by more than 32-bit rounding, or only one is undefined.
    bool differs() const;
};

/// The areas, losses and rates of every library for the samples, starting with those that differ
/// from the current rules. O(libraries × samples); see ClassifierInput::numbers().
/// @param stop ends the evaluation early; discard the result in that case
std::vector<LibraryClassifierMetric> libraryClassifierMetrics(const ClassifierInput& input,
                                                              const ClassifierRules& inForce,
                                                              const Threads& threads = Threads(),
                                                              const std::stop_token& stop = {});

}  // namespace core
