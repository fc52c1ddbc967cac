#include "app/cli/choice.h"
#include "app/cli/command.h"
#include "app/cli/eval_output.h"
#include "app/cli/help.h"
#include "app/cli/number_output.h"
#include "app/cli/shared_options.h"
#include "app/cli/streams.h"
#include "core/io/qrels.h"

#include <memory>
#include <utility>

namespace cli {

namespace {

enum class Format { Tsv, Csv, Json };

struct EvalOptions {
    std::string qrels;
    std::vector<std::string> runs;
    std::vector<std::string> measures;
    bool perQuery = false;
    Format format = Format::Tsv;
    int digits = 6;
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::EvaluationRules rules;
};

constexpr auto footer =
    R"help(Prints one line per value: measure, query and value, separated by tabs; with -q the queries come
first. The query “all” is the mean. With more than one RUN a first column names the run's file.
CSV has a heading line; JSON holds one object per run, with the queries missing on either side and
the reason beside a value that is null. A value that cannot be computed is “undefined”.

Examples:
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -m "AP(rel=2)" -m RR@10
  rankscope-cli eval qrels.txt bm25.run.gz dense.run.gz -q --format csv --digits 17
  rankscope-cli eval qrels.txt run.txt -m AP --missing zero   (as trec_eval -c))help";

void describeRules(CLI::App& command, EvalOptions& options)
{
    using core::MissingRule;
    using core::NoValueRule;
    addChoice<MissingRule>(
        command, "--missing", "RULE",
        "What a judged query that the run lacks counts: nothing, so that the mean is over the "
        "queries in both files (skip, the default), or 0 (zero).",
        {{"skip", MissingRule::Skip}, {"zero", MissingRule::Zero}}, options.rules.missing);
    addChoice<NoValueRule>(
        command, "--no-value", "RULE",
        "What a query without a value counts, such as one without a relevant document: 0 (zero, "
        "the default), 1 (one), or nothing (skip).",
        {{"zero", NoValueRule::Zero}, {"one", NoValueRule::One}, {"skip", NoValueRule::Skip}},
        options.rules.noValue);
    addOrder(command, options.order);
    command
        .add_option("--depth", options.rules.depth,
                    "Read only the first N documents of every query.")
        ->check(CLI::Range(1, 1'000'000'000).description(""))
        ->type_name("N");
    command.add_flag("--judged-only", options.rules.judgedOnly,
                     "Leave unjudged documents out of the ranking first.");
}

void describe(CLI::App& command, EvalOptions& options)
{
    command.footer(footer);
    command.add_option("QRELS", options.qrels, "Judgments in TREC's format.")
        ->required()
        ->type_name("");
    command.add_option("RUN", options.runs, "One or more runs in TREC's format.")
        ->required()
        ->type_name("");
    addMeasures(command, options.measures);
    command.add_flag("-q,--per-query", options.perQuery, "Print every query, then the mean.");
    addChoice<Format>(command, "--format", "FORMAT", "tsv (the default), csv or json.",
                      {{"tsv", Format::Tsv}, {"csv", Format::Csv}, {"json", Format::Json}},
                      options.format);
    command
        .add_option("--digits", options.digits,
                    wrapped("Decimals of a value, 6 if not given; 17 writes as many digits as it "
                            "takes to read back the same number."))
        ->check(CLI::Range(0, allDigits).description(""))
        ->type_name("N");
    describeRules(command, options);
}

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

/// The queries missing on either side, and the rule applied; empty when there are none.
std::string missingQueries(const EvalOptions& options, const ScoredRun& run)
{
    const core::RunEvaluation& evaluation = run.evaluation;
    std::string text;
    if (!evaluation.notInRun.empty()) {
        const bool counts = options.rules.missing == core::MissingRule::Zero;
        text += counted(evaluation.notInRun.size(), "judged query is not in the run and ",
                        "judged queries are not in the run and ");
        if (evaluation.notInRun.size() == 1)
            text += counts ? "counts 0" : "is left out of the mean";
        else
            text += counts ? "count 0" : "are left out of the mean";
        text += " (--missing " + std::string(nameOf(options.rules.missing)) + ")";
    }
    if (!evaluation.notJudged.empty()) {
        text += text.empty() ? "" : "; ";
        text +=
            counted(evaluation.notJudged.size(), "query of the run has no judgments and is ignored",
                    "queries of the run have no judgments and are ignored");
    }
    return text.empty() ? text : run.file + ": " + text;
}

/// Scores a run and says which queries are missing; nothing when it is refused.
std::optional<ScoredRun> score(const EvalOptions& options, const core::Qrels& qrels,
                               const std::string& file,
                               const std::vector<core::Definition>& definitions)
{
    const auto run = core::readRun(file, options.order);
    if (!run) {
        refuse(run.error());
        return std::nullopt;
    }
    ScoredRun scored{file, run->tag, core::evaluateRun(qrels, *run, definitions, options.rules)};
    if (scored.evaluation.queries.empty()) {
        warn(file + ": found no query that " + options.qrels +
             " judges, expected at least one in both");
        return std::nullopt;
    }
    if (const std::string line = missingQueries(options, scored); !line.empty())
        warn(line);
    return scored;
}

std::string formatted(const EvalReport& report, Format format)
{
    switch (format) {
    case Format::Csv:
        return evalCsv(report);
    case Format::Json:
        return evalJson(report);
    case Format::Tsv:
        break;
    }
    return evalTsv(report);
}

ExitStatus eval(const CLI::App& command, const EvalOptions& options)
{
    std::vector<std::string> inputs = options.runs;
    inputs.push_back(options.qrels);
    if (readsStandardInputTwice(inputs))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    auto definitions = readMeasures(command, options.measures);
    if (!definitions)
        return WrongUsage;
    const auto qrels = core::readQrels(options.qrels);
    if (!qrels)
        return refuse(qrels.error());

    EvalReport report{std::move(*definitions), {}, options.rules, options.perQuery, options.digits};
    for (const std::string& file : options.runs) {
        auto scored = score(options, *qrels, file, report.definitions);
        if (!scored)
            return InputRefused;
        report.runs.push_back(std::move(*scored));
    }
    return print(formatted(report, options.format));
}

}  // namespace

Command addEval(CLI::App& program)
{
    const auto options = std::make_shared<EvalOptions>();
    CLI::App* command =
        program.add_subcommand("eval", "Scores runs against the judgments of a collection.");
    describe(*command, *options);
    return {command, [command, options] { return eval(*command, *options); }};
}

}  // namespace cli
