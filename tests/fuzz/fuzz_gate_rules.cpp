// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/gate_rules.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto rules = core::parseGateRules(fuzz::text(data, size), "input");
    if (!rules) {
        fuzz::require(rules.error().file == "input");
        return 0;
    }
    fuzz::require(!rules->empty());
    for (const core::GateRule& rule : *rules) {
        fuzz::require(rule.measure == core::normalised(rule.measure));
        fuzz::require(rule.maxDrop || rule.least);
        fuzz::require(rule.maxDrop || !rule.isTested());
        fuzz::require(!rule.maxDrop || (*rule.maxDrop >= 0 && std::isfinite(*rule.maxDrop)));
        fuzz::require(!rule.p || (*rule.p > 0 && *rule.p < 1));
    }
    return 0;
}
