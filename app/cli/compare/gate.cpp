// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_output.h"
#include "app/cli/compare/compare_verdict.h"
#include "app/cli/compare/gate_output.h"
#include "app/cli/evaluated_run.h"
#include "app/cli/groups_option.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "app/cli/scoring_options.h"
#include "app/cli/weights_option.h"
#include "core/collections/comparison/gate_rules.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <memory>
#include <utility>

namespace cli {

namespace {

enum class GateFormat { Text, Json, Markdown, Junit };

struct GateOptions {
    ScoringInput input;
    std::string run;
    std::string baseline;
    std::optional<double> maxDrop;
    std::optional<double> p;
    core::PairedTest test = core::PairedTest::T;
    bool isNonInferior = false;
    core::UnprovenRule unproven = core::UnprovenRule::Fail;
    bool isHolm = false;
    bool requiresAnswers = false;
    std::vector<std::string> least;
    std::string rulesFile;
    std::string groups;  ///< a file
    bool isPerGroup = false;
    GateFormat format = GateFormat::Text;
    std::string junit;
    std::string markdown;
    int digits = 4;
    core::ComparisonRules comparison;
};

constexpr auto gateHelp =
    R"help(Check whether a run may be released. The exit status is 0 if all rules hold, and 3 if one
is broken or unproven. The output has one line per rule: its result (held, unproven or broken), the
rule and the numbers, separated by tabs. Below a rule that does not hold, gate lists its worst
queries. The output ends with notes, the verdict of compare on the run and its baseline, and whether
the run may be released.

A --max-drop rule is broken if the run's mean falls below the baseline's by more than allowed, over
the queries that both have. With --p, the rule is broken only if the two-sided p value of the paired
test is also below P. Otherwise, the drop is unproven. With --non-inferior, the rule holds only if
the interval of the mean difference (level 1 - P; 95% by default) lies above -D, so a few queries
cannot pass by chance. It is the t interval, extended where Hall’s interval (1992), which allows for
skewed differences, reaches further: the t interval would pass too many runs that lose much in a few
queries. If the interval does not exclude such a drop, the rule is broken or unproven, as with --p.
An unproven drop fails unless you use --unproven pass or skip.

Unless the drop is significant, the output shows how many queries the paired t test would need to
detect it with 80% power, given the observed spread of the differences (Cohen 1988). With --holm,
gate adjusts the p values by Holm's method across all groups and all rules with --p or --non-inferior.
It never adjusts intervals, because all of them have to exclude a drop. If gate cannot test a drop,
for example with a single query, the rule is broken.

A query that is in the baseline but missing from the run counts as 0, unless --missing skip omits
it. With --require-answers, one such query fails the gate. If a judged query is missing from both,
gate omits it, or counts it as 0 with --missing zero.

Unjudged documents count as not relevant, so a run whose documents were never judged seems to be
worse. A rule such as "Judged@10 >= 0.8" then fails, so the comparison does not mislead you.

With --weights, means, drops, intervals and tests are weighted by traffic, as in compare.

With --per-group, every rule must also hold in each group of queries. --groups FILE has one row per
query: its id, then its groups. If no query of a group has a defined value, the rules for that group
are broken.

A rules file is TOML or JSON. In TOML, each rule is a [[rules]] table with entries such as measure =
"nDCG@10", maxDrop = 0.01, p = 0.05, test = "t", nonInferior = true, unproven = "skip" or min = 0.3.
A rule's own “unproven” overrides --unproven. In JSON, write {"rules": [{"measure": "nDCG@10",
"maxDrop": 0.01, "p": 0.05, "test": "t"}, {"measure": "P@10", "min": 0.3}]}. These rules are added
to those of the options.

Examples:
  rankscope-cli gate qrels.txt new.run --baseline old.run -m nDCG@10 --max-drop 0.01 \
    --min "Judged@10 >= 0.8"
  rankscope-cli gate qrels.txt new.run --baseline old.run -m nDCG@10 --max-drop 0.01 --non-inferior
  rankscope-cli gate qrels.txt new.run --baseline old.run -m nDCG@10 --max-drop 0.01 --p 0.05 \
    --unproven skip --junit gate.xml
  rankscope-cli gate qrels.txt new.run --min "P@10 >= 0.3" --junit gate.xml --markdown gate.md
  rankscope-cli gate qrels.txt new.run --min "P@10 >= 0.3" --per-group --groups topics.tsv
  rankscope-cli gate qrels.txt new.run --baseline old.run --rules gate.toml --format json)help";

