// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/missing_queries.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/trec/trec_output.h"
#include "app/cli/trec/trec_words.h"
#include "app/cli/whole_run.h"
#include "core/collections/import/refusal_cause.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/trec_eval/evaluation.h"
#include "core/rankings/trec_eval/judge_groups.h"
#include "core/rankings/trec_eval/preferences.h"
#include "core/rankings/trec_eval/trec_measure_table.h"
#include "ui/text/words/quoted_text.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace cli {

namespace {

struct TrecOptions {
    std::string qrels;
    std::string run;
    std::vector<std::string> measures;
    bool perQuery = false;
    bool noSummary = false;
    std::string judgmentFormat = "qrels";
    std::string runFormat = "trec_results";
    std::string debugLevel = "0";
    std::string zScores;
    bool isOldFormat = false;
    int digits = 4;
    std::optional<core::ScorePrecision> precision;
    core::TrecRules rules;
    core::ExpansionLimit expansion;
    core::Threads threads;
};

/// The format of judgments of several judges.
constexpr std::string_view severalJudges = "qrels_jg";

constexpr auto trecEvalHelp =
    R"help(Print what trec_eval 9.0.8 prints, byte for byte: measure, query and value. With -q,
the queries come first, then “all”. Name measures as in trec_eval, for example -m P.5,10 or -m
ndcg.1=1,2=3. The names official (printed without -m), set and all_trec each select several
measures.

-Z FILE prints the values in standard deviations from the means of other runs.

-R qrels_jg reads judgments of several judges, named in the second column, and averages over the
judges who graded a query: -m qrels_jg, map_avgjg, P_avgjg and Rprec_mult_avgjg.

-R prefs reads preferences: each line has a query, a judge, a set of the judge's preferences, a
document and a grade. Within a set, the judge prefers a document to those with a lower grade. -R
qrels_prefs reads lines without sets. Both need -m prefs, all_prefs or one of their measures.

Examples:
  rankscope-cli trec_eval qrels.txt run.txt
  rankscope-cli trec_eval -q -c -l 2 -m all_trec qrels.txt run.txt
  rankscope-cli trec_eval --digits 17 -m ndcg_cut.10 -m set_F.4.0 qrels.txt run.txt
  rankscope-cli trec_eval -R prefs -m all_prefs preferences.txt run.txt
  rankscope-cli trec_eval --like 10 -m iprec_at_recall qrels.txt run.txt.gz)help";

