// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_classes.h"
#include "app/cli/classify/classify_details.h"
#include "app/cli/classify/classify_input.h"
#include "app/cli/classify/classify_labels.h"
#include "app/cli/classify/classify_models.h"
#include "app/cli/classify/classify_output.h"
#include "app/cli/classify/classify_rules.h"
#include "app/cli/classify/recalibration_options.h"
#include "app/cli/classify/threshold_options.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/option/wording.h"
#include "core/classification/models/model_table.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/classification/uncertainty/precision_size.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/model_table_text.h"
#include "ui/text/tables/sample_size_text.h"
#include "ui/text/words/caption_text.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <memory>
#include <span>
#include <thread>
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
    std::vector<std::string> truths;  ///< of several labels per sample
    ClassifyRules rules;
    std::vector<std::string> thresholds;
    RecalibrationOptions recalibration;
    DetailOptions details;
    ModelsOptions models;
    bool showsModels = false;
    bool takesIntervals = false;  ///< of several classes
    bool showsGaps = false;
    bool leavesOut = false;
    bool tellsSampleSize = false;
    bool hasClinicalNames = false;
    core::IntervalWidths widths;
    std::optional<core::GroupWeights> groupWeights;
    std::optional<int> digits;
    bool isInWords = false;
    std::string unit;
    bool isJson = false;
};

constexpr auto classifyHelp =
    R"help(FILE is a table, a classifier session, or a figure that contains a session. The table
has a column of labels and one or more columns of scores. It is JSON, or text separated by commas,
tabs, semicolons or spaces, with or without headings. Rankscope detects the columns from their
headings and contents, unless you name them by heading or number. A sample is predicted positive if
its score is at least the threshold.

Some measures need probabilities: log loss, normalised entropy (NE = log loss / entropy of the
share of positives; 1 − NE is the relative information gain), the Brier score, and predicted to
observed (sum of probabilities / positives). These measures are undefined for scores outside 0 to
1, unless you use --clip-outside. JSON has all digits unless you use --digits. JSON gives the
reason for each null under “undefined”. For several columns of scores, JSON is an array. With
--details, it also has the smooth calibration curve with its 95% band, and the calibration bins
(--binning quantile: deciles).

For more than two classes, the table has one column of scores per label (headed prob_cat, p_cat,
P(cat) or cat), a column of predictions (predicted, y_pred), or both. The output contains the k × k
confusion matrix, and the precision, recall, F1, AUC and average precision of each class against
the rest, with their averages. It also contains the AUC of each pair of classes and their mean
(Hand and Till’s M), the Brier score and the calibration error. Weighted kappa takes the classes in
the order of their columns. --details adds 95% intervals by a bootstrap that resamples each class.
Use --positive to compare a single class with the rest.

For samples that can have several labels each, name a column of truth and a column of scores for
each label: --truth cat --score p_cat --truth dog --score p_dog. The output contains micro, macro
and sample means, label ranking average precision, coverage error and ranking loss.

Examples:
  rankscope-cli classify scores.csv
  rankscope-cli classify scores.csv --label clicked --score ctr --positive yes --threshold 0.3
  rankscope-cli classify models.tsv.gz --score a --score b --format json
  rankscope-cli classify --counts 19,0,0,14399999981
  rankscope-cli classify scores.csv --details --slices site
  rankscope-cli classify truth.csv submission.csv --id patient
  rankscope-cli classify animals.csv --positive cat
  rankscope-cli classify photos.csv --truth cat --score p_cat --truth dog --score p_dog)help";

/// Parses three widths above 0, the first below 1.
core::IntervalWidths widthsIn(const std::string& text)
{
    std::array<double, 3> numbers{};
    std::string_view rest = text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t comma = rest.find(',');
        const auto number = core::parsedNumber<double>(rest.substr(0, comma));
        const bool isLast = i + 1 == numbers.size();
        if (!number || !(*number > 0 && *number <= 1) ||
            (comma == std::string_view::npos) != isLast)
            throw WrongValue{"--widths", "“" + text +
                                             "” is not three widths above 0 and at most 1, such as "
                                             "0.1,0.2,0.2"};
        numbers[i] = *number;
        rest.remove_prefix(std::min(comma, rest.size() - 1) + 1);
    }
    return {numbers[0], numbers[1], numbers[2]};
}

