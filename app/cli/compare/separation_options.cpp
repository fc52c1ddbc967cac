// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/separation_options.h"

#include "app/cli/option/choice.h"
#include "core/collections/comparison/paired_test_table.h"

#include <optional>
#include <vector>

namespace cli {

namespace {

std::vector<Choice<std::optional<core::PairedTest>>> separatingTests()
{
    std::vector<Choice<std::optional<core::PairedTest>>> choices{{sakaisBootstrap, std::nullopt}};
    for (const core::PairedTestRow& row : core::pairedTestTable())
        choices.push_back({row.id, row.test});
    return choices;
}

}  // namespace

void addSeparation(OptionSet command, core::DiscriminationRules& rules)
{
    addChoice<std::optional<core::PairedTest>>(
        command, "--test", "TEST",
        "Test for the pairs of runs: asl (Sakai's bootstrap, default), t, wilcoxon, sign, "
        "randomisation or bootstrap.",
        separatingTests(), rules.test);
    command
        .add("--alpha", "ALPHA", rules.alpha,
             "Count pairs with a p value below ALPHA as significantly different (default: 0.05).")
        .between(1e-9, 1 - 1e-9, "a number above 0 and below 1");
}

}  // namespace cli
