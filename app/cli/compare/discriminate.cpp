// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_output.h"
#include "app/cli/compare/separation_options.h"
#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/progress.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/option/text_table.h"
#include "app/cli/order_output.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/discrimination/discrimination.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/discrimination_table.h"

#include <memory>
#include <utility>

namespace cli {

namespace {

struct DiscriminateOptions {
    ScoringInput input;
    core::DiscriminationRules rules;
    bool isJson = false;
    int digits = 4;
};

struct Discriminated {
    EvaluatedRuns scored;
    core::Discrimination facts;
};

constexpr auto discriminateHelp =
    R"help(Show which measure separates the runs best. discriminate tests every pair of runs under
every measure, over the queries that have a value in all runs under all measures. The output has
one row per measure:
  Discriminative power   share of pairs with p below --alpha, not adjusted for the number of pairs.
                         By default, p is the achieved significance level of Sakai's paired
                         bootstrap (SIGIR 2006). It compares the studentised mean difference with
                         that of --rounds samples of the shifted differences
  Difference needed      approximate mean difference that makes a pair significant (Sakai 2006),
                         the largest over the pairs; only with --test asl
  Queries needed         number of queries with which the paired t test would detect half of the
                         pairs, each with 80% power, given the observed differences and spreads
  Error rate, Ties       each of --rounds random halves of the queries decides which of two runs is
                         better (Buckley & Voorhees, SIGIR 2000). The error rate is the share of
                         decisions for the run that wins fewer halves. Two means are tied if they differ by less than --fuzziness of the larger mean
  tau-b, tau-AP          how well the order of the runs by their means agrees with the order by
                         the first measure, as in “compare”

With --system or --seeds, several runs form one system whose values are the means of its runs; see
eval. JSON contains the p value of every pair; “plot discrimination” draws them as one curve per
measure.

Examples:
  rankscope-cli discriminate qrels.txt *.run -m nDCG@10 -m AP -m RR -m P@10
  rankscope-cli discriminate qrels.txt *.run -m nDCG@10 -m AP --test t --alpha 0.01
  rankscope-cli discriminate qrels.txt *.run --seeds "-seed*"
  rankscope-cli table discriminate qrels.txt *.run -m nDCG@10 -m AP --format latex)help";

void describe(OptionSet command, DiscriminateOptions& options)
{
    addScoredFiles(command, options.input, "Three or more runs.");
    addSystems(command, options.input.systems);
    addSeparation(command, options.rules);
    command
        .add("--fuzziness", "F", options.rules.fuzziness,
             "Count two means as tied if they differ by less than this share of the larger mean "
             "(default: 0.05).")
        .between(0, 1 - 1e-9, "a number of at least 0 and below 1");
    command
        .add("--rounds", "N", options.rules.rounds.count,
             "Number of rounds for the bootstrap and the halves (default: 1000).")
        .within(1, 1'000'000);
    command
        .add("--seed", "N", options.rules.rounds.seed,
             "Random seed (default: 1). The results are the same on every machine.")
        .anySeed();
    addDigits(command, options.digits, "Decimal places (default: 4). JSON has all digits.");
    addScoringChoices(command, options.input);
}

/// Computes the result. On failure, reports the problem and returns the exit status.
std::variant<Discriminated, ExitStatus> discriminated(const OptionSet& command,
                                                      const DiscriminateOptions& options)
{
    auto scored = scoreRuns(command, distinct(options.input));
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    auto& runs = std::get<EvaluatedRuns>(scored);
    if (runs.runs.size() < core::Discrimination::leastRuns)
        return wrongUsage(command, "found " + std::to_string(runs.runs.size()) +
                                       (runs.runs.size() == 1 ? " run" : " runs") +
                                       "; three or more are required.");
    std::vector<const core::RunEvaluation*> evaluations;
    for (const EvaluatedRun& run : runs.runs)
        evaluations.push_back(&run.evaluation);
    Progress progress("blocks of pairs tested");
    core::Discrimination facts = core::discriminate(
        evaluations, runs.definitions.size(), options.rules, options.input.threads, {},
        [&](std::size_t done, std::size_t all) { progress.tell(done, all); });
    if (facts.queries == 0)
        return wrongUsage(command,
                          "no query has a defined value in every run under every measure.");
    return Discriminated{std::move(runs), std::move(facts)};
}

ui::DiscriminationTable tableOf(const Discriminated& found, int digits)
{
    QStringList measures;
    for (const core::MeasureSpec& definition : found.scored.definitions)
        measures << QString::fromStdString(core::toText(definition));
    return {found.facts, measures, 0, {.digits = digits}};
}

QStringList sentencesOf(const ui::DiscriminationTable& table, const Discriminated& found,
                        int digits)
{
    QStringList sentences = table.sentences();
    for (const EvaluatedRun& run : found.scored.runs)
        if (!run.pooledFrom.empty())
            sentences << pooledSentence(run, found.scored.definitions, digits);
    return sentences;
}

std::string discriminateText(const Discriminated& found, int digits)
{
    const ui::DiscriminationTable table = tableOf(found, digits);
    return plainText(table.table()) + "\n" +
           sentencesOf(table, found, digits).join(QLatin1Char('\n')).toStdString() + "\n";
}

core::Table discriminateTable(const Discriminated& found, const DiscriminateOptions& options)
{
    const ui::DiscriminationTable table = tableOf(found, options.digits);
    core::Table made = table.table();
    made.caption = ui::joinedSentences(sentencesOf(table, found, options.digits)
                                       << QString::fromStdString(rulesText(options.input)))
                       .toStdString();
    return made;
}

void writeMeasure(const Discriminated& found, std::size_t measure, core::JsonWriter& json)
{
    const core::MeasureDiscrimination& facts = found.facts.measures[measure];
    json.key("measure").text(core::toText(found.scored.definitions[measure]));
    json.key("separated").count(facts.separated);
    writeNumber("discriminativePower", facts.power(), json);
    writeNumber("differenceNeeded", facts.differenceNeeded, json);
    json.key("queriesNeeded").orNull(facts.queriesNeeded, [&](std::size_t queries) {
        json.count(queries);
    });
    const auto stability = [&](double core::HalfStability::*share) {
        return facts.stability ? std::optional((*facts.stability).*share) : std::nullopt;
    };
    writeNumber("errorRate", stability(&core::HalfStability::error), json);
    writeNumber("ties", stability(&core::HalfStability::ties), json);
    json.key("pairs").beginArray();
    for (std::size_t i = 0; i < facts.pairs.size(); ++i) {
        json.beginObject();
        json.key("a").text(found.scored.runs[found.facts.pairs[i].a].file);
        json.key("b").text(found.scored.runs[found.facts.pairs[i].b].file);
        writeNumber("difference", facts.pairs[i].difference, json);
        writeNumber("p", facts.pairs[i].p, json);
        json.endObject();
    }
    json.endArray();
}

std::string discriminateJson(const Discriminated& found, const ScoringInput& input)
{
    const core::DiscriminationRules& rules = found.facts.rules;
    JsonText json;
    json.beginObject();
    writeRules(input, json);
    json.key("statistics").beginObject();
    json.key("test").text(rules.test ? core::rowOf(*rules.test).id : sakaisBootstrap);
    writeNumber("alpha", rules.alpha, json);
    writeNumber("fuzziness", rules.fuzziness, json);
    json.key("rounds").count(rules.rounds.count);
    json.key("seed").count(rules.rounds.seed);
    json.endObject();
    json.key("runs").objects(found.scored.runs,
                             [&](const EvaluatedRun& run) { writeRun(run, json); });
    json.key("queries").count(found.facts.queries);
    json.key("queriesLeftOut").count(found.facts.leftOut);
    json.key("measures").beginArray();
    for (std::size_t measure = 0; measure < found.facts.measures.size(); ++measure) {
        json.beginObject();
        writeMeasure(found, measure, json);
        json.endObject();
    }
    json.endArray();
    writeOrders(found.scored, json);
    json.endObject();
    return json.take();
}

}  // namespace

