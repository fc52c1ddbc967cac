// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/metric_question.h"

#include "app/cli/host/host.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/session_input.h"
#include "app/cli/option/streams.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/collections/import/recognise.h"
#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <span>

namespace cli {

namespace {

/// Why the samples are not of one model; empty if they are.
std::string severalModels(const SamplesToClassify& read, const std::string& file)
{
    if (read.samples.models.size() == 1)
        return {};
    return file + " contains scores of several models; choose one with --score: " +
           core::listText(read.samples.models, &core::ModelScores::name) + ".";
}

std::optional<core::ClassifierMetricQuestion> questionOf(const OptionSet& command,
                                                         const FigureNumbers& numbers)
{
    core::ClassifierMetricQuestion question;
    question.mostChanges = numbers.mostChanges;
    for (const auto& [name, number] : numbers.numbers) {
        const auto figure = core::classifierMetricNamed(name);
        if (!figure) {
            wrongUsage(command, "“" + name + "” is not a classifier measure; use one of " +
                                    core::classifierMetricNames() + ".");
            return std::nullopt;
        }
        question.told.push_back({*figure, number});
    }
    return question;
}

}  // namespace

std::variant<FigureAnswer, ExitStatus> answerOf(const OptionSet& command,
                                                const ClassifyInput& input,
                                                const FigureNumbers& numbers,
                                                const core::Threads& threads)
{
    auto question = questionOf(command, numbers);
    if (!question)
        return WrongUsage;
    auto samples = readSamples(command, input);
    if (const auto* failed = std::get_if<ExitStatus>(&samples))
        return *failed;
    const auto& read = std::get<SamplesToClassify>(samples);
    if (const std::string mistake = severalModels(read, input.file); !mistake.empty())
        return wrongUsage(command, mistake);
    const core::ScoredLabels scored =
        core::scoredLabels(read.samples, 0, read.positive, read.higherIsPositive);
    question->inForce.settings = read.settings;
    question->inForce.threshold =
        numbers.threshold.value_or(read.threshold.value_or(core::startingThreshold(scored.scores)));
    const core::ClassifierInput of(scored, read.samples.groups, read.samples.groupNames.size());
    FigureAnswer answer{core::findRules(of, *question, threads, stopOfHost()), {}};
    const std::span<const core::RuleHit> hits(answer.found.hits);
    answer.disambiguating = core::disambiguatingMeasure(
        of, *question, hits.first(std::min(hits.size(), numbers.mostListed)), threads);
    return answer;
}

std::variant<bool, ExitStatus> holdsSamples(const std::string& file,
                                            const core::ExpansionLimit& limit)
{
    if (inMemorySamples(file))
        return true;
    if (file == "-")
        return false;
    const auto text = readSessionText(file, limit);
    if (const auto* failed = std::get_if<ExitStatus>(&text))
        return *failed;
    const core::FileKind kind = core::recognise(std::get<std::string>(text));
    return kind == core::FileKind::Samples || kind == core::FileKind::SampleSession;
}

}  // namespace cli