void describeFlags(OptionSet command, TrecOptions& options)
{
    command.addFlag("-q,--query_eval_wanted", options.perQuery,
                    "Print each query, then the summary.");
    command.addFlag("-n,--nosummary", options.noSummary, "Print no summary.");
    command.addFlag("-c,--complete_rel_info_wanted", options.rules.complete,
                    "Average over all judged queries; those missing from the run count as 0.");
    command
        .add("-l,--level_for_rel", "N", options.rules.level, "Lowest relevant grade (default: 1).")
        .between(1, 1e6,
                 "a whole number from 1 to 1000000; -l 0, with which trec_eval counts documents "
                 "judged not relevant as relevant, is not supported");
    command.addFlag("-J,--Judged_docs_only", options.rules.judgedOnly,
                    "Remove unjudged documents from the ranking first.");
    command
        .add("-M,--Max_retrieved_per_topic", "N", options.rules.depth,
             "Read only the first N documents of each query.")
        .within(0, 1'000'000'000);
    command
        .add("-N,--Number_docs_in_coll", "N", options.rules.collectionSize,
             "Number of documents in the collection, for utility.")
        .within(0LL, 1'000'000'000'000'000LL);
}

/// Adds trec_eval's flags that have no effect here, and those that are unsupported.
void describeFormats(OptionSet command, TrecOptions& options)
{
    command.add("-R,--Rel_info_format", "FORMAT", options.judgmentFormat,
                "Format of QRELS: qrels (default), qrels_jg for several judges, or prefs or "
                "qrels_prefs for preferences.");
    command.add("-T,--Results_format", "FORMAT", options.runFormat,
                "Format of RUN: trec_results (default).");
    command.add("-D,--Debug_level", "0", options.debugLevel,
                "Debug level: only 0, no debug output, is supported.");
    command.add("-Z,--Zscore", "FILE", options.zScores,
                "Print values in standard deviations from the mean. Each line of FILE has a query, "
                "a measure as it is printed, the mean and the standard deviation; a value without "
                "a line is -1000000.");
    command.addFlag("-o", options.isOldFormat, "No effect, as in trec_eval.");
    command.addFlag(
        "-v,--version",
        [] {
            warn("trec_eval version 9.0.8");
            throw NothingLeft{};
        },
        "Print to standard error which version of trec_eval Rankscope follows.");
}

/// How preferences are written; nothing if QRELS has judgments.
std::optional<core::PreferenceFormat> preferenceFormat(const TrecOptions& options)
{
    if (options.judgmentFormat == "prefs")
        return core::PreferenceFormat::Prefs;
    if (options.judgmentFormat == "qrels_prefs")
        return core::PreferenceFormat::QrelsPrefs;
    return std::nullopt;
}

/// Why a format or flag is unsupported; empty if all are supported.
std::string formatMistake(const TrecOptions& options)
{
    const std::string& format = options.judgmentFormat;
    if (format != "qrels" && format != severalJudges && !preferenceFormat(options))
        return "-R " + format +
               ": trec_eval has no such format; use qrels, qrels_jg, prefs or qrels_prefs.";
    if (options.runFormat != "trec_results")
        return "-T " + options.runFormat + ": trec_eval has no such format; use trec_results.";
    if (options.debugLevel != "0")
        return "-D " + options.debugLevel + ": debug output is not supported; use 0.";
    return {};
}

/// The groups and the measures.
std::vector<std::string> trecNames()
{
    std::vector<std::string> names{"official", "set", "all_trec", "qrels_jg", "prefs", "all_prefs"};
    for (const core::TrecMeasure& measure : core::trecMeasures())
        names.emplace_back(measure.name);
    return names;
}

void describe(OptionSet command, TrecOptions& options)
{
    command.setFooter(trecEvalHelp);
    command.addArgument("QRELS", options.qrels, "Judgments in TREC format.").required();
    command.addArgument("RUN", options.run, "Run in TREC format.").required();
    command
        .add("-m,--measure", "MEASURE", options.measures,
             "Measure or group of measures. Can be repeated. Default: official.")
        .oneEach()
        .offers(trecNames());
    describeFlags(command, options);
    describeFormats(command, options);
    addChoice<core::TrecVersion>(command, "--like", "VERSION",
                                 "trec_eval version to follow: 9 (9.0.8, default) or 10 (10.0).",
                                 {{"9", core::TrecVersion::Nine}, {"10", core::TrecVersion::Ten}},
                                 options.rules.version);
    addChoice<bool>(command, "--rbp", "RULE",
                    "How to compute rbp of version 10, which starts from uninitialised memory: "
                    "reject it (refuse, default), or use the start values that its code fails to "
                    "set (intended).",
                    {{"refuse", false}, {"intended", true}}, options.rules.completesRbp);
    addChoice<std::optional<core::ScorePrecision>>(
        command, "--scores", "BITS",
        "Precision of scores: 32 bits as in version 9, where scores that differ only beyond seven "
        "digits are tied, or 64 bits as in version 10.",
        {{"32", core::ScorePrecision::Float}, {"64", core::ScorePrecision::Double}},
        options.precision);
    command
        .add("--digits", "N", options.digits,
             "Decimal places (default: 4). With 17, the output has enough digits to restore the "
             "exact number.")
        .within(0, allDigits);
    addThreads(command, options.threads);
    addExpansionLimit(command, options.expansion);
}

/// Whether the warning is normal here because trec_eval's rules cover it.
bool isUsual(const core::Diagnostic& diagnostic)
{
    return diagnostic.warning == core::Warning::TiedScores ||
           diagnostic.warning == core::Warning::RankContradictsScore ||
           diagnostic.warning == core::Warning::UnequalDepths;
}

/// Reports numbers that were read differently from how they are written.
void warnOfLooseNumbers(const std::string& file, std::string_view what,
                        const core::LooseNumbers& loose)
{
    if (loose.count == 0)
        return;
    std::string line = file + ":" + std::to_string(loose.line) + ": the " + std::string(what) +
                       " “" + loose.text + "” is read as " + core::shortestText(loose.value) +
                       ", as in trec_eval";
    if (loose.count > 1)
        line += "; so are " + std::to_string(loose.count - 1) + " more";
    warn(line);
}

/// Warns that version 10 also prints rbp.
void warnOfMissingRbp(const TrecOptions& options)
{
    const auto& measures = options.measures;
    if (options.rules.version == core::TrecVersion::Ten && !options.rules.completesRbp &&
        std::find(measures.begin(), measures.end(), "all_trec") != measures.end())
        warn("rbp is omitted from all_trec: trec_eval computes it from uninitialised memory; to "
             "get the value that its authors intended, add --rbp intended");
}

/// Judged queries that are missing from the run.
std::vector<std::string> notInRun(const core::Qrels& qrels, const core::ScoredTrecRun& run)
{
    std::vector<std::string> missing;
    for (std::size_t i = 0; i < qrels.queries.size(); ++i)
        if (!run.queries[i])
            missing.push_back(qrels.queries[i].query);
    return missing;
}

void warnOfMissingQueries(const TrecOptions& options, const std::vector<std::string>& missing,
                          const core::ScoredTrecRun& run)
{
    using core::MissingRule;
    const bool counts = options.rules.complete;
    const std::string text =
        missingText(missing, run.notJudged, counts ? MissingRule::Zero : MissingRule::Skip,
                    counts ? "-c" : "without -c");
    if (!text.empty())
        warn(options.run + ": " + text);
}

void warnOfEmptyRankings(const TrecOptions& options, const std::vector<std::string>& queries)
{
    if (queries.empty())
        return;
    std::string line = "the query “" + queries.front() + "”";
    if (queries.size() > 1)
        line += " and " + std::to_string(queries.size() - 1) + " more";
    line += options.rules.judgedOnly ? ": no judged document is left" : ": no document is left";
    warn(line + "; interpolated precision is -nan, because trec_eval divides 0 by 0");
}

void warnOfStop(const std::string& run, std::string_view query)
{
    warn(run + ": the judged query “" + ui::inMessage(std::string(query)).toStdString() +
         "” is missing from the run; version 10 stops here without -c");
}

/// Prints lines without keeping them all, because a run may have millions of queries.
class Printing {
public:
    explicit Printing(TrecLayout layout)
        : m_layout(layout)
    {}

    void add(std::span<const core::TrecLine> lines)
    {
        constexpr std::size_t enough = std::size_t{1} << 20;
        m_text += trecText(lines, m_layout);
        if (m_text.size() >= enough)
            printWaiting();
    }
    ExitStatus end()
    {
        printWaiting();
        return m_status;
    }

private:
    void printWaiting()
    {
        if (m_status == Good)
            m_status = print(m_text);
        m_text.clear();
    }

    TrecLayout m_layout;
    std::string m_text;
    ExitStatus m_status = Good;
};

ExitStatus evaluate(const TrecOptions& options, const core::Qrels& qrels,
                    const core::ScoredTrecRun& run, const core::TrecScorer& scorer,
                    const core::ZScores* zScores, const std::vector<std::string>& missing)
{
    Printing printing({options.digits, zScores != nullptr});
    const auto takeQuery = [&printing](std::span<const core::TrecLine> lines) {
        printing.add(lines);
    };
    const auto evaluation = core::evaluateLikeTrec(
        qrels, run, scorer, options.perQuery ? core::TakeQuery(takeQuery) : core::TakeQuery(),
        zScores);
    if (evaluation.stop) {
        warnOfStop(options.run, *evaluation.stop);
        printing.end();
        return InputRefused;
    }
    if (evaluation.measured == 0) {
        warn(options.run + ": no query of the run is judged in " + options.qrels +
             "; check that both files use the same query ids");
        return InputRefused;
    }
    warnOfMissingQueries(options, missing, run);
    warnOfEmptyRankings(options, evaluation.interpolatedNothing);
    if (!options.noSummary)
        printing.add(evaluation.summary);
    return printing.end();
}

/// A measure that cannot read the format.
std::string inputMistake(const TrecOptions& options, std::span<const core::TrecRequest> requests)
{
    const bool isOfSeveral = options.judgmentFormat == severalJudges;
    const bool isOfPreferences = preferenceFormat(options).has_value();
    for (const core::TrecRequest& request : requests) {
        const core::TrecMeasure& measure = *request.measure;
        const std::string name = "the measure “" + std::string(measure.name);
        if (isOfSeveral && (measure.groups & core::SeveralJudges) == 0)
            return name + "” needs the judgments of one judge; with -R qrels_jg, use -m qrels_jg.";
        if (isOfPreferences && (measure.groups & core::AllPreferences) == 0)
            return name + "” needs judgments; with -R " + options.judgmentFormat +
                   ", use -m all_prefs.";
        if (!isOfSeveral && measure.groups == core::SeveralJudges)
            return name + "” needs judgments of several judges (-R qrels_jg).";
        if (!isOfPreferences && measure.preference)
            return name + "” needs preferences (-R prefs or -R qrels_prefs).";
    }
    return {};
}

/// Reports the problem by its cause, such as sampled judgments.
ExitStatus refuseJudgments(const TrecOptions& options, core::ParseError error)
{
    constexpr std::string_view standardInput = "-";
    if (options.qrels != standardInput)
        if (const auto text = core::readText(options.qrels, nullptr, options.expansion))
            error = core::named(std::move(error), *text);
    return refuse(error);
}

ExitStatus evaluateByJudges(const TrecOptions& options, std::span<const core::TrecRequest> requests,
                            const core::ScoreReading& scores, const core::ZScores* zScores)
{
    const auto groups = guarded(
        options.qrels, [&] { return core::readJudgeGroups(options.qrels, options.expansion); });
    if (!groups)
        return refuseJudgments(options, groups.error());
    const auto run = readWholeRun(options.run, core::RankOrder::ScoreThenIdDescending,
                                  options.threads, scores, options.expansion);
    if (!run)
        return refuse(run.error());
    const auto scored = core::scoreByJudges(*groups, *run, requests, options.rules);
    return evaluate(options, groups->queries, scored,
                    core::TrecScorer(groups->queries, requests, options.rules), zScores,
                    notInRun(groups->queries, scored));
}

ExitStatus evaluateByPreferences(const TrecOptions& options,
                                 std::span<const core::TrecRequest> requests,
                                 const core::ScoreReading& scores, const core::ZScores* zScores)
{
    const auto judgments = guarded(options.qrels, [&] {
        return core::readPreferences(options.qrels, *preferenceFormat(options), options.expansion);
    });
    if (!judgments)
        return refuse(judgments.error());
    // Of equal scores, the lower id comes first: trec_eval sorts for preferences by itself.
    const auto run = readWholeRun(options.run, core::RankOrder::ScoreThenIdAscending,
                                  options.threads, scores, options.expansion);
    if (!run)
        return refuse(run.error());
    auto scored = core::scoreByPreferences(*judgments, *run, requests, options.rules);
    const std::vector<std::string> missing = notInRun(judgments->queries, scored);
    if (options.rules.complete && options.rules.version == core::TrecVersion::Ten)
        core::scoreMissingByPreferences(*judgments, requests, options.rules, scored);
    return evaluate(options, judgments->queries, scored,
                    core::TrecScorer(judgments->queries, requests, options.rules), zScores,
                    missing);
}

ExitStatus trecEval(const OptionSet& command, const TrecOptions& options)
{
    if (const std::string mistake = formatMistake(options); !mistake.empty())
        return wrongUsage(command, mistake);
    if (readsStandardInputTwice({options.qrels, options.run, options.zScores}))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    const auto requests = core::readTrecRequests(options.measures, options.rules);
    if (!requests)
        return wrongUsage(command, requestText(requests.error()));
    if (const std::string mistake = inputMistake(options, *requests); !mistake.empty())
        return wrongUsage(command, mistake);
    std::optional<core::ZScores> zScores;
    if (!options.zScores.empty()) {
        auto read = core::readZScores(options.zScores, options.expansion);
        if (!read)
            return refuse(read.error());
        zScores = *std::move(read);
    }
    const auto usual = options.rules.version == core::TrecVersion::Nine
                           ? core::ScorePrecision::Float
                           : core::ScorePrecision::Double;
    const core::ScoreReading scores{core::NumberReading::LikeC, options.precision.value_or(usual)};
    if (options.judgmentFormat == severalJudges)
        return evaluateByJudges(options, *requests, scores, zScores ? &*zScores : nullptr);
    if (preferenceFormat(options))
        return evaluateByPreferences(options, *requests, scores, zScores ? &*zScores : nullptr);
    const auto qrels = guarded(options.qrels, [&] {
        return core::readQrels(options.qrels, {core::NumberReading::LikeC}, options.expansion);
    });
    if (!qrels)
        return refuseJudgments(options, qrels.error());
    const core::TrecScorer scorer(*qrels, *requests, options.rules);
    auto run = guarded(options.run, [&] {
        return core::scoreFileLikeTrec(*qrels, options.run, scorer, scores, options.threads,
                                       options.expansion);
    });
    if (!run)
        return refuse(run.error());
    std::erase_if(run->diagnostics, isUsual);
    tell(options.qrels, qrels->diagnostics);
    warnOfLooseNumbers(options.qrels, "grade", qrels->looseGrades);
    tell(options.run, run->diagnostics);
    warnOfLooseNumbers(options.run, "score", run->looseScores);
    warnOfMissingRbp(options);
    const int topGrade = static_cast<int>(std::min(qrels->topGrade, 1e6));
    if (const auto error = core::unorderedGains(*requests, topGrade))
        warn(requestText(*error));
    return evaluate(options, *qrels, *run, scorer, zScores ? &*zScores : nullptr,
                    notInRun(*qrels, *run));
}

}  // namespace

Command addTrecEval(OptionSet program)
{
    const auto options = std::make_shared<TrecOptions>();
    OptionSet command = program.addCommand(
        "trec_eval", "Evaluate a run like trec_eval, with the same flags and output.");
    describe(command, *options);
    return {command, [command, options] { return trecEval(command, *options); }};
}

}  // namespace cli
