// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/curve_options.h"

#include "app/cli/compare/separation_options.h"
#include "app/cli/option/streams.h"
#include "app/figures/plotted_charts.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace figures {

void CurveOptions::addTo(cli::OptionSet command)
{
    command.addFlag("--straight", isStraight,
                    "pr: the points joined by straight lines (trapezoids) in place "
                    "of the steps of average precision.");
    command.addFlag("--band", hasBand,
                    "roc, pr: around each curve the pointwise 95 % intervals of a bootstrap.");
    cli::addSeparation(command, discrimination);
    command
        .add("--rounds", "N", discrimination.rounds.count,
             "Of that bootstrap, and of what discrimination draws; 1000 if not given.")
        .within(2, 100'000);
    command
        .add("--seed", "N", discrimination.rounds.seed,
             "Where these start, 1 if not given; the same on every machine.")
        .anySeed();
}

void CurveOptions::tellUnused(const cli::OptionSet& command, const PlottedCharts& charts) const
{
    const auto hasAny = [&](std::initializer_list<std::string_view> names) {
        return std::any_of(charts.kinds.begin(), charts.kinds.end(), [&](const PlotKind* kind) {
            return std::find(names.begin(), names.end(), kind->name) != names.end();
        });
    };
    if (isStraight && !hasAny({"pr"}))
        cli::warn(charts.name + ": --straight does not go with this chart");
    if (hasBand && !hasAny({"roc", "pr"}))
        cli::warn(charts.name + ": --band does not go with this chart");
    if (charts.kinds.empty() || hasAny({"discrimination"}))
        return;
    for (const char* name : {"--test", "--alpha"})
        if (command.option(name).isGiven())
            cli::warn(charts.name + ": " + name + " does not go with this chart");
    for (const char* name : {"--rounds", "--seed"})
        if (command.option(name).isGiven() && !hasBand)
            cli::warn(charts.name + ": " + name + " does not go with this chart without --band");
}

}  // namespace figures
