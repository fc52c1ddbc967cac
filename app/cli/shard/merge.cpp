// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_output.h"
#include "app/cli/option/command.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/content_hash.h"
#include "app/cli/shard/manifest_folder.h"
#include "app/cli/shard/merge_table.h"
#include "app/cli/shard/part_checks.h"
#include "app/cli/shard/part_file.h"
#include "app/cli/shard/sharded_input.h"
#include "app/cli/shard/table_part_file.h"
#include "core/collections/shard/part.h"
#include "core/foundation/file/shared_text.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cli {

namespace {

/// All parts of one division.
struct MergedParts {
    core::SharedTask task;
    std::vector<std::vector<core::ScoredPiece>> runs;  ///< one per run, in file order
};

struct NamedPart {
    std::string file;
    core::ScoredPart scored;

    const core::ScoredPart& part() const { return scored; }
};

std::optional<NamedPart> readNamed(const std::string& file)
{
    auto part = readPart(file);
    return part ? std::optional(NamedPart{file, *std::move(part)}) : std::nullopt;
}

std::string runDifference(const core::ScoredPart& part, const core::ScoredPart& other)
{
    const core::SharedTask& task = part.task;
    const core::SharedTask& first = other.task;
    if (task == first)
        return {};
    if (task.options != first.options)
        return "was evaluated with different rules";
    if (task.qrels != first.qrels || task.judgments != first.judgments)
        return "was evaluated with different judgments";
    return "belongs to different runs or a different division of them";
}

/// Whether the parts have the planned pieces, the only ones that workers write.
bool isAsPlanned(const std::vector<NamedPart>& parts)
{
    std::vector<std::vector<core::RunPiece>> pieces;
    for (const NamedPart& part : parts) {
        auto& own = pieces.emplace_back();
        for (const core::ScoredPiece& scored : part.part().pieces)
            own.push_back(scored.piece);
    }
    const core::SharedTask& task = parts.front().part().task;
    if (planOf(task, pieces) == task.plan)
        return true;
    warn("merge: the parts do not have the planned pieces; divide the runs again");
    return false;
}

/// Reads the parts, in any order. Nothing if they do not form one division, each part once;
/// standard error then names the part that has other rules or inputs, is repeated or is missing.
std::optional<MergedParts> readParts(const std::vector<std::string>& files)
{
    auto parts = readDivision(files, readNamed, runDifference);
    if (!parts || !isAsPlanned(*parts))
        return std::nullopt;
    MergedParts merged{parts->front().part().task, {}};
    merged.runs.resize(merged.task.runs);
    for (NamedPart& part : *parts)
        for (core::ScoredPiece& scored : part.scored.pieces)
            merged.runs.at(scored.piece.run).push_back(std::move(scored));
    return merged;
}

struct MergeOptions {
    std::vector<std::string> parts;
    EvalStyle style;
    bool checksInputs = false;
    core::Threads threads;
};

constexpr auto mergeHelp =
    R"help(Print exactly what “eval” would print for the runs that “shard” divided and “worker”
evaluated, for any number and any order of the parts. Standard error shows the same messages about
the files. merge adds values in the order of the queries. It names and rejects parts with different
rules, judgments or runs, and parts that are given twice, truncated or changed. It also names
missing parts.

merge reads the judgments again. It reads a run again only if the lines of a query are in several
parts, or if the run may contain several systems. It then evaluates the whole run, and
reports this.

Examples:
  rankscope-cli merge parts/*.part
  rankscope-cli merge parts/*.part -q --format csv --digits 17)help";

/// Whether the files are still those that the workers read; reports any that is not.
bool areInputsUnchanged(const MergedParts& parts)
{
    for (const auto& pieces : parts.runs)
        for (const core::ScoredPiece& scored : pieces) {
            const core::RunPiece& piece = scored.piece;
            const auto digest = guarded(piece.file.path, [&]() -> core::Parsed<std::string> {
                const auto content = core::mappedBytes(piece.file.path);
                if (!content)
                    return content.error();
                return contentHash(content->view(), piece.from, piece.to);
            });
            if (!digest) {
                refuse(digest.error());
                return false;
            }
            if (*digest != scored.digest) {
                warn(named(piece.file.path) + ": bytes " + std::to_string(piece.from) + " to " +
                     std::to_string(piece.to) + " have changed since a worker read them");
                return false;
            }
        }
    return true;
}

using Evaluated = core::Parsed<std::vector<core::FileEvaluation>>;

/// Assembles the runs' evaluations from their pieces.
class Merge {
public:
    Merge(MergedParts& parts, const ScoringInput& input)
        : m_parts(parts)
        , m_input(input)
    {}

    bool accepts(const core::SeparateJudgments& judgments) const
    {
        if (digestOf(judgments.qrels) == m_parts.task.judgments)
            return true;
        warn(named(m_input.qrels) +
             ": these are not the judgments that the parts were evaluated with");
        return false;
    }

    Evaluated evaluate(const core::SeparateJudgments& judgments, std::size_t run,
                       std::span<const core::MeasureSpec> asked)
    {
        // Frees the pieces as soon as a run is assembled.
        std::vector<core::ScoredPiece> pieces = std::exchange(m_parts.runs[run], {});
        for (const core::ScoredPiece& piece : pieces)
            if (const auto* whole = std::get_if<1>(&piece.told))
                if (auto runs = restored(judgments, *whole, asked))
                    return *std::move(runs);
        if (auto joined = this->joined(judgments, pieces, asked)) {
            std::vector<core::FileEvaluation> one;
            one.push_back(*std::move(joined));
            return one;
        }
        const std::string& file = m_input.runs[run];
        const auto state = core::stateOf(file);
        if (!state)
            return state.error();
        if (*state != pieces.front().piece.file)
            return core::ParseError{file, 0, core::ErrorCode::CannotRead,
                                    "it has changed since it was divided"};
        warn(named(file) + ": is read as a whole, because its parts do not show what it contains");
        return core::evaluateAnyRun(judgments, file, runScoring(m_input), asked);
    }

private:
    std::optional<std::vector<core::FileEvaluation>>
    restored(const core::SeparateJudgments& judgments,
             const std::vector<core::KeptEvaluation>& kept,
             std::span<const core::MeasureSpec> asked) const
    {
        std::vector<core::FileEvaluation> runs;
        for (const core::KeptEvaluation& each : kept) {
            auto run = core::restored(judgments.qrels, each, asked, m_input.rules);
            if (!run)
                return std::nullopt;
            runs.push_back(*std::move(run));
        }
        return runs;
    }

    std::optional<core::FileEvaluation> joined(const core::SeparateJudgments& judgments,
                                               std::vector<core::ScoredPiece>& pieces,
                                               std::span<const core::MeasureSpec> asked) const
    {
        std::vector<core::ChunkEvaluation> stretches;
        for (core::ScoredPiece& piece : pieces)
            if (auto* chunk = std::get_if<0>(&piece.told))
                stretches.push_back(std::move(*chunk));
        if (stretches.size() < pieces.size())
            return std::nullopt;
        return core::joinedStretches(judgments.qrels, stretches, asked, m_input.rules);
    }

    MergedParts& m_parts;
    const ScoringInput& m_input;
};

ExitStatus merge(const OptionSet& command, const MergeOptions& options)
{
    auto parts = readParts(options.parts);
    if (!parts)
        return InputRefused;
    auto input = inputOf(parts->task, options.parts.front());
    if (!input)
        return InputRefused;
    for (const auto& pieces : parts->runs) {
        if (pieces.empty()) {
            warn(named(options.parts.front()) +
                 ": one of the divided runs is in none of the parts");
            return InputRefused;
        }
        input->runs.push_back(pieces.front().piece.file.path);
    }
    input->threads = options.threads;
    if (options.checksInputs && !areInputsUnchanged(*parts))
        return InputRefused;
    Merge merge(*parts, *input);
    auto scored = scoreRuns(
        command, *input,
        {[&](const core::SeparateJudgments& judgments) { return merge.accepts(judgments); },
         [&](const core::SeparateJudgments& judgments, std::size_t run,
             std::span<const core::MeasureSpec> asked) {
             return merge.evaluate(judgments, run, asked);
         }});
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    return printEval(
        {std::get<EvaluatedRuns>(std::move(scored)), *std::move(input), options.style});
}

/// Prints the output of eval, or of classify for a table.
ExitStatus mergeAny(const OptionSet& command, const MergeOptions& options)
{
    if (!isTablePart(options.parts.front()))
        return merge(command, options);
    if (options.style.perQuery)
        return wrongUsage(command, "-q: a table of labels has no queries.");
    const bool isJson = options.style.format == EvalFormat::Json;
    if (!isJson && command.option("--format").isGiven())
        return wrongUsage(command, "--format: use text (default) or json for a table of labels.");
    const auto digits =
        command.option("--digits").isGiven() ? std::optional(options.style.digits) : std::nullopt;
    return mergeTable(options.parts, {isJson, digits, options.checksInputs});
}

}  // namespace

Command addMerge(OptionSet program)
{
    const auto options = std::make_shared<MergeOptions>();
    OptionSet command = program.addCommand(
        "merge", "Print the results of eval or classify from the parts of workers.");
    command.setFooter(mergeHelp);
    command.addArgument("PART", options->parts, "Parts that workers wrote, in any order.")
        .required();
    addValueStyle(command, options->style);
    addEvalFormat(command, options->style);
    command.addFlag("--check-inputs", options->checksInputs,
                    "Read all runs again, and reject those whose bytes (by XXH3) have changed "
                    "since the workers read them.");
    addThreads(command, options->threads);
    return {command, [command, options] { return mergeAny(command, *options); }};
}

}  // namespace cli
