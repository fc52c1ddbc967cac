// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_classes.h"
#include "app/cli/classify/classify_details.h"
#include "app/cli/classify/classify_input.h"
#include "app/cli/classify/classify_models.h"
#include "app/cli/classify/classify_output.h"
#include "app/cli/classify/classify_rules.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "core/classification/models/model_table.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/foundation/text/number_text.h"

#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <utility>

namespace cli {

namespace {

constexpr std::array<std::pair<const char*, core::GroupWeights>, 3> groupedAucs{
    {{"grouped_auc", core::GroupWeights::Equal},
     {"grouped_auc_by_samples", core::GroupWeights::Samples},
     {"grouped_auc_by_positives", core::GroupWeights::Positives}}};

constexpr double aboveZero = std::numeric_limits<double>::denorm_min();

struct ClassifyOptions {
    ClassifyInput input;
    std::string counts;
    ClassifyRules rules;
    DetailOptions details;
    ModelsOptions models;
    bool showsModels = false;
    bool showsGaps = false;
    std::optional<core::GroupWeights> groupWeights;
    std::optional<int> digits;
    bool isJson = false;
};

constexpr auto classifyHelp =
    R"help(FILE is a table with a column of labels and one or more of scores (comma, tab, semicolon or spaces, with or
without headings, or JSON), a session of the Classifier, or a figure that carries one. Columns are recognised
by their headings and what stands in them, or named by heading or number. A sample is predicted
positive when its score is at least the threshold. Log loss, normalised entropy (it over the entropy of the share of positives; 1 minus that is the
relative information gain), the Brier score and predicted to observed (the sum of the probabilities
over the positives) need probabilities:
scores outside 0 to 1 leave them undefined unless --clip-outside is given. JSON has every digit unless
--digits is given; a value that is null has its reason under “undefined”. Several scores give an array.

Of more than two classes a table has a column of scores for each label, headed prob_cat, p_cat, P(cat)
or cat, or a column of predictions (predicted, y_pred), or both. Then follow the k × k matrix, precision,
recall, F1 and the AUC of each class against the rest, and their averages; --positive sets one class
against the rest.

Examples:
  rankscope-cli classify scores.csv
  rankscope-cli classify scores.csv --label clicked --score ctr --positive yes --threshold 0.3
  rankscope-cli classify models.tsv.gz --score a --score b --format json
  rankscope-cli classify --counts 19,0,0,14399999981
  rankscope-cli classify scores.csv --details --slices site
  rankscope-cli classify truth.csv submission.csv --id patient
  rankscope-cli classify animals.csv --positive cat)help";

/// @param digits what counts without --digits
void describe(OptionSet command, ClassifyOptions& options, const std::string& digits)
{
    options.input.takesClasses = true;
    command.addArgument("FILE", options.input.file, "Labels and scores.");
    command.addArgument("SCORES", options.input.otherFile,
                        "The scores, where FILE has the labels only: rows of one id belong "
                        "together.");
    command.add("--id", "C", options.input.id,
                "The column of ids in FILE and in SCORES; recognised without it.");
    addTableOptions(command, options.input);
    addEncodings(command, options.input.encodings);
    addExpansionLimit(command, options.input.expansion);
    command
        .add("--digits", "N", options.digits,
             "Decimals of a value, 0 to 17; more where the value would read as 0 or 1, which it is "
             "not. " +
                 digits)
        .within(0, allDigits);
    addClassifyRules(command, options.rules);
    command.addFlag("--details", options.details.areWanted,
                    "Begins with the models beside each other, with 95 % intervals and DeLong’s "
                    "test, and adds pairs won, tied and lost, intervals of AUC, average precision "
                    "and rates, a part of the AUC, areas and the parts of the Brier score.");
    addModelsOptions(command, options.models);
    addSlices(command, options.input);
    command.addFlag("--gaps", options.showsGaps,
                    "Slices show how far they are from all samples, not their values.");
    std::vector<Choice<std::optional<core::GroupWeights>>> groupWeights;
    groupWeights.reserve(groupWeightWords.size());
    for (const auto& [word, weights] : groupWeightWords)
        groupWeights.push_back({word, weights});
    addChoice<std::optional<core::GroupWeights>>(
        command, "--group-weights", "WORD",
        "Adds the AUC of each group and what it adds to their mean, where a group counts like any "
        "other (equal), as its positives (positives) or as its samples (samples).",
        groupWeights, options.groupWeights);
    command
        .add("--max-fpr", "RATE", options.details.maxFpr,
             "The false positive rate up to which the partial AUC goes, 0.1 if not given.")
        .between(aboveZero, 1, "a number above 0, at most 1");
    command
        .add("--rounds", "N", options.details.bootstrap.rounds,
             "Rounds of the bootstrap intervals, 1000 if not given.")
        .within(2, 1'000'000);
    command.add("--seed", "N", options.details.bootstrap.seed, "Of the bootstrap, 1 if not given.")
        .anySeed();
    command.add("--counts", "TP,FP,FN,TN", options.counts,
                "Instead of FILE: a confusion matrix of whole numbers.");
}