/// Parses a rule such as "P@10 >= 0.3"; nothing after an error, which is reported.
std::optional<core::GateRule> leastRule(const OptionSet& command, const std::string& text)
{
    const std::size_t sign = text.find(">=");
    const std::string_view measure = core::trimmed(std::string_view(text).substr(0, sign));
    const auto number =
        sign == std::string::npos
            ? std::nullopt
            : core::parsedNumber<double>(core::trimmed(std::string_view(text).substr(sign + 2)));
    if (!number || *number != *number) {
        wrongUsage(command, "--min: “" + text + "” is not a rule; use one such as “P@10 >= 0.3”.");
        return std::nullopt;
    }
    const auto definition = core::parseMeasureSpec(measure);
    if (!definition) {
        wrongUsage(command, ui::measureSpecErrorText(definition.error()).toStdString());
        return std::nullopt;
    }
    return core::GateRule{.measure = *definition, .least = *number};
}

/// The rules of options and file. On failure, reports the problem and returns the exit status.
std::variant<std::vector<core::GateRule>, ExitStatus> readRules(const OptionSet& command,
                                                                const GateOptions& options)
{
    std::vector<core::GateRule> rules;
    if (!options.rulesFile.empty()) {
        auto read = guarded(options.rulesFile, [&]() -> core::Parsed<std::vector<core::GateRule>> {
            const auto text = core::readText(options.rulesFile);
            return text ? core::parseGateRules(*text, options.rulesFile) : text.error();
        });
        if (!read)
            return refuse(read.error());
        rules = *std::move(read);
    }
    if (!options.input.measures.empty()) {
        const auto definitions = readMeasures(command, options.input.measures);
        if (!definitions)
            return WrongUsage;
        for (const core::MeasureSpec& definition : *definitions)
            rules.push_back({.measure = definition,
                             .maxDrop = options.maxDrop.value_or(0),
                             .p = options.p,
                             .test = options.test,
                             .isNonInferior = options.isNonInferior});
    } else if (options.maxDrop || options.p || options.isNonInferior ||
               command.option("--test").isGiven()) {
        return wrongUsage(command, "--max-drop, --p, --test and --non-inferior require a measure; "
                                   "name it with -m.");
    }
    for (const std::string& text : options.least) {
        auto rule = leastRule(command, text);
        if (!rule)
            return WrongUsage;
        rules.push_back(*rule);
    }
    return rules;
}

std::string formatted(const GateReport& report, GateFormat format)
{
    switch (format) {
    case GateFormat::Json:
        return gateJson(report);
    case GateFormat::Markdown:
        return gateMarkdown(report);
    case GateFormat::Junit:
        return gateJunit(report);
    case GateFormat::Text:
        break;
    }
    return gateText(report);
}

/// Prints the report and writes the other output files.
ExitStatus tellAll(const GateReport& report, const GateOptions& options)
{
    const std::string junit = gateJunit(report);
    const std::string markdown = gateMarkdown(report);
    std::vector<core::TextOfFile> files;
    if (!options.junit.empty())
        files.push_back({options.junit, junit});
    if (!options.markdown.empty())
        files.push_back({options.markdown, markdown});
    if (const auto problem = core::writeTexts(files))
        return refuse(*problem);
    const ExitStatus printed = print(
        options.format == GateFormat::Json, [&] { return formatted(report, options.format); },
        [&] { return gateJson(report); }, [&] { return std::vector{gateTable(report)}; });
    if (printed != Good)
        return printed;
    return report.outcome() == core::GateVerdict::Broken ? GateBroken : Good;
}

