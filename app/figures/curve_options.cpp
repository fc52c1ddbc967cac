#include "app/figures/curve_options.h"

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
    const cli::Option band =
        command.addFlag("--band", hasBand,
                        "roc, pr: around each curve the pointwise 95 % intervals of a bootstrap.");
    command.add("--rounds", "N", bootstrap.rounds, "Of that bootstrap, 1000 if not given.")
        .within(2, 100'000)
        .needs(band);
    command.add("--seed", "N", bootstrap.seed, "Of that bootstrap, 1 if not given.")
        .anySeed()
        .needs(band);
}

void CurveOptions::tellUnused(const PlottedCharts& charts) const
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
}

}  // namespace figures