/// @param digits the default of --digits
void describe(OptionSet command, ClassifyOptions& options, const std::string& digits)
{
    options.input.takesClasses = true;
    options.input.takesOwnRows = true;
    command.addArgument("FILE", options.input.file, "Labels and scores.");
    command.addArgument(
        "SCORES", options.input.otherFile,
        "Table of scores, if FILE contains only labels. Rows with the same id are joined.");
    command.add("--id", "C", options.input.id,
                "Column with the ids in FILE and SCORES (default: detected).");
    addTableOptions(command, options.input);
    addEncodings(command, options.input.encodings);
    addExpansionLimit(command, options.input.expansion);
    command
        .add("--digits", "N", options.digits,
             "Decimal places, 0 to 17; more if a value would otherwise read as 0 or 1. " + digits)
        .within(0, allDigits);
    addThresholds(command, options.thresholds);
    addClassifyRules(command, options.rules);
    addRecalibration(command, options.recalibration);
    command.addFlag(
        "--details", options.details.areWanted,
        "Start with a comparison of the models, with 95% intervals, DeLong’s test, and McNemar’s "
        "and score tests of rates. Also print the pairs won, tied and lost, the intervals of "
        "AUC, average precision and rates, the net benefit, the partial AUC, the areas and the "
        "components of the Brier score. For calibration, print calibration in the large, "
        "calibration slope and intercept, O:E and the scaled Brier score, with their intervals. "
        "Also print how far the probabilities are from a smooth calibration curve (ICI, E50, "
        "E90).");
    addModelsOptions(command, options.models);
    addSlices(command, options.input);
    command.addFlag("--gaps", options.showsGaps,
                    "Show each slice's difference from all samples instead of its values.");
    command.addFlag("--leave-one-out", options.leavesOut,
                    "Also leave out one slice at a time, such as one site, and evaluate the "
                    "remaining samples.");
    addCluster(command, options.input);
    command.addFlag("--clinical", options.hasClinicalNames,
                    "In tables and captions, name rates as in clinical papers, such as Sensitivity "
                    "and PPV.");
    command.addFlag("--sample-size", options.tellsSampleSize,
                    "Also print how many samples a new validation study needs for 95% intervals "
                    "of AUC, calibration slope and O:E with the widths of --widths. This assumes "
                    "that the study has the share of positives, AUC and probabilities of FILE "
                    "(Riley et al. 2021).");
    command.take<std::string>(
        "--widths", "AUC,SLOPE,OE",
        [&options](const std::string& text) { options.widths = widthsIn(text); },
        "Widths of the intervals for --sample-size (default: 0.1,0.2,0.2).");
    std::vector<Choice<std::optional<core::GroupWeights>>> groupWeights;
    groupWeights.reserve(groupWeightWords.size());
    for (const auto& [word, weights] : groupWeightWords)
        groupWeights.push_back({word, weights});
    addChoice<std::optional<core::GroupWeights>>(
        command, "--group-weights", "WORD",
        "Also print the AUC of each group and its contribution to the mean. The mean weights "
        "groups equally (equal), by their positives (positives) or by their samples (samples).",
        groupWeights, options.groupWeights);
    command
        .add("--max-fpr", "RATE", options.details.maxFpr,
             "Highest false positive rate of the partial AUC (default: 0.1).")
        .between(aboveZero, 1, "a number above 0 and at most 1");
    addChoice<core::RateIntervalMethod>(
        command, "--rate-intervals", "WORD",
        "Intervals of rates that are shares of samples: by the Wilson score method (wilson, "
        "default) or exact (clopper-pearson).",
        {{"wilson", core::RateIntervalMethod::Wilson},
         {"clopper-pearson", core::RateIntervalMethod::ClopperPearson}},
        options.details.ofShares);
    addPrevalence(
        command, options.details.prevalence,
        "Also print PPV (precision) and NPV, with their 95% intervals, for a population in "
        "which a share P is positive.");
    command
        .add("--beta", "B", options.details.beta,
             "Also print F-beta with its 95% interval; recall counts B times as much as precision.")
        .between(0.01, 100, "a number from 0.01 to 100");
    command
        .add("--rounds", "N", options.details.bootstrap.rounds,
             "Number of rounds for bootstrap intervals (default: 1000).")
        .within(2, 1'000'000);
    command
        .add("--seed", "N", options.details.bootstrap.seed,
             "Random seed of the bootstrap (default: 1).")
        .anySeed();
    command.add("--counts", "TP,FP,FN,TN", options.counts,
                "Confusion matrix to use instead of FILE: four whole numbers.");
}

