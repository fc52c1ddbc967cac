// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_rules.h"

#include "app/cli/option/choice.h"

#include <cmath>
#include <limits>

namespace cli {

void addThreshold(OptionSet command, ClassifyRules& rules)
{
    command
        .add("--threshold", "T", rules.threshold,
             "Predict positive if the score is at least T. Default: 0.5 if all scores are between "
             "0 and 1, 0 if they are on both sides of 0, otherwise the middle score of the first "
             "model.")
        .anyNumber();
}

void addClassifyRules(OptionSet command, ClassifyRules& rules)
{
    command
        .add("--clip", "EPS", rules.clip,
             "Keep probabilities between EPS and 1 - EPS for log loss and calibration slope "
             "(default: 2.220446049250313e-16). With 0, they stay as they are, and values with an "
             "infinite logarithm are undefined.")
        .between(0, std::nextafter(0.5, 0), "a number of at least 0 and below 0.5");
    command.addFlag("--clip-outside", rules.clipsOutside,
                    "Count scores below 0 as 0 and scores above 1 as 1.");
    command
        .add("--bins", "N", rules.bins, "Number of bins for the calibration error (default: 10).")
        .within(1, 1'000'000);
    addChoice<std::optional<core::Binning>>(
        command, "--binning", "WORD",
        "Bins of equal width (uniform, default) or with equal counts (quantile).",
        {{"uniform", core::Binning::Uniform}, {"quantile", core::Binning::Quantile}},
        rules.binning);
    addChoice<std::optional<core::ClosedEdge>>(
        command, "--closed", "WORD",
        "Put a score on the boundary between two bins into the lower one (right, default, as in "
        "scikit-learn) or the upper one (left, as in torchmetrics).",
        {{"right", core::ClosedEdge::Right}, {"left", core::ClosedEdge::Left}}, rules.closed);
}

void addPrevalence(OptionSet command, std::optional<double>& prevalence, const std::string& help)
{
    command.add("--prevalence", "P", prevalence, help)
        .between(std::numeric_limits<double>::denorm_min(), std::nextafter(1, 0),
                 "a number above 0 and below 1");
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
