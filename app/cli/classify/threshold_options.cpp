// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/threshold_options.h"

#include "core/foundation/text/number_text.h"
#include "ui/text/words/measure_text.h"

#include <cmath>
#include <string_view>

namespace cli {

namespace {

constexpr std::string_view thresholdHelp =
    "Predict positive if the score is at least T. T is a number, or an aim on these samples. "
    "youden, f1 and f=BETA choose the highest value. cost=FN:FP chooses the lowest cost, where FN "
    "and FP are the costs of a false negative and a false positive. cost=FN:FP:P assumes another "
    "prevalence P. recall=R chooses the lowest false positive rate with a recall of at least R. "
    "specificity=S and precision=P (at least), fpr=R and flagged=5% (at most) choose the highest "
    "recall within the limit. ";

}  // namespace

void addThresholds(OptionSet command, std::vector<std::string>& texts)
{
    command
        .add("--threshold", "T", texts,
             std::string(thresholdHelp) +
                 "With several models, an aim gives each its own threshold. Can be repeated. "
                 "Default: 0.5 if all scores are between 0 and 1, 0 if they are "
                 "on both sides of 0, otherwise the middle score of the first model.")
        .oneEach();
}

void addThresholdChoice(OptionSet command, std::optional<ThresholdChoice>& choice)
{
    command.take<std::string>(
        "--threshold", "T",
        [&choice](const std::string& text) {
            const auto choices = thresholdChoices({text});
            if (!choices)
                throw WrongValue{"--threshold", choices.error()};
            choice = choices->front();
        },
        std::string(thresholdHelp) +
            "With several models, an aim gives each its own threshold (default: 0.5 for "
            "probabilities).");
}

core::Result<std::vector<ThresholdChoice>, std::string>
thresholdChoices(const std::vector<std::string>& texts)
{
    std::vector<ThresholdChoice> choices;
    for (const std::string& text : texts) {
        const auto number = core::parsedNumber<double>(text);
        const auto aim = core::thresholdAimIn(text);
        if (aim)
            choices.push_back({text, std::nullopt, *aim});
        else if (number && !std::isnan(*number))
            choices.push_back({text, number, {}});
        else
            return "“" + text +
                   "” is not a number; use one, or an aim: " + core::thresholdAimForms() + ".";
    }
    return choices;
}

core::Value thresholdOf(const ThresholdChoice& choice, const core::ThresholdSweep& sweep)
{
    return choice.number ? core::Value(*choice.number) : core::thresholdFor(choice.aim, sweep);
}

std::string whyNoThreshold(const std::string& model, const ThresholdChoice& choice,
                           core::Undefined reason)
{
    return "“" + model + "” has no threshold for " + choice.text + ". " +
           ui::undefinedText(reason).toStdString();
}

}  // namespace cli