ModelReport reportOf(const SamplesToClassify& input, std::size_t model,
                     const core::SweptSamples& of, const DetailOptions& details)
{
    const core::Samples& samples = input.samples;
    const auto& [scored, sweep] = of;
    ModelReport report;
    report.name = samples.models[model].name;
    report.samples = static_cast<double>(sweep.samples());
    report.positives = sweep.acceptedPositives(sweep.size() - 1);
    const core::MeasuredModel measured(of, input.settings);
    for (const core::ModelMeasure& measure : core::modelMeasures())
        if (measure.of)
            report.values.push_back({std::string(measure.id), measure.of(measured)});
    if (!samples.groupNames.empty()) {
        const core::GroupedAuc grouped =
            core::groupedAuc(scored, samples.groups, samples.groupNames.size());
        for (const auto& [id, weights] : groupedAucs)
            report.values.push_back({id, grouped.mean(weights)});
        const auto addNumber = [&report](const char* id, std::size_t number) {
            report.values.push_back({id, static_cast<double>(number)});
        };
        addNumber("groups_counted", grouped.counted);
        addNumber("groups_without_positives", grouped.withoutPositives);
        addNumber("groups_without_negatives", grouped.withoutNegatives);
    }
    if (details.areWanted)
        addDetails(report.values, of, input.settings, details);
    const core::ConfusionMatrix counts = sweep.counts(sweep.pointAt(*input.threshold));
    report.atThreshold = thresholdReport(input.threshold, counts);
    if (details.areWanted)
        report.atThreshold.intervals =
            rateIntervals(counts, core::squaredWeights(scored, *input.threshold, counts));
    return report;
}

/// Four whole numbers; nothing when the text is not that.
std::optional<core::ConfusionMatrix> countsIn(std::string_view text)
{
    constexpr double largest = 9007199254740992;  // 2^53
    std::array<double, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t comma = text.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == numbers.size()))
            return std::nullopt;
        const auto number = core::parsedNumber<double>(text.substr(0, comma));
        if (!number || !(*number >= 0 && *number <= largest) || std::trunc(*number) != *number)
            return std::nullopt;
        numbers[i] = *number;
        text.remove_prefix(std::min(comma, text.size() - 1) + 1);
    }
    return core::ConfusionMatrix{numbers[0], numbers[1], numbers[2], numbers[3]};
}

std::string usageMistake(const OptionSet& command, const ClassifyOptions& options)
{
    if (options.counts.empty() && options.input.file.empty())
        return "there is nothing to classify; give a file or --counts.";
    if (options.input.otherFile.empty() && command.option("--id").isGiven())
        return "--id goes with two files only.";
    if (!options.counts.empty() && !options.input.file.empty())
        return "--counts and a file cannot both be what is classified.";
    if (!options.counts.empty() && !countsIn(options.counts))
        return "--counts: “" + options.counts + "” is not four whole numbers with commas between.";
    for (const char* option : {"--columns", "--baseline"})
        if (!options.showsModels && command.option(option).isGiven())
            return std::string(option) + " goes with the table of models only; " +
                   (command.has("--layout") ? "give --layout models." : "give --details.");
    if (!options.details.areWanted && command.option("--max-fpr").isGiven())
        return "--max-fpr goes with --details only.";
    for (const char* option : {"--rounds", "--seed"})
        if (!options.details.areWanted && !options.showsModels && command.option(option).isGiven())
            return std::string(option) + " goes with --details or the table of models only.";
    if (options.showsGaps && !options.input.slices)
        return "--gaps goes with --slices only.";
    return {};
}

