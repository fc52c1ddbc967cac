// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/recalibration_options.h"

#include "app/cli/option/choice.h"
#include "core/classification/calibration/calibration.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"

#include <thread>
#include <utility>

namespace cli {

namespace {

constexpr std::size_t mostFolds = 1000;

}  // namespace

core::ClassifierSettings RecalibrationOptions::over(core::ClassifierSettings settings) const
{
    settings.calibration = method.value_or(settings.calibration);
    settings.foldsBy = foldsBy.value_or(settings.foldsBy);
    if (foldsBy == core::FoldsBy::Random)
        settings.folds = folds;
    return settings;
}

void addRecalibration(OptionSet command, RecalibrationOptions& options)
{
    addChoice<std::optional<core::Calibration>>(
        command, "--recalibrate", "WORD",
        "Recalibrate the scores out of fold: each sample with a model fitted to the other folds. "
        "The model is isotonic regression (isotonic) or Platt scaling (platt); none does not "
        "recalibrate. All values, curves, intervals and tests then use the recalibrated scores.",
        {{"none", core::Calibration::None},
         {"isotonic", core::Calibration::Isotonic},
         {"platt", core::Calibration::Platt}},
        options.method);
    command.take<std::string>(
        "--folds", "K",
        [&options](const std::string& text) {
            if (text == "group") {
                options.foldsBy = core::FoldsBy::Group;
                return;
            }
            const auto count = core::parsedNumber<std::size_t>(text);
            if (!count || *count < 2 || *count > mostFolds)
                throw WrongValue{"--folds", "“" + text +
                                                "” is not a number from 2 to 1000; use one, or "
                                                "group."};
            options.foldsBy = core::FoldsBy::Random;
            options.folds = *count;
        },
        "Folds of --recalibrate: a number of random folds, stratified by class (default: 10), or "
        "“group”, which keeps each group of --group, such as a site or a patient, in one fold. "
        "Up to 20 groups are one fold each; more groups share 10 folds.");
}

std::string recalibrationMistake(const RecalibrationOptions& options,
                                 const core::ClassifierSettings& settings,
                                 const core::Samples& samples)
{
    if (options.foldsBy && settings.calibration == core::Calibration::None)
        return "--folds requires --recalibrate isotonic or platt.";
    if (options.foldsBy == core::FoldsBy::Group && samples.groupNames.empty())
        return "--folds group requires groups; name their column with --group.";
    return {};
}

std::string recalibrate(SamplesToClassify& input)
{
    if (input.settings.calibration == core::Calibration::None)
        return {};
    core::Samples& samples = input.samples;
    for (std::size_t model = 0; model < samples.models.size(); ++model) {
        const core::ScoredLabels scored =
            core::scoredLabels(samples, model, input.positive, input.higherIsPositive);
        auto probabilities = core::calibrated(
            scored,
            core::foldsOf(scored, samples.groups, samples.groupNames.size(), input.settings),
            input.settings.calibration, core::Threads(std::thread::hardware_concurrency()));
        if (!probabilities)
            return whyNotRecalibrated(samples.models[model].name, probabilities.error());
        samples.models[model].values = *std::move(probabilities);
    }
    input.higherIsPositive = true;
    return {};
}

std::string whyNotRecalibrated(const std::string& model, core::Undefined reason)
{
    return "“" + model + "” cannot be recalibrated. " + ui::undefinedText(reason).toStdString();
}

std::string recalibrationSentence(const SamplesToClassify& input)
{
    if (input.settings.calibration == core::Calibration::None)
        return {};
    ui::SamplesFacts facts;
    facts.samples = input.samples.size();
    facts.recalibration = input.settings;
    facts.groups = input.samples.groupNames.size();
    return ui::recalibrationSentence(facts).toStdString();
}

}  // namespace cli