/// How intervals are computed from clusters.
std::string clusterSentence(const core::SampleColumn& clusters, const DetailOptions& details)
{
    const QString how =
        Wording::tr("Intervals: bootstrap of the %1 clusters in column “%2”, each drawn as a "
                    "whole (%3 rounds, seed %4).")
            .arg(ui::countText(clusters.names.size()), QString::fromStdString(clusters.name),
                 ui::countText(details.bootstrap.rounds), QString::number(details.bootstrap.seed));
    return ui::joinedSentences({how, ui::fewClustersSentence(clusters.names.size())}).toStdString();
}

/// Adds the intervals of rates, F-beta and the predictive values at another prevalence, as wanted.
/// @param squares from core::squaredWeights()
void addIntervals(ThresholdReport& report, const core::ConfusionMatrix& squares,
                  const DetailOptions& details)
{
    if (details.areWanted)
        report.intervals = rateIntervals(report.counts, squares, details.ofShares);
    const auto add = [&report](const std::vector<NamedValue>& values) {
        report.rates.insert(report.rates.end(), values.begin(), values.end());
    };
    if (details.beta)
        add(valuesOfBeta(*details.beta, report.counts, squares));
    if (details.prevalence)
        add(valuesAtPrevalence(*details.prevalence, report.counts, squares));
}

/// The matrix at a threshold with every rate and, with details, the intervals.
core::Result<ThresholdReport, core::Undefined>
thresholdReportOf(const core::SweptSamples& of, const core::ClassifierSettings& settings,
                  const ThresholdChoice& choice, bool hasBootstrap, const DetailOptions& details)
{
    const core::Value threshold = thresholdOf(choice, of.sweep);
    if (!threshold)
        return threshold.reason();
    const core::ConfusionMatrix counts = of.sweep.counts(of.sweep.pointAt(*threshold));
    ThresholdReport report = thresholdReport(*threshold, counts);
    addIntervals(report, core::squaredWeights(of.samples, *threshold, counts), details);
    if (details.areWanted) {
        const auto benefit = netBenefitAt(*threshold, of);
        report.intervals.insert(report.intervals.end(), benefit.begin(), benefit.end());
    }
    if (details.clusters && details.areWanted) {
        removeEnds(report.rates);
        useClusters(report.intervals, of, settings, *threshold, details);
        return report;
    }
    if (!hasBootstrap || !details.areWanted)
        return report;
    const core::Threads threads(std::thread::hardware_concurrency());
    const auto ends = aimedIntervals(
        choice.number ? core::fixedThreshold(*threshold, of, details.bootstrap, threads)
                      : core::aimedThreshold(choice.aim, of, details.bootstrap, threads));
    report.intervals.insert(report.intervals.end(), ends.begin(), ends.end());
    return report;
}

/// Without --threshold: a session's aim if every model reaches it, otherwise a number.
ThresholdChoice usualChoice(const SamplesToClassify& input, const SweptModels& models)
{
    bool isReached = input.aim.has_value();
    for (std::size_t model = 0; isReached && model < models.size(); ++model)
        isReached = core::thresholdFor(*input.aim, models.at(model).sweep).isDefined();
    if (isReached)
        return {core::toText(*input.aim), std::nullopt, *input.aim};
    return {{},
            input.threshold.value_or(core::startingThreshold(input.samples.models.front().values)),
            {}};
}