/// What changes nothing where no scores are those of one class against the others; the first of
/// them tells of rates without scores, too.
constexpr std::array ofScores{
    "--details", "--threshold",     "--bins",    "--binning",           "--closed",
    "--slices",  "--gaps",          "--columns", "--baseline",          "--rounds",
    "--seed",    "--group-weights", "--max-fpr", "--lower-is-positive", "--clip-outside"};

/// An option that would change nothing, and why; empty where none is given.
std::string idleOption(const OptionSet& command, std::span<const char* const> idle,
                       const std::string& reason)
{
    for (const char* option : idle)
        if (command.option(option).isGiven())
            return std::string(option) + " " + reason;
    return {};
}

/// Measures the samples and prints what `output` makes of it.
/// @param outputClasses the same of samples of several classes
template <class Output, class OutputClasses>
ExitStatus classify(const OptionSet& command, const ClassifyOptions& options, Output output,
                    OutputClasses outputClasses)
{
    if (const std::string mistake = usageMistake(command, options); !mistake.empty())
        return wrongUsage(command, mistake);
    ClassifyReport report;
    report.digits = options.digits;
    if (const auto counts = countsIn(options.counts)) {
        const auto idle = idleOption(command, std::span(ofScores).subspan(1),
                                     "goes with scores, and --counts has none.");
        if (!idle.empty())
            return wrongUsage(command, idle);
        report.models.push_back(
            {{}, counts->total(), counts->positives(), {}, thresholdReport(std::nullopt, *counts)});
        if (options.details.areWanted)
            report.models.back().atThreshold.intervals = rateIntervals(*counts, *counts);
    } else {
        auto read = readSamples(command, options.input);
        if (const auto* status = std::get_if<ExitStatus>(&read))
            return *status;
        if (auto* classes = std::get_if<core::ClassSamples>(&read)) {
            const auto idle = idleOption(command, ofScores,
                                         "is of one class against the others; give --positive.");
            if (!idle.empty())
                return wrongUsage(command, idle);
            core::ClassValues values = core::classValues(*classes, settingsBy(options.rules, {}));
            return outputClasses({std::move(*classes), std::move(values), options.digits});
        }
        auto& input = std::get<SamplesToClassify>(read);
        if (options.rules.threshold)
            input.threshold = options.rules.threshold;
        if (!input.threshold)
            input.threshold = core::startingThreshold(input.samples.models.front().values);
        input.settings = settingsBy(options.rules, input.settings);
        report.positive = input.samples.classes[input.positive];
        report.higherIsPositive = input.higherIsPositive;
        const SweptModels models(input);
        if (options.showsModels) {
            auto paper = modelsReport(models, input, options.models, options.details.bootstrap);
            if (!paper)
                return wrongUsage(command, paper.error());
            report.paper = *std::move(paper);
        }
        if (options.groupWeights) {
            if (input.samples.groupNames.empty())
                return wrongUsage(command, "--group-weights needs groups; give --group.");
            report.groups = groupsReport(models, input, *options.groupWeights);
        }
        if (options.input.slices)
            report.slices = slicesReport(models, input, *options.input.slices, options.showsGaps);
        for (std::size_t model = 0; model < models.size(); ++model)
            report.models.push_back(reportOf(input, model, models.at(model), options.details));
    }
    return output(report);
}

void addLayout(OptionSet command, std::optional<ClassifyLayout>& layout)
{
    addChoice<std::optional<ClassifyLayout>>(
        command, "--layout", "WORD",
        "models (a row per model; with --details, --columns or --baseline), tests (a row per pair "
        "of models), slices (a row per slice; with --slices), groups (a row per group; with "
        "--group-weights) or values (a row per value, a column per model; without these).",
        {{"models", ClassifyLayout::Models},
         {"tests", ClassifyLayout::Tests},
         {"slices", ClassifyLayout::Slices},
         {"groups", ClassifyLayout::Groups},
         {"values", ClassifyLayout::Values}},
        layout);
}