/// Counts queries that only the baseline answers as 0, and corrects what standard error says.
void countUnanswered(EvaluatedRun& run, const EvaluatedRun& baseline)
{
    const std::size_t before = run.evaluation.queries.size();
    run.evaluation = core::withUnanswered(std::move(run.evaluation), baseline.evaluation);
    const auto count = static_cast<int>(run.evaluation.queries.size() - before);
    if (count > 0)
        warn(run.file + ": " +
             Wording::tr("%n of the missing queries have results in %1 and count as 0 here; use "
                         "--missing skip to skip them",
                         nullptr, count)
                 .arg(QString::fromStdString(baseline.file))
                 .toStdString());
}

/// An option that has no effect or lacks another; empty if there is none.
std::string gateMistake(const OptionSet& command, const GateOptions& options,
                        std::span<const core::GateRule> rules)
{
    if (rules.empty())
        return "no rule given; use -m with --baseline, --min or --rules.";
    const bool hasDrop = std::ranges::any_of(
        rules, [](const core::GateRule& rule) { return rule.maxDrop.has_value(); });
    if (hasDrop && options.baseline.empty())
        return "a drop rule requires --baseline.";
    if (options.requiresAnswers && options.baseline.empty())
        return "--require-answers requires --baseline.";
    if (!hasDrop && !options.baseline.empty())
        return "--baseline requires a drop rule, such as -m.";
    if (options.isNonInferior && !options.maxDrop)
        return "--non-inferior requires --max-drop, the largest drop that does not matter.";
    for (const char* option : {"--unproven", "--holm"})
        if (command.option(option).isGiven() &&
            std::ranges::none_of(rules, &core::GateRule::isTested))
            return std::string(option) + " requires a rule with --p or --non-inferior.";
    const bool isAnyShare = std::ranges::any_of(rules, [](const core::GateRule& rule) {
        return rule.measure.measure == core::Measure::Judged;
    });
    if (isAnyShare && options.input.rules.judgedOnly)
        return "--judged-only removes the documents that a rule on Judged counts; omit one of "
               "them.";
    if (!options.input.weights.empty() &&
        std::ranges::any_of(rules, [](const core::GateRule& rule) {
            return rule.isTested() && !core::canBeWeighted(rule.test);
        }))
        return "--weights requires the tests t, randomisation or bootstrap.";
    if (options.isPerGroup == options.groups.empty())
        return "--per-group and --groups must be used together.";
    return {};
}

/// The verdict under the first rule with a drop, before any query counts as 0; nothing if none of
/// these measures rates runs.
std::optional<GateComparison> comparisonOf(std::span<const core::GateRule> rules,
                                           const EvaluatedRuns& scored, const GateOptions& options)
{
    const auto rule = std::ranges::find_if(rules, [](const core::GateRule& candidate) {
        return candidate.maxDrop && core::isRatingOfRuns(candidate.measure);
    });
    if (rule == rules.end())
        return std::nullopt;
    const auto definition = static_cast<std::size_t>(rule - rules.begin());
    const core::MeasureSpec& measure = scored.definitions[definition];
    const EvaluatedRun& baseline = scored.runs.front();
    const EvaluatedRun& run = scored.runs.back();
    core::VerdictRules verdictRules{options.comparison, rule->test};
    verdictRules.comparison.alpha = rule->alpha();
    const core::VerdictInput input{baseline.evaluation, run.evaluation, definition, measure,
                                   options.input.rules};
    core::VerdictFacts facts = core::verdictFacts(input, verdictRules, options.input.threads);
    core::addShares(facts, input, baseline.judging, run.judging, options.input.threads);
    addListsTo(facts, input, scored, options.input);
    return GateComparison{rule->measure, std::move(facts)};
}

/// Repeats the adjusted p in the verdict, whose p is raw.
void addAdjusted(GateReport& report)
{
    std::size_t family = 0;
    std::optional<double> adjusted;
    for (const core::GatedQueries& gated : report.gated) {
        for (const core::GateCheck& check : gated.checks) {
            family += check.holm ? 1 : 0;
            if (gated.group.empty() && !adjusted && report.comparison &&
                check.rule.measure == report.comparison->measure)
                adjusted = check.holm;
        }
    }
    if (!adjusted)
        return;
    report.comparison->facts.adjustedP = adjusted;
    report.comparison->facts.family = family;
}