/// Adds the reports at the thresholds, or returns why there is none.
std::string addThresholds(ModelReport& report, const core::SweptSamples& of,
                          const core::ClassifierSettings& settings,
                          const std::vector<ThresholdChoice>& choices, const DetailOptions& details)
{
    const bool hasAim =
        std::ranges::any_of(choices, [](const ThresholdChoice& choice) { return !choice.number; });
    for (const ThresholdChoice& choice : choices) {
        auto at = thresholdReportOf(of, settings, choice, hasAim, details);
        if (!at)
            return whyNoThreshold(report.name, choice, at.error());
        if (hasAim || choices.size() > 1)
            at->chosen = choice.text;
        if (&choice == &choices.front())
            report.atThreshold = *std::move(at);
        else
            report.atOthers.push_back(*std::move(at));
    }
    return {};
}

/// The input with all samples of one model, if others lack scores for some of them.
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
        addDetails(report, of, input.settings, details);
    if (details.areWanted && details.clusters)
        useClusters(report.values, of, input.settings, {}, details);
    if (details.widths) {
        const auto sizes = core::precisionSizes(sweep, input.settings, *details.widths);
        const auto values = sampleSizes(sizes);
        report.values.insert(report.values.end(), values.begin(), values.end());
        report.sampleSize = ui::sampleSizeSentence(sizes, *details.widths).toStdString();
    }
    return report;
}

/// Parses four whole numbers.
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
        return "no input given; use a file or --counts.";
    if (options.input.otherFile.empty() && command.option("--id").isGiven())
        return "--id requires two files.";
    if (!options.counts.empty() && !options.input.file.empty())
        return "--counts and a file cannot be combined; use one of them.";
    if (!options.counts.empty() && !countsIn(options.counts))
        return "--counts: “" + options.counts + "” is not four whole numbers separated by commas.";
    for (const char* option : {"--columns", "--baseline", "--margin"})
        if (!options.showsModels && command.option(option).isGiven())
            return std::string(option) + " requires the table of models; " +
                   (command.has("--layout") ? "add --layout models." : "add --details.");
    if (!options.details.areWanted && command.option("--max-fpr").isGiven())
        return "--max-fpr requires --details.";
    for (const char* option : {"--rounds", "--seed", "--rate-intervals"})
        if (!options.details.areWanted && !options.showsModels && command.option(option).isGiven())
            return std::string(option) + " requires --details or the table of models.";
    for (const char* option : {"--gaps", "--leave-one-out"})
        if (options.input.slices.empty() && command.option(option).isGiven())
            return std::string(option) + " requires --slices.";
    if (options.input.cluster && !options.details.areWanted && !options.showsModels)
        return "--cluster requires --details or the table of models.";
    if (options.input.cluster && !options.input.slices.empty())
        return "--cluster and --slices cannot be combined; omit one of them.";
    if (command.option("--widths").isGiven() && !options.tellsSampleSize)
        return "--widths requires --sample-size.";
    if (const auto choices = thresholdChoices(options.thresholds); !choices)
        return "--threshold: " + choices.error();
    return {};
}

using Options = std::span<const char* const>;
/// Options that need one class against the others: for their rates,
constexpr std::array ofRates{"--prevalence", "--beta", "--rate-intervals"};
/// and for their scores.
constexpr std::array ofScores{
    "--threshold",         "--slices",        "--gaps",        "--leave-one-out",
    "--cluster",           "--sample-size",   "--widths",      "--columns",
    "--baseline",          "--group-weights", "--max-fpr",     "--margin",
    "--lower-is-positive", "--clip-outside",  "--recalibrate", "--folds",
    "--in-words"};
/// Options that need scores of any number of classes.
constexpr std::array ofAnyScores{"--bins", "--binning", "--closed", "--rounds", "--seed"};

/// A given option that has no effect, with the reason; empty if none.
std::string idleOption(const OptionSet& command, std::initializer_list<Options> idle,
                       const std::string& reason)
{
    for (const Options& options : idle)
        for (const char* option : options)
            // A table has no --in-words.
            if (command.has(option) && command.option(option).isGiven())
                return std::string(option) + " " + reason;
    return {};
}

