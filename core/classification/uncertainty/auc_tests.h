// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/classification/uncertainty/delong.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// DeLong's test of two models, or with weights pairedBootstrapTest(), as one of several tests.
struct AucTest {
    std::size_t first = 0;  ///< index of a model
    std::size_t second = 0;
    Result<AucComparison, Undefined> comparison;  ///< the second's AUC minus the first's
    std::optional<double> adjusted = {};  ///< p after Holm over all tests; nothing if undefined
};

/// Tests each other model against one of them. Takes as long as one test for each.
/// @param models of the same labels, as for delongTest()
/// @param bootstrap for weighted samples; nothing: these are not tested
/// @param stop ends it early: discard the result then
std::vector<AucTest> aucTestsAgainst(std::size_t baseline, std::span<const SweptSamples> models,
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {},
                                     const std::optional<BootstrapRules>& bootstrap = {});

/// Tests every pair; the second model is always the later one.
std::vector<AucTest> aucTestsOfPairs(std::span<const SweptSamples> models,
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {},
                                     const std::optional<BootstrapRules>& bootstrap = {});

}  // namespace core
