// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/curve_options.h"

#include "app/cli/compare/separation_options.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/streams.h"
#include "app/figures/plotted_charts.h"
#include "core/classification/models/subgroups.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace figures {

void CurveOptions::addTo(cli::OptionSet command)
{
    command.addFlag("--straight", isStraight,
                    "For pr: join the points with straight lines (trapezoids) instead of the steps "
                    "of average precision.");
    command.addFlag("--band", hasBand,
                    "For roc, pr and decision: show pointwise 95% intervals around each curve (for "
                    "roc and pr from a bootstrap).");
    command.addFlag("--smooth", isSmooth,
                    "For calibration: draw a smooth curve with its pointwise 95% bootstrap "
                    "intervals instead of the bins, with ICI, E50 and E90.");
    std::vector<cli::Choice<std::string>> measures;
    for (const core::SubgroupMeasure& measure : core::subgroupMeasures())
        measures.push_back({measure.id, std::string(measure.id)});
    cli::addChoice<std::string>(command, "--of", "MEASURE",
                                "For subgroups: measure to draw (default: auc).", measures,
                                subgroupMeasure);
    cli::addSeparation(command, discrimination);
    command
        .add("--rounds", "N", discrimination.rounds.count,
             "Number of bootstrap rounds, also for the chart discrimination (default: 1000).")
        .within(2, 100'000);
    command
        .add("--seed", "N", discrimination.rounds.seed,
             "Random seed (default: 1). The results are the same on every machine.")
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
        cli::warn(charts.name + ": --straight is not available for this chart");
    if (hasBand && !hasAny({"roc", "pr", "decision"}))
        cli::warn(charts.name + ": --band is not available for this chart");
    if (command.option("--of").isGiven() && !hasAny({"subgroups"}) && !charts.kinds.empty())
        cli::warn(charts.name + ": --of is not available for this chart");
    if (isSmooth && !hasAny({"calibration"}))
        cli::warn(charts.name + ": --smooth is not available for this chart");
    if (charts.kinds.empty() || hasAny({"discrimination"}))
        return;
    for (const char* name : {"--test", "--alpha"})
        if (command.option(name).isGiven())
            cli::warn(charts.name + ": " + name + " is not available for this chart");
    for (const char* name : {"--rounds", "--seed"})
        if (command.option(name).isGiven() && !(hasBand && hasAny({"roc", "pr"})) && !isSmooth)
            cli::warn(charts.name + ": " + name +
                      (hasAny({"calibration"}) ? " requires --smooth for this chart"
                                               : " requires --band for this chart"));
}

}  // namespace figures
