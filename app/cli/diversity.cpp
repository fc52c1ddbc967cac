// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_output.h"
#include "app/cli/missing_queries.h"
#include "app/cli/option/command.h"
#include "app/cli/option/diagnostic_output.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/scoring_options.h"
#include "app/cli/value_fields.h"
#include "app/cli/whole_run.h"
#include "core/foundation/file/text_source.h"
#include "core/rankings/diversity/diversity_evaluation.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace cli {

namespace {

struct DiversityOptions {
    std::string qrels;
    std::string run;
    std::vector<std::string> measures;
    std::string steps;  ///< a query
    EvalStyle style;
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::MissingRule missing = core::MissingRule::Skip;
    core::Threads threads;
};

constexpr auto diversityHelp =
    R"help(Each line of QRELS judges a document for one subtopic of a query: query, subtopic,
document, grade. Grades above 0 are relevant. The values are those of ndeval. To sort runs by their
rank column as ndeval does, use --order rank. --missing zero does the same as ndeval -c.

Measures: alpha_nDCG, alpha_DCG, ERR_IA and nERR_IA, with a parameter alpha and a cutoff; NRBP and
nNRBP, with alpha and beta; StRecall, P_IA and MAP_IA. alpha and beta are 0.5 unless you set them.

--steps QUERY prints how the values of a query are calculated, rank by rank. The last column gives
the value at each cutoff.

Examples:
  rankscope-cli diversity diversity.qrels web.run
  rankscope-cli diversity diversity.qrels web.run -q -m "alpha_nDCG(alpha=0.8)@20" -m NRBP
  rankscope-cli diversity diversity.qrels web.run --steps 51 -m ERR_IA@10)help";

std::optional<std::vector<core::DiversitySpec>> readDiversity(const OptionSet& command,
                                                              std::vector<std::string> texts)
{
    if (texts.empty())
        texts = {"alpha_nDCG@10", "ERR_IA@10", "NRBP", "StRecall@10"};
    std::vector<core::DiversitySpec> specs;
    for (const std::string& text : texts) {
        const auto spec = core::parseDiversitySpec(text);
        if (!spec) {
            wrongUsage(command, ui::measureSpecErrorText(spec.error()).toStdString());
            return std::nullopt;
        }
        specs.push_back(*spec);
    }
    return specs;
}

/// Calls `row(measure, query, value)`, with the own value of a query, in output order.
template <class Row>
void forEachValue(const core::DiversityEvaluation& evaluation,
                  std::span<const core::DiversitySpec> specs, bool perQuery, Row row)
{
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::string name = core::toText(specs[i]);
        for (std::size_t q = 0; perQuery && q < evaluation.queries.size(); ++q)
            row(name, evaluation.queries[q], evaluation.values[i][q]);
        row(name, std::string("all"), core::Value(evaluation.means[i]));
    }
}

/// An undefined value counts as 0.
core::Value counted(const core::Value& value)
{
    return value.valueOr(0);
}

std::string jsonOf(const core::DiversityEvaluation& evaluation,
                   std::span<const core::DiversitySpec> specs, const DiversityOptions& options)
{
    JsonText json;
    json.beginObject();
    json.key("qrels").text(options.qrels);
    json.key("run").text(options.run);
    json.key("values").beginArray();
    forEachValue(
        evaluation, specs, options.style.perQuery,
        [&](const std::string& measure, const std::string& query, const core::Value& value) {
            json.beginObject();
            json.key("measure").text(measure);
            json.key("query").text(query);
            writeCounted(counted(value), value ? std::optional<core::Undefined>() : value.reason(),
                         options.style.digits, json);
            json.endObject();
        });
    json.endArray();
    json.key("notInRun").texts(evaluation.notInRun);
    json.endObject();
    return json.take();
}

std::string valueText(const core::DiversityEvaluation& evaluation,
                      std::span<const core::DiversitySpec> specs, const DiversityOptions& options)
{
    if (options.style.format == EvalFormat::Json)
        return jsonOf(evaluation, specs, options);
    const bool isCsv = options.style.format == EvalFormat::Csv;
    std::string text = isCsv ? "measure,query,value\n" : "";
    forEachValue(
        evaluation, specs, options.style.perQuery,
        [&](const std::string& measure, const std::string& query, const core::Value& value) {
            const std::array<std::string_view, 2> names{measure, query};
            text += isCsv ? csvColumns(names) : tsvColumns(names);
            text += valueField(counted(value), options.style.digits) + '\n';
        });
    return text;
}

