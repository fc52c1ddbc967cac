// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluated_run.h"

#include "app/cli/host/host.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/missing_queries.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "app/cli/run_remarks.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "app/cli/weights_option.h"
#include "core/collections/import/collection_files.h"
#include "core/foundation/file/lines.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/language/joined_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cli {

namespace {

/// The name of one of several runs in a file.
std::string runName(const core::FileEvaluation& run, const std::string& file,
                    const ScoringInput& input)
{
    const std::string tag = core::excerpt(run.tag);
    return input.choices.features.empty() ? file + ":" + tag : file + " (" + tag + ")";
}

/// Whether no document is judged. @param evaluation of askedOf()
bool isNothingJudged(const core::RunEvaluation& evaluation)
{
    return std::ranges::all_of(evaluation.queries, [](const core::QueryValues& query) {
        const core::Value share = query.values.back();
        return query.missing || !share || *share == 0;
    });
}

core::JudgingScope judgingScope(const ScoringInput& input)
{
    return input.isOtherwiseAsked ? core::JudgingScope::Otherwise : core::JudgingScope::Shares;
}

/// Moves what askedOf() added to the definitions to its place.
void takeJudging(EvaluatedRun& run, std::span<const core::MeasureSpec> definitions,
                 const ScoringInput& input)
{
    const std::size_t count = definitions.size();
    run.judging =
        core::judgingIn(run.evaluation, count, definitions, input.rules, judgingScope(input));
    for (core::QueryValues& query : run.evaluation.queries) {
        query.values.resize(count, core::Undefined::NothingRetrieved);
        query.counted.resize(count, core::Undefined::NothingRetrieved);
    }
    run.evaluation.means.resize(count, core::Undefined::NothingRetrieved);
}

/// Whether the run or the judgments have no query at all, which a host's data may be.
bool isOfNothing(const core::RunEvaluation& evaluation)
{
    const bool isRunEmpty = evaluation.notJudged.empty() &&
                            std::ranges::all_of(evaluation.queries, &core::QueryValues::missing);
    return isRunEmpty || (evaluation.queries.empty() && evaluation.notInRun.empty());
}

/// Replaces a kept run with its bounds, unless the input keeps runs.
void addBounds(EvaluatedRun& scored, const core::Qrels& qrels,
               const std::vector<core::MeasureSpec>& definitions, const core::GradeScale& scale,
               const ScoringInput& input)
{
    if (!scored.run || input.keepsRuns)
        return;
    scored.bounds = core::boundsOf(qrels, {core::RunLists(scored.run), scored.evaluation},
                                   definitions, input.rules, scale, input.threads);
    scored.run.reset();
}

core::Parsed<std::vector<core::FileEvaluation>> evaluated(const core::SeparateJudgments& judgments,
                                                          const std::string& file,
                                                          const core::RunScoring& scoring,
                                                          std::span<const core::MeasureSpec> asked)
{
    core::Loading loading(stopOfHost());
    if (!isInMemoryRun(file)) {
        const std::string* const named = fileOfRun(file);
        return core::evaluateAnyRun(judgments, named ? *named : file, scoring, asked, &loading);
    }
    auto runs = runsIn(file, judgments, scoring.choices, scoring.precision, scoring.threads);
    if (!runs)
        return runs.error();
    return core::evaluateRuns(judgments, *std::move(runs), scoring, asked, loading.stopToken());
}

/// What differs between the ids of a run without judgments and those of the judgments, after a
/// question; empty if nothing is found, or the file cannot be read again.
std::string differenceOf(const std::string& file, const std::string& tag,
                         const core::SeparateJudgments& judgments, const ScoringInput& input)
{
    core::RunScoring scoring = runScoring(input);
    scoring.keepsRun = true;
    const std::string* const named = fileOfRun(file);
    if (file == "-" || isInMemoryRun(file))
        return {};
    const auto runs = core::evaluateAnyRun(judgments, named ? *named : file, scoring, {});
    for (std::size_t i = 0; runs && i < runs->size(); ++i)
        if ((*runs)[i].run && (*runs)[i].tag == tag)
            if (const auto difference =
                    core::idDifference(core::RunLists((*runs)[i].run), judgments.qrels))
                return ' ' + ui::idDifferenceText(*difference, QString::fromStdString(file),
                                                  QString::fromStdString(input.qrels))
                                 .toStdString();
    return {};
}

/// Reports queries that are missing from a run, and undefined ones.
void tellMissing(const EvaluatedRun& run, const ScoringInput& input,
                 std::span<const core::MeasureSpec> definitions, RunRemarks& remarks)
{
    const std::string missing =
        missingText(run.evaluation.notInRun, run.evaluation.notJudged, input.rules.missing,
                    "--missing " + std::string(wordOf(missingRules, input.rules.missing)));
    if (!missing.empty())
        remarks.say(run.file, missing);
    for (const std::string& text : noValueTexts(run.evaluation, definitions, input.rules.noValue))
        remarks.say(run.file, text);
}

/// Reports which columns of tables were used.
void tellColumns(const core::SeparateJudgments& judgments, const ScoringInput& input)
{
    const auto sayColumns = [](const std::string& file, const QString& columns,
                               const QString& more) {
        if (!columns.isEmpty())
            note(named(file) + ": " +
                 ui::joinedSentences({Wording::tr("Columns used: %1.").arg(columns), more})
                     .toStdString());
    };
    std::size_t judged = 0;
    for (const core::QueryJudgments& query : judgments.qrels.queries)
        judged += query.judgments.size();
    sayColumns(input.qrels, ui::columnsReadText(judgments.columns),
               Wording::tr("Read %1 and %2.")
                   .arg(Wording::tr("%n queries", nullptr,
                                    static_cast<int>(judgments.qrels.queries.size())),
                        Wording::tr("%n judgments", nullptr, static_cast<int>(judged))));
    for (const std::string& run : input.runs)
        if (run != input.qrels && !isInMemoryRun(run) && !fileOfRun(run))
            sayColumns(run, ui::columnsReadText(core::columnsRead(run, input.choices)), {});
}

/// Drops warnings that were already reported when the file was read as judgments.
core::Diagnostics withoutTold(core::Diagnostics diagnostics, const core::Diagnostics& told)
{
    std::erase_if(diagnostics, [&](const core::Diagnostic& diagnostic) {
        return std::ranges::find(told, diagnostic) != told.end();
    });
    return diagnostics;
}

/// Scores the runs of a file and reports missing queries; nothing if a run is refused.
std::optional<std::vector<EvaluatedRun>>
score(const ScoringInput& input, const core::SeparateJudgments& judgments, std::size_t number,
      const std::vector<core::MeasureSpec>& definitions, const core::GradeScale& scale,
      const RunSource& source, RunRemarks& remarks)
{
    const std::string& file = input.runs[number];
    const std::vector<core::MeasureSpec> asked = askedOf(definitions, input);
    auto evaluated = guarded(file, [&] { return source.evaluate(judgments, number, asked); });
    if (!evaluated) {
        remarks.end();
        refuseUndecided(evaluated.error());
        return std::nullopt;
    }
    std::vector<EvaluatedRun> runs;
    for (core::FileEvaluation& run : *evaluated) {
        const std::string name = evaluated->size() > 1 ? runName(run, file, input) : file;
        remarks.tell(name, file == input.qrels
                               ? withoutTold(run.diagnostics, judgments.qrels.diagnostics)
                               : run.diagnostics);
        const bool isNothing = isNothingJudged(run.evaluation);
        const std::string difference =
            isNothing ? differenceOf(file, run.tag, judgments, input) : std::string();
        // A name given by the user overrides the tag in the file.
        EvaluatedRun scored{name,
                            fileOfRun(file) ? std::string() : std::move(run.tag),
                            std::move(run.diagnostics),
                            std::move(run.evaluation),
                            std::move(run.run),
                            {}};
        takeJudging(scored, definitions, input);
        const bool isEmpty = isOfNothing(scored.evaluation);
        if (scored.evaluation.queries.empty() && !isEmpty) {
            remarks.end();
            warn(name + ": " +
                 Wording::tr("no query has judgments in %1; do the query ids match?")
                     .arg(QString::fromStdString(input.qrels))
                     .toStdString() +
                 difference);
            return std::nullopt;
        }
        if (isNothing && !isEmpty)
            remarks.say(name, Wording::tr("none of its documents are judged in %1; do both files "
                                          "use the same document ids?")
                                      .arg(QString::fromStdString(input.qrels))
                                      .toStdString() +
                                  difference);
        if (!input.systems.areAny())
            tellMissing(scored, input, definitions, remarks);
        addBounds(scored, judgments.qrels, definitions, scale, input);
        runs.push_back(std::move(scored));
    }
    return runs;
}

/// The runs that are files.
std::vector<std::string> filesToRead(const ScoringInput& input)
{
    std::vector<std::string> files;
    std::ranges::copy_if(input.runs, std::back_inserter(files), [](const std::string& run) {
        return !isInMemoryRun(run) && !fileOfRun(run);
    });
    return files;
}

/// Adds the judgments of further tables that contain both judgments and a run.
std::optional<core::ParseError> joinedWithRuns(core::SeparateJudgments& judgments,
                                               const ScoringInput& input)
{
    return core::joinJudgments(judgments, filesToRead(input), input.choices);
}

/// Why a given import option has no effect; empty if all have one.
std::string unusedChoice(const OptionSet& command, const ScoringInput& input,
                         const core::SeparateJudgments& judgments,
                         const std::vector<EvaluatedRun>& runs)
{
    const auto isGiven = [&command](const char* option) {
        return command.has(option) && command.option(option).isGiven();
    };
    const std::vector<std::string>& grades = input.choices.columns.grade;
    const bool isNone = grades.size() == 1 && grades.front() == core::ColumnChoices::none;
    const auto areChosen = [isNone](const core::Diagnostics& diagnostics) {
        return std::ranges::any_of(diagnostics, [isNone](const core::Diagnostic& diagnostic) {
            return diagnostic.warning == core::Warning::ChosenColumns ||
                   (isNone && diagnostic.warning == core::Warning::NoGrades);
        });
    };
    if (!areChosen(judgments.qrels.diagnostics) &&
        std::ranges::none_of(runs, areChosen, &EvaluatedRun::diagnostics))
        for (const char* option : {"--query-column", "--document-column", "--grade-column",
                                   "--score-column", "--raters"})
            if (isGiven(option))
                return std::string(option) + " requires a table, but none of the files is one.";
    const auto isOfFeature = [](const EvaluatedRun& run) {
        return run.tag.starts_with("feature ");
    };
    if (isGiven("--feature") && !judgments.letor && std::ranges::none_of(runs, isOfFeature))
        return "--feature requires a LETOR file, but none of the files is one.";
    if (isGiven("--split") && !core::isFolder(input.qrels))
        return "--split requires a BEIR folder.";
    return {};
}

}  // namespace