/// Evaluates the samples and prints the result with `output`.
/// @param outputClasses the same for multiclass samples
template <class Output, class OutputClasses>
ExitStatus classify(const OptionSet& command, const ClassifyOptions& options, Output output,
                    OutputClasses outputClasses)
{
    if (const std::string mistake = usageMistake(command, options); !mistake.empty())
        return wrongUsage(command, mistake);
    const ui::ClinicalNames names(options.hasClinicalNames);
    ClassifyReport report;
    report.digits = options.digits;
    if (const auto counts = countsIn(options.counts)) {
        const auto idle =
            idleOption(command, {ofScores, ofAnyScores}, "requires scores, but --counts has none.");
        if (!idle.empty())
            return wrongUsage(command, idle);
        report.models.push_back(
            {{}, counts->total(), counts->positives(), {}, thresholdReport(std::nullopt, *counts)});
        addIntervals(report.models.back().atThreshold, *counts, options.details);
    } else {
        auto read = readSamples(command, options.input);
        if (const auto* status = std::get_if<ExitStatus>(&read))
            return *status;
        if (auto* classes = std::get_if<core::ClassSamples>(&read)) {
            const auto idle =
                idleOption(command, {ofRates, ofScores},
                           "requires one class to compare with the rest; name it with --positive.");
            if (!idle.empty())
                return wrongUsage(command, idle);
            const core::ClassifierSettings settings = settingsBy(options.rules, {});
            ClassesReport found{std::move(*classes), {}, options.digits};
            found.values = core::classValues(found.samples, settings);
            found.bootstrap = options.details.bootstrap;
            if (options.takesIntervals)
                found.intervals =
                    core::classIntervals(found.samples, found.values, settings, found.bootstrap,
                                         core::Threads(std::thread::hardware_concurrency()));
            return outputClasses(found);
        }
        auto& input = std::get<SamplesToClassify>(read);
        input.settings = options.recalibration.over(settingsBy(options.rules, input.settings));
        if (const auto mistake =
                recalibrationMistake(options.recalibration, input.settings, input.samples);
            !mistake.empty())
            return wrongUsage(command, mistake);
        std::string why = recalibrate(input);
        for (SamplesToClassify& own : input.ofModel) {
            own.settings = input.settings;
            if (why.empty())
                why = recalibrate(own);
        }
        if (!why.empty()) {
            warn(options.input.file + ": " + why);
            return InputRefused;
        }
        report.recalibration = recalibrationSentence(input);
        auto choices = thresholdChoices(options.thresholds).value();
        report.positive = input.samples.classes[input.positive];
        report.higherIsPositive = input.higherIsPositive;
        report.ofShares = options.details.ofShares;
        report.isWeighted = !input.samples.weights.empty();
        DetailOptions details = options.details;
        if (input.clusters) {
            if (input.clusters->names.size() < 2)
                return wrongUsage(command, "--cluster: all samples are in one cluster.");
            details.clusters = &*input.clusters;
            report.clusters = clusterSentence(*input.clusters, details);
        }
        const SweptModels models(input);
        std::vector<std::unique_ptr<SweptModels>> own;  // of all samples with the model's score
        for (const SamplesToClassify& separate : input.ofModel)
            own.push_back(std::make_unique<SweptModels>(separate));
        const auto sweptOf = [&](std::size_t model) -> const core::SweptSamples& {
            return own.empty() ? models.at(model) : own[model]->at(0);
        };
        if (choices.empty())
            choices.push_back(usualChoice(input, models));
        const core::ThresholdSweep& any = models.at(0).sweep;
        report.samples = any.samples();
        report.leftOut = input.samples.leftOut;
        report.positives = any.positives();
        std::vector<double> thresholds;
        for (std::size_t model = 0; model < models.size(); ++model) {
            const core::Value threshold = thresholdOf(choices.front(), sweptOf(model).sweep);
            if (!threshold) {
                warn(options.input.file + ": " +
                     whyNoThreshold(models.named()[model].name, choices.front(),
                                    threshold.reason()));
                return InputRefused;
            }
            thresholds.push_back(*threshold);
        }
        if (options.showsModels) {
            auto paper = modelsReport(models, input, thresholds, options.models, details);
            if (!paper)
                return wrongUsage(command, paper.error());
            report.paper = *std::move(paper);
        }
        if (options.groupWeights) {
            if (input.samples.groupNames.empty())
                return wrongUsage(
                    command, "--group-weights requires groups; name their column with --group.");
            report.groups = groupsReport(models, input, *options.groupWeights);
        }
        for (const core::SampleColumn& column : input.slices)
            report.slices.push_back(slicesReport(models, input, thresholds, column,
                                                 options.showsGaps, details, options.leavesOut));
        for (std::size_t model = 0; model < models.size(); ++model) {
            const SamplesToClassify* const separate =
                input.ofModel.empty() ? nullptr : &input.ofModel[model];
            const core::SweptSamples& of = sweptOf(model);
            DetailOptions ownDetails = details;
            if (separate && details.clusters)
                ownDetails.clusters = &*separate->clusters;
            report.models.push_back(separate ? reportOf(*separate, 0, of, ownDetails)
                                             : reportOf(input, model, of, ownDetails));
            why = addThresholds(report.models.back(), of, input.settings, choices, ownDetails);
            if (!why.empty()) {
                warn(options.input.file + ": " + why);
                return InputRefused;
            }
            ThresholdReport& at = report.models.back().atThreshold;
            at.decimals = core::thresholdDecimals(*at.threshold, of.sweep,
                                                  report.digits.value_or(paperDigits));
        }
        if (options.showsModels && !details.clusters)
            report.decisions = decisionTestsOf(models, report.models);
    }
    return output(report);
}