/// Counts what the run does not answer by the rule.
/// @param runs the baseline, if any, and the run
void settleMissing(GateReport& report, std::vector<EvaluatedRun>& runs, bool isRuleGiven)
{
    const bool isSkipped = report.input.rules.missing == core::MissingRule::Skip;
    report.skipped = isSkipped ? runs.back().evaluation.notInRun.size() : 0;
    if (report.baseline.empty())
        return;
    report.unanswered = core::unansweredQueries(runs.back().evaluation, runs.front().evaluation);
    report.areUnansweredZero = isSkipped && !isRuleGiven;
    if (!report.areUnansweredZero)
        return;
    report.skipped -= report.unanswered.size();
    countUnanswered(runs.back(), runs.front());
}

/// The checks over all queries, then in each group.
/// @param baseline null without one
std::vector<core::GatedQueries> checkAll(std::span<const core::GateRule> rules,
                                         const core::RunEvaluation& run,
                                         const core::RunEvaluation* baseline,
                                         std::span<const core::QueryGroup> groups,
                                         const GateOptions& options)
{
    const auto checked = [&](const core::RunEvaluation& now, const core::RunEvaluation* before) {
        return core::checkGate(rules, now, before, options.comparison, options.input.threads);
    };
    std::vector<core::GatedQueries> gated{{{}, checked(run, baseline)}};
    for (const core::QueryGroup& group : groups) {
        const core::RunEvaluation own = core::evaluationOf(group, run);
        const core::RunEvaluation before =
            baseline ? core::evaluationOf(group, *baseline) : core::RunEvaluation();
        gated.push_back({group.name, checked(own, baseline ? &before : nullptr)});
    }
    return gated;
}

ExitStatus gate(const OptionSet& command, const GateOptions& options)
{
    const auto start = std::chrono::steady_clock::now();
    auto read = readRules(command, options);
    if (const auto* stopped = std::get_if<ExitStatus>(&read))
        return *stopped;
    const auto& rules = std::get<std::vector<core::GateRule>>(read);
    if (const std::string mistake = gateMistake(command, options, rules); !mistake.empty())
        return wrongUsage(command, mistake);
    const bool hasBaseline = !options.baseline.empty();
    ScoringInput input = options.input;
    input.isOtherwiseAsked = hasBaseline;
    input.keepsRuns = hasBaseline && areListsCheap(std::array{options.baseline, options.run});
    input.measures.clear();
    for (const core::GateRule& rule : rules)
        input.measures.push_back(toText(rule.measure));
    if (hasBaseline)
        input.runs.push_back(options.baseline);
    input.runs.push_back(options.run);
    auto grouped = readGroups(options.groups);
    if (const auto* stopped = std::get_if<ExitStatus>(&grouped))
        return *stopped;
    auto scored = scoreRuns(command, input);
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    auto& all = std::get<EvaluatedRuns>(scored);
    auto& runs = all.runs;
    if (runs.size() != input.runs.size())
        return wrongUsage(command, "found several runs in one file; give files with one run each.");
    const core::RunEvaluation* const baseline = hasBaseline ? &runs.front().evaluation : nullptr;
    GateReport report{.input = input,
                      .run = runs.back().file,
                      .baseline = hasBaseline ? runs.front().file : std::string(),
                      .digits = options.digits,
                      .unproven = options.unproven,
                      .isUnprovenGiven = command.option("--unproven").isGiven(),
                      .areUnansweredBroken = options.requiresAnswers};
    if (baseline)
        report.comparison = comparisonOf(rules, all, options);
    settleMissing(report, runs, command.option("--missing").isGiven());
    const auto& groups = std::get<std::vector<core::QueryGroup>>(grouped);
    report.gated = checkAll(rules, runs.back().evaluation, baseline, groups, options);
    if (options.isHolm) {
        core::adjustByHolm(report.gated);
        addAdjusted(report);
    }
    if (!groups.empty())
        tellUngrouped(options.groups, groups, std::span(runs).last(1));
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return tellAll(report, options);
}

