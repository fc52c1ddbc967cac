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

/// Another number to request from the other tool, because the hits differ in it.
struct DisambiguatingMeasure {
    std::string measure;        ///< in its text form
    int decimals = 0;           ///< those of the first number, at least 4
    std::vector<Value> values;  ///< by hit
    std::size_t different = 0;  ///< number of distinct values at that many decimals; undefined
                                ///< counts as one

    bool settles() const { return different == values.size(); }
    /// The last hit whose value differs from the first hit's.
    std::size_t lastOther() const;
};

/// Finds what distinguishes the most hits among the number's measure at other cutoffs and other
/// measures at its cutoff. The first one wins if several are equally good; empty if none
/// distinguishes any. O(measures × hits × documents); see RuledInput::numbers().
/// @param hits from findRules() for the question
/// @param stop ends the search early; discard the result in that case
std::optional<DisambiguatingMeasure> disambiguatingMeasure(const RuledInput& input,
                                                           const RuleQuestion& question,
                                                           std::span<const RuleHit> hits,
                                                           const Threads& threads = Threads(),
                                                           const std::stop_token& stop = {});

/// The same for other measures of a classifier.
std::optional<DisambiguatingMeasure> disambiguatingMeasure(const ClassifierInput& input,
                                                           const ClassifierMetricQuestion& question,
                                                           std::span<const RuleHit> hits,
                                                           const Threads& threads = Threads(),
                                                           const std::stop_token& stop = {});

}  // namespace core