/// Evaluates samples with several labels each.
ExitStatus classifyLabels(const OptionSet& command, const ClassifyOptions& options)
{
    constexpr std::array others{
        "--label",         "--positive",          "--predicted",   "--slices",
        "--gaps",          "--columns",           "--baseline",    "--margin",
        "--max-fpr",       "--group-weights",     "--recalibrate", "--folds",
        "--in-words",      "--details",           "--prevalence",  "--beta",
        "--counts",        "--skip-bad-rows",     "--group",       "--cluster",
        "--leave-one-out", "--sample-size",       "--widths",      "--rate-intervals",
        "--clip-outside",  "--lower-is-positive", "--leave-out"};
    if (const auto idle =
            idleOption(command, {ofAnyScores, others}, "is not available with --truth.");
        !idle.empty())
        return wrongUsage(command, idle);
    const auto choices = thresholdChoices(options.thresholds);
    if (!choices)
        return wrongUsage(command, "--threshold: " + choices.error());
    if (choices->size() > 1 || (choices->size() == 1 && !choices->front().number))
        return wrongUsage(command, "--truth takes one --threshold, a number.");
    auto read = readLabelSets(command, options.input, options.truths);
    if (const auto* status = std::get_if<ExitStatus>(&read))
        return *status;
    LabelSetsReport report{std::get<core::LabelSets>(std::move(read))};
    report.digits = options.digits;
    if (!choices->empty())
        report.threshold = *choices->front().number;
    return print(
        options.isJson, [&] { return labelSetsText(report); },
        [&] { return labelSetsJson(report); }, [&] { return std::vector{labelSetsTable(report)}; });
}

void addLayout(OptionSet command, std::optional<ClassifyLayout>& layout)
{
    addChoice<std::optional<ClassifyLayout>>(
        command, "--layout", "WORD",
        "Table layout: models (one row per model; default with --details, --columns or "
        "--baseline), tests (one row per pair of models), decisions (one row per pair of "
        "models and rate, with paired tests at the thresholds), slices (one row per slice; default "
        "with --slices), subgroups (slices with 95% intervals and interaction tests), contrasts "
        "(each slice compared with all other samples), leave-one-out (the remaining samples "
        "when one slice is left out), groups (one row per group; default with --group-weights) or "
        "values (one row per value, one column per model; default otherwise).",
        {{"models", ClassifyLayout::Models},
         {"tests", ClassifyLayout::Tests},
         {"decisions", ClassifyLayout::Decisions},
         {"slices", ClassifyLayout::Slices},
         {"subgroups", ClassifyLayout::Subgroups},
         {"contrasts", ClassifyLayout::Contrasts},
         {"leave-one-out", ClassifyLayout::LeaveOneOut},
         {"groups", ClassifyLayout::Groups},
         {"values", ClassifyLayout::Values}},
        layout);
}