void describeRules(OptionSet command, GateOptions& options)
{
    command.add("--baseline", "RUN", options.baseline,
                "Baseline run; drops are measured from its means.");
    command
        .add("--max-drop", "D", options.maxDrop,
             "Largest drop below the baseline that is allowed for the mean of each -m measure "
             "(default: 0).")
        .between(0, std::numeric_limits<double>::max(), "0 or a positive number");
    command
        .add("--p", "P", options.p,
             "Count a larger drop as broken only if the p value of the test is below P, and as "
             "unproven otherwise.")
        .between(1e-9, 1 - 1e-9, "a number above 0 and below 1");
    addChoice<core::PairedTest>(
        command, "--test", "TEST",
        "Paired test: t (default), wilcoxon, sign, randomisation or bootstrap.", testChoices(),
        options.test);
    command.addFlag("--non-inferior", options.isNonInferior,
                    "Require that the interval of the mean difference excludes a drop of "
                    "--max-drop or more.");
    addChoice<core::UnprovenRule>(
        command, "--unproven", "RULE",
        "How to treat an unproven drop: the gate fails (fail, default), or it passes and JUnit "
        "shows the rule as passed (pass) or as skipped (skip).",
        {{"fail", core::UnprovenRule::Fail},
         {"pass", core::UnprovenRule::Pass},
         {"skip", core::UnprovenRule::Skip}},
        options.unproven);
    command.addFlag("--holm", options.isHolm,
                    "Adjust the p values by Holm's method over all tested rules and groups.");
    command.addFlag("--require-answers", options.requiresAnswers,
                    "Fail the gate if a query of the baseline is missing from the run.");
    command
        .add("--min", "RULE", options.least,
             "Lower limit of a mean, such as \"P@10 >= 0.3\", or of the judged share, such as "
             "\"Judged@10 >= 0.8\". Can be repeated.")
        .oneEach();
    command.add("--rules", "FILE", options.rulesFile, "Rules file in TOML or JSON.");
    command.addFlag("--per-group", options.isPerGroup,
                    "Require every rule to hold in each group of --groups as well.");
    addGroups(command, options.groups);
    addWeights(command, options.input.weights);
}

void describeOutput(OptionSet command, GateOptions& options)
{
    addChoice<GateFormat>(command, "--format", "FORMAT",
                          "Output format: text (default), json, markdown or junit.",
                          {{"text", GateFormat::Text},
                           {"json", GateFormat::Json},
                           {"markdown", GateFormat::Markdown},
                           {"junit", GateFormat::Junit}},
                          options.format);
    command.add("--junit", "FILE", options.junit, "Also write JUnit XML to this file.");
    command.add("--markdown", "FILE", options.markdown,
                "Also write a Markdown table to this file.");
    addDigits(command, options.digits,
              "Decimal places in text and Markdown (default: 4). JSON has all digits.");
}

}  // namespace

Command addGate(OptionSet program)
{
    const auto options = std::make_shared<GateOptions>();
    OptionSet command =
        program.addCommand("gate", "Check a run against release rules, for example in CI.");
    command.setFooter(gateHelp);
    command.addArgument("QRELS", options->input.qrels, "Judgments. " + std::string(judgmentFormats))
        .required();
    command.addArgument("RUN", options->run, runFormats).required();
    addMeasures(command, options->input.measures);
    command.option("--measure")
        .description(
            "Measure that may not drop, such as nDCG@10 or \"AP(rel=2)@100\". Can be repeated.");
    describeRules(command, *options);
    describeOutput(command, *options);
    addScoringChoices(command, options->input);
    command.option("--missing")
        .description("How to treat a judged query that is missing from the run: count it as 0 if "
                     "the baseline answers it and skip it otherwise (default), skip it always "
                     "(skip), or count it as 0 always (zero).");
    return {command, [command, options] { return gate(command, *options); },
            [options] {
                return std::vector{options->input.qrels,
                                   options->run,
                                   options->baseline,
                                   options->rulesFile,
                                   fileColumnOf(options->groups).file,
                                   fileColumnOf(options->input.weights).file};
            }};
}

}  // namespace cli