Command addDiscriminate(OptionSet program)
{
    const auto options = std::make_shared<DiscriminateOptions>();
    OptionSet command =
        program.addCommand("discriminate", "Show which measures separate the runs best.");
    command.setFooter(discriminateHelp);
    describe(command, *options);
    addJson(command, options->isJson);
    return {command,
            [command, options] {
                const auto found = discriminated(command, *options);
                if (const auto* stopped = std::get_if<ExitStatus>(&found))
                    return *stopped;
                const auto& made = std::get<Discriminated>(found);
                return print(
                    options->isJson, [&] { return discriminateText(made, options->digits); },
                    [&] { return discriminateJson(made, options->input); },
                    [&] { return std::vector{discriminateTable(made, *options)}; });
            },
            [options] { return filesOf(options->input); }};
}

Command addDiscriminateTable(OptionSet table)
{
    const auto options = std::make_shared<DiscriminateOptions>();
    const auto style = std::make_shared<TableStyle>();
    OptionSet command = table.addCommand(
        "discriminate", "Show how well each measure separates the runs: one row per measure.");
    describe(command, *options);
    addTableStyle(command, *style);
    return {command,
            [command, options, style] {
                const auto found = discriminated(command, *options);
                if (const auto* stopped = std::get_if<ExitStatus>(&found))
                    return *stopped;
                return printTables(
                    [&] {
                        return std::vector{
                            discriminateTable(std::get<Discriminated>(found), *options)};
                    },
                    *style);
            },
            [options] { return filesOf(options->input); }};
}

}  // namespace cli