std::string stepText(const core::SubtopicJudgments& judgments, const core::QueryResults& results,
                     const core::DiversitySpec& spec, int digits)
{
    const auto ranked = core::rankedIds(results);
    std::string text =
        core::toText(spec) +
        "\nrank\tdocument\tsubtopics\tcovered\tgain\tdiscount\tsum\tattainable\tvalue\n";
    for (const core::DiversityStep& step : core::diversitySteps(judgments, ranked, spec)) {
        text += std::to_string(step.rank) + '\t';
        text += step.rank <= ranked.size() ? ranked[step.rank - 1] : std::string_view("-");
        text += '\t' + std::to_string(step.relevantTo) + '\t' + std::to_string(step.covered);
        for (const double number :
             {step.gain, step.discount, step.sum, step.attainable, step.value})
            text += '\t' + numberText(number, digits);
        text += '\n';
    }
    return text;
}

ExitStatus printSteps(const DiversityOptions& options,
                      std::span<const core::SubtopicJudgments> judgments, const core::Run& run,
                      std::span<const core::DiversitySpec> specs)
{
    const auto judged =
        std::ranges::find(judgments, options.steps, &core::SubtopicJudgments::query);
    const core::QueryResults* results = run.find(options.steps);
    if (judged == judgments.end() || !results) {
        warn((results ? options.qrels : options.run) + ": no query “" + options.steps +
             "”; use one that is in both files");
        return InputRefused;
    }
    std::string text;
    for (const core::DiversitySpec& spec : specs)
        text += stepText(*judged, *results, spec, options.style.digits);
    return print(text);
}

void warnOfQueries(const DiversityOptions& options, const core::DiversityEvaluation& evaluation)
{
    const std::string missing = missingText(
        evaluation.notInRun, {}, options.missing,
        options.missing == core::MissingRule::Zero ? "--missing zero" : "--missing skip");
    if (!missing.empty())
        warn(options.run + ": " + missing);
    if (!evaluation.undefined.empty())
        warn(options.qrels +
             ": no relevant document, so every value counts as 0: " + evaluation.undefined.front() +
             (evaluation.undefined.size() > 1
                  ? " and " + std::to_string(evaluation.undefined.size() - 1) + " more"
                  : ""));
}

ExitStatus diversity(const OptionSet& command, const DiversityOptions& options)
{
    if (readsStandardInputTwice({options.qrels, options.run}))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    const auto specs = readDiversity(command, options.measures);
    if (!specs)
        return WrongUsage;
    const auto judgments =
        guarded(options.qrels, [&] { return core::readSubtopicJudgments(options.qrels); });
    if (!judgments)
        return refuse(judgments.error());
    const auto run = readWholeRun(options.run, options.order, options.threads);
    if (!run)
        return refuse(run.error());
    tell(options.run, run->diagnostics);
    if (!options.steps.empty())
        return printSteps(options, *judgments, *run, *specs);
    const auto evaluation = core::evaluateDiversity(*judgments, *run, *specs, options.missing);
    if (judgments->size() == evaluation.notInRun.size()) {
        warn(options.run + ": no query of the run is judged in " + options.qrels +
             "; check that both files use the same query ids");
        return InputRefused;
    }
    warnOfQueries(options, evaluation);
    return print(valueText(evaluation, *specs, options));
}

}  // namespace

Command addDiversity(OptionSet program)
{
    const auto options = std::make_shared<DiversityOptions>();
    OptionSet command = program.addCommand(
        "diversity", "Evaluate how well a run covers the subtopics of queries, as ndeval does.");
    command.setFooter(diversityHelp);
    command.addArgument("QRELS", options->qrels, "Judgments per subtopic, as in TREC's Web tracks.")
        .required();
    command.addArgument("RUN", options->run, "Run in TREC format.").required();
    command
        .add("-m,--measure", "DEF", options->measures,
             "Measure, such as alpha_nDCG@10 or \"NRBP(alpha=0.3,beta=0.8)\". Can be repeated. "
             "Default: alpha_nDCG@10, ERR_IA@10, NRBP and StRecall@10.")
        .oneEach();
    addValueStyle(command, options->style);
    addEvalFormat(command, options->style);
    command.add("--steps", "QUERY", options->steps, "Print the calculation for this query.");
    addChoice(command, "--missing", "RULE",
              "How to treat a judged query that is missing from the run: skip it (skip, default), "
              "or count it as 0 (zero).",
              missingRules, options->missing);
    addOrder(command, options->order);
    addThreads(command, options->threads);
    return {command, [command, options] { return diversity(command, *options); }};
}

}  // namespace cli
