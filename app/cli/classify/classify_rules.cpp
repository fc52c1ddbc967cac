// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_rules.h"

#include "app/cli/option/choice.h"

#include <cmath>
#include <limits>

namespace cli {

void addClassifyRules(OptionSet command, ClassifyRules& rules)
{
    command
        .add("--threshold", "T", rules.threshold,
             "From which score on a sample is predicted positive; without it as the window starts: "
             "0.5 for scores from 0 to 1, 0 for scores on both sides of it, else the middle one of "
             "the first model.")
        .anyNumber();
    command
        .add("--clip", "EPS", rules.clip,
             "Log loss keeps probabilities within EPS and 1 - EPS; 2.220446049250313e-16 if not "
             "given.")
        .between(std::numeric_limits<double>::denorm_min(), std::nextafter(0.5, 0),
                 "a number above 0 and below 0.5");
    command.addFlag("--clip-outside", rules.clipsOutside,
                    "Scores below 0 count as 0, those above 1 as 1.");
    command.add("--bins", "N", rules.bins, "Bins of the calibration error, 10 if not given.")
        .within(1, 1'000'000);
    addChoice<std::optional<core::Binning>>(
        command, "--binning", "WORD",
        "Bins of one width (uniform, the default) or of as many samples each (quantile).",
        {{"uniform", core::Binning::Uniform}, {"quantile", core::Binning::Quantile}},
        rules.binning);
    addChoice<std::optional<core::ClosedEdge>>(
        command, "--closed", "WORD",
        "A score on the edge of two bins is in the lower one (right, the default, as in "
        "scikit-learn) or in the upper one (left, as in torchmetrics).",
        {{"right", core::ClosedEdge::Right}, {"left", core::ClosedEdge::Left}}, rules.closed);
}

core::ClassifierSettings settingsBy(const ClassifyRules& rules, core::ClassifierSettings before)
{
    core::ClassifierSettings settings = before;
    settings.clip = rules.clip.value_or(settings.clip);
    settings.bins = rules.bins.value_or(settings.bins);
    settings.binning = rules.binning.value_or(settings.binning);
    settings.closed = rules.closed.value_or(settings.closed);
    if (rules.clipsOutside)
        settings.outside = core::Outside::Clip;
    return settings;
}

}  // namespace cli