std::vector<std::string> filesOf(const ScoringInput& input)
{
    std::vector<std::string> files = input.runs;
    files.push_back(input.qrels);
    files.push_back(fileColumnOf(input.weights).file);
    return files;
}

ScoringInput distinct(ScoringInput input)
{
    input.measures = distinctMeasures(input.measures);
    std::vector<std::string> runs;
    std::vector<std::string> repeated;
    for (const std::string& run : input.runs)
        (run == "-" || std::ranges::find(runs, run) == runs.end() ? runs : repeated).push_back(run);
    if (runs.size() == 1)
        return input;
    for (const std::string& run : repeated)
        warn(run + ": " + Wording::tr("given twice, counted once").toStdString());
    input.runs = std::move(runs);
    return input;
}

core::RunScoring runScoring(const ScoringInput& input)
{
    core::RunScoring scoring{input.choices, precisionOf(input.library), input.rules, input.threads,
                             input.bounds.isAsked || input.keepsRuns};
    scoring.choices.order = input.order;
    return scoring;
}

std::vector<core::MeasureSpec> askedOf(std::vector<core::MeasureSpec> definitions,
                                       const ScoringInput& input)
{
    std::ranges::copy(core::judgingMeasures(definitions, input.rules, judgingScope(input)),
                      std::back_inserter(definitions));
    definitions.push_back(core::parseMeasureSpec("Judged").value());
    return definitions;
}

