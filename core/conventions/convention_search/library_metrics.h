// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_input.h"
#include "core/conventions/convention_search/rule_answer.h"

#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

/// A figure as a library makes it.
struct LibraryClassifierMetric {
    std::string_view library;
    ClassifierMetric figure;
    Value value;
    Value inForce;                    ///< the same under the rules in force
    std::vector<RuleChange> changes;  ///< from these to the library's

    /// By more than 32 bits round off, or one has no value.
    bool differs() const;
};

/// What every library says of the samples: its areas, losses and rates; those of them first that
/// differ from the rules in force. O(libraries × samples); see ClassifierInput::numbers().
/// @param stop ends it early: what is returned then is to be thrown away
std::vector<LibraryClassifierMetric> libraryClassifierMetrics(const ClassifierInput& input,
                                                              const ClassifierRules& inForce,
                                                              const Threads& threads = Threads(),
                                                              const std::stop_token& stop = {});

}  // namespace core
