// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_search.h"
#include "core/conventions/convention_search/rule_search.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A further number to ask the other tool for, since the hits differ in it.
struct DisambiguatingMeasure {
    std::string measure;        ///< in its text form
    int decimals = 0;           ///< as many as the first number has, at least 4
    std::vector<Value> values;  ///< by hit
    std::size_t different = 0;  ///< values that differ in so many decimals; no value is one

    bool settles() const { return different == values.size(); }
    /// The last hit whose value is not that of the first one.
    std::size_t lastOther() const;
};

/// Of the number's measure at other cutoffs and of other measures at its cutoff, what tells most of
/// the hits apart; the first of those that tell as many. None where nothing does.
/// O(measures × hits × documents); see RuledInput::numbers().
/// @param hits of findRules() for the question
/// @param stop ends it early: what is returned then is to be thrown away
std::optional<DisambiguatingMeasure> disambiguatingMeasure(const RuledInput& input,
                                                           const RuleQuestion& question,
                                                           std::span<const RuleHit> hits,
                                                           const Threads& threads = Threads(),
                                                           const std::stop_token& stop = {});

/// The same of other figures of a classifier.
std::optional<DisambiguatingMeasure> disambiguatingMeasure(const ClassifierInput& input,
                                                           const ClassifierMetricQuestion& question,
                                                           std::span<const RuleHit> hits,
                                                           const Threads& threads = Threads(),
                                                           const std::stop_token& stop = {});

}  // namespace core