std::variant<EvaluatedRuns, ExitStatus> scoreRuns(const OptionSet& command,
                                                  const ScoringInput& input)
{
    ScoringInput known = input;
    std::vector<std::string> files = filesToRead(input);
    files.push_back(input.qrels);
    known.choices = core::choicesForAll(known.choices, files);
    return scoreRuns(command, known,
                     {[](const core::SeparateJudgments&) { return true; },
                      [&known](const core::SeparateJudgments& judgments, std::size_t run,
                               std::span<const core::MeasureSpec> asked) {
                          return evaluated(judgments, known.runs[run], runScoring(known), asked);
                      }});
}

std::variant<EvaluatedRuns, ExitStatus>
scoreRuns(const OptionSet& command, const ScoringInput& input, const RunSource& source)
{
    if (readsStandardInputTwice(filesOf(input)))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    if (const std::string mistake = usageMistake(input.bounds, input.rules); !mistake.empty())
        return wrongUsage(command, mistake);
    if (const std::string mistake = weightsMistake(input); !mistake.empty())
        return wrongUsage(command, mistake);
    if (input.bounds.isAsked && input.systems.areAny())
        return wrongUsage(command, "--bounds is not available yet with --system or --seeds.");
    auto definitions = readMeasures(command, input.measures);
    if (!definitions)
        return WrongUsage;
    computeAs(input.library, *definitions);
    auto judgments = guarded(input.qrels, [&] { return judgmentsIn(input.qrels, input.choices); });
    if (!judgments)
        return refuseUndecided(judgments.error());
    if (const auto error = joinedWithRuns(*judgments, input))
        return refuseUndecided(*error);
    readAs(input.library, judgments->qrels);
    if (!source.accepts(*judgments))
        return InputRefused;
    tellColumns(*judgments, input);
    tellAs(input.qrels, judgments->qrels.diagnostics, input.rules.ownDocument, input.library);
    EvaluatedRuns scored{std::move(*definitions), {}, {}, {}};
    if (input.bounds.isAsked)
        scored.scale = core::openGrades(judgments->qrels, input.bounds.topGrade);
    RunRemarks remarks(input.rules.ownDocument, input.library);
    for (std::size_t run = 0; run < input.runs.size(); ++run) {
        auto runs =
            score(input, *judgments, run, scored.definitions, scored.scale, source, remarks);
        if (!runs)
            return InputRefused;
        std::move(runs->begin(), runs->end(), std::back_inserter(scored.runs));
    }
    remarks.end();
    if (const std::string mistake = unusedChoice(command, input, *judgments, scored.runs);
        !mistake.empty())
        return wrongUsage(command, mistake);
    if (const auto stopped = addWeightsTo(input, scored))
        return *stopped;
    if (input.systems.areAny()) {
        if (const auto stopped = poolRuns(command, input, scored.definitions, scored.runs))
            return *stopped;
        RunRemarks ofSystems(input.rules.ownDocument, input.library);
        for (const EvaluatedRun& run : scored.runs) {
            ofSystems.tell(run.file, {});
            tellMissing(run, input, scored.definitions, ofSystems);
        }
        ofSystems.end();
    }
    if (input.keepsRuns || input.isOtherwiseAsked)
        scored.qrels = std::move(judgments->qrels);
    return scored;
}

}  // namespace cli