/// The layout that the other options imply.
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
    const bool areSlices =
        layout == ClassifyLayout::Slices || layout == ClassifyLayout::Subgroups ||
        layout == ClassifyLayout::Contrasts || layout == ClassifyLayout::LeaveOneOut;
    if (areSlices && options.input.slices.empty())
        return "this layout requires --slices.";
    if (layout == ClassifyLayout::Tests || layout == ClassifyLayout::Decisions)
        if (options.input.cluster)
            return "this layout prints tests, which --cluster does not have; use --layout models.";
    if (layout == ClassifyLayout::Groups && !options.groupWeights)
        return "--layout groups requires --group-weights.";
    if (layout != ClassifyLayout::Values && !options.counts.empty())
        return "this layout requires models, but --counts has none; use --layout values.";
    return {};
}

}  // namespace

Command addClassify(OptionSet program)
{
    const auto options = std::make_shared<ClassifyOptions>();
    OptionSet command =
        program.addCommand("classify", "Evaluate classifier scores against labels.");
    command.setFooter(classifyHelp);
    describe(command, *options, "Default: 6 in text, as many as the number needs in JSON.");
    command
        .add("--truth", "C", options->truths,
             "For samples with several labels each: column that says whether a sample has a "
             "label. Repeat --truth for every label, and give a --score for each in the same "
             "order.")
        .oneEach();
    command.addFlag("--in-words", options->isInWords,
                    "Instead of values, print sentences for decision-makers: how many of 1,000 "
                    "samples each --threshold flags, finds and misses, and what changes if you "
                    "move from the first threshold to another.");
    command.add("--unit", "WORD", options->unit,
                "With --in-words: a plural noun for the samples, such as patients.");
    addJson(command, options->isJson);
    return {
        command,
        [command, options] {
            options->showsModels = options->details.areWanted;
            options->takesIntervals = options->details.areWanted;
            if (options->tellsSampleSize)
                options->details.widths = options->widths;
            const ClassifyLayout layout = usualLayout(command);
            if (!options->truths.empty())
                return classifyLabels(command, *options);
            if (!options->unit.empty() && !options->isInWords)
                return wrongUsage(command, "--unit requires --in-words.");
            if (options->isInWords && options->isJson)
                return wrongUsage(command, "--in-words is not available as JSON.");
            return classify(
                command, *options,
                [&](const ClassifyReport& report) {
                    return print(
                        options->isJson,
                        [&] {
                            return options->isInWords ? classifyInWords(report, options->unit)
                                                      : classifyText(report);
                        },
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
    OptionSet command =
        table.addCommand("classify", "Print a comparison of models for a paper, or all their "
                                     "values.");
    describe(command, *options, "Default: 3, for --layout values 6.");
    addLayout(command, *layout);
    addChoice<std::optional<ClassesLayout>>(
        command, "--classes", "WORD",
        "For more than two classes: matrix (one row per true class, one column per predicted "
        "class), shares (the matrix as shares of its rows), classes (one row per class, and the "
        "averages), pairs (one row per two classes) or values (one row per value; default).",
        {{"matrix", ClassesLayout::Matrix},
         {"shares", ClassesLayout::Shares},
         {"classes", ClassesLayout::Classes},
         {"pairs", ClassesLayout::Pairs},
         {"values", ClassesLayout::Values}},
        *classes);
    addTableStyle(command, *style);
    return {command,
            [command, options, style, layout, classes] {
                const ClassifyLayout shown = layout->value_or(usualLayout(command));
                if (const auto mistake = layoutMistake(shown, *options); !mistake.empty())
                    return wrongUsage(command, mistake);
                ClassifyOptions needed = *options;
                needed.showsModels = shown == ClassifyLayout::Models ||
                                     shown == ClassifyLayout::Tests ||
                                     shown == ClassifyLayout::Decisions;
                needed.takesIntervals = needed.details.areWanted;
                needed.details.areWanted &= shown == ClassifyLayout::Values;
                needed.leavesOut |= shown == ClassifyLayout::LeaveOneOut;
                if (needed.tellsSampleSize)
                    needed.details.widths = needed.widths;
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