/// What the other options speak of.
ClassifyLayout usualLayout(const OptionSet& command)
{
    const auto isGiven = [&](const char* option) { return command.option(option).isGiven(); };
    if (isGiven("--slices"))
        return ClassifyLayout::Slices;
    if (isGiven("--group-weights"))
        return ClassifyLayout::Groups;
    const bool asksForModels =
        isGiven("--details") || isGiven("--columns") || isGiven("--baseline");
    return asksForModels && !isGiven("--counts") ? ClassifyLayout::Models : ClassifyLayout::Values;
}

std::string layoutMistake(ClassifyLayout layout, const ClassifyOptions& options)
{
    if (layout == ClassifyLayout::Slices && !options.input.slices)
        return "slices need a column; give --slices.";
    if (layout == ClassifyLayout::Groups && !options.groupWeights)
        return "groups need to know how much each counts; give --group-weights.";
    if (layout != ClassifyLayout::Values && !options.counts.empty())
        return "--counts has no models; --layout values prints what follows from it.";
    return {};
}

}  // namespace

Command addClassify(OptionSet program)
{
    const auto options = std::make_shared<ClassifyOptions>();
    OptionSet command = program.addCommand(
        "classify", "Measures the scores that a classifier gave against the labels.");
    command.setFooter(classifyHelp);
    describe(command, *options, "Without it 6 in text, and in JSON as many as the number needs.");
    addJson(command, options->isJson);
    return {
        command,
        [command, options] {
            options->showsModels = options->details.areWanted;
            const ClassifyLayout layout = usualLayout(command);
            return classify(
                command, *options,
                [&](const ClassifyReport& report) {
                    return print(
                        options->isJson, [&] { return classifyText(report); },
                        [&] { return classifyJson(report); },
                        [&] { return classifyTables(report, layout, core::TableFormat::Html); });
                },
                [&](const ClassesReport& report) {
                    return print(
                        options->isJson, [&] { return classesText(report); },
                        [&] { return classesJson(report); },
                        [&] { return std::vector{classesTable(report, ClassesLayout::Values)}; });
                });
        },
        [options] { return options->input.files(); }};
}

Command addClassifyTable(OptionSet table)
{
    const auto options = std::make_shared<ClassifyOptions>();
    const auto style = std::make_shared<TableStyle>();
    const auto layout = std::make_shared<std::optional<ClassifyLayout>>();
    const auto classes = std::make_shared<std::optional<ClassesLayout>>();
    OptionSet command = table.addCommand(
        "classify", "Models beside each other, as a paper prints them, or all their values.");
    describe(command, *options, "Without it 3; of all values 6.");
    addLayout(command, *layout);
    addChoice<std::optional<ClassesLayout>>(
        command, "--classes", "WORD",
        "Of more than two classes: matrix (a row per true class, a column per predicted one), "
        "shares (the same as shares of the rows), classes (a row per class, and the averages) or "
        "values (a row per value; without it).",
        {{"matrix", ClassesLayout::Matrix},
         {"shares", ClassesLayout::Shares},
         {"classes", ClassesLayout::Classes},
         {"values", ClassesLayout::Values}},
        *classes);
    addTableStyle(command, *style);
    return {command,
            [command, options, style, layout, classes] {
                const ClassifyLayout shown = layout->value_or(usualLayout(command));
                if (const auto mistake = layoutMistake(shown, *options); !mistake.empty())
                    return wrongUsage(command, mistake);
                ClassifyOptions needed = *options;
                needed.showsModels =
                    shown == ClassifyLayout::Models || shown == ClassifyLayout::Tests;
                needed.details.areWanted &= shown == ClassifyLayout::Values;
                return classify(
                    command, needed,
                    [&](const ClassifyReport& report) {
                        return printTables(
                            [&] { return classifyTables(report, shown, style->format); }, *style);
                    },
                    [&](const ClassesReport& report) {
                        return printTables(
                            [&] {
                                return std::vector{
                                    classesTable(report, classes->value_or(ClassesLayout::Values))};
                            },
                            *style);
                    });
            },
            [options] { return options->input.files(); }};
}

}  // namespace cli
