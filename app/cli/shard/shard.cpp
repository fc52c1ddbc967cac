// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/as_library.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/scoring_options.h"
#include "app/cli/shard/manifest_folder.h"
#include "app/cli/shard/sharded_input.h"
#include "core/collections/formats/query_border.h"
#include "core/foundation/compression/compression.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/file/text_stream.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <sstream>
#include <utility>

namespace cli {

namespace {

struct ShardOptions {
    ScoringInput input;
    std::string runsFrom;
    DivisionOptions division;
};

constexpr auto shardHelp =
    R"help(Divide the work of “eval”, with the same files and options, into parts for several
machines. shard writes the manifests of the parts to DIR/part-0001.json and so on, and prints their
names. “worker” evaluates a part. From all parts, “merge” prints exactly what “eval” would print,
for any number of parts.

shard cuts line-based runs at byte positions where a query ends, and reads only these positions. It
cannot cut compressed runs, JSON, tables, LETOR, or files with --latin1, --skip-bad-lines or
--repeated-document. Each such file stays in one part, so it does not help to ask for more parts
than files. shard keeps paths as you give them: start the workers in the same folder, or give
absolute paths. Do not change any file before you merge the parts.

Examples:
  rankscope-cli shard qrels.txt bm25.run dense.run -m nDCG@10 --parts 8 -o parts
  rankscope-cli shard qrels.txt --runs-from runs.txt --as ranx --parts 64 -o parts
  ls parts/*.json | parallel -X rankscope-cli worker --threads 1
  rankscope-cli merge parts/*.part -q --format csv)help";

/// A run, with the data needed to cut it.
struct RunFile {
    core::FileState state;
    core::SharedText content;  ///< empty if it is not cut
    std::string reason;        ///< why it is not cut
    bool isCompressed = false;
};

std::optional<std::vector<std::string>> listedRuns(const std::string& path)
{
    const auto text = guarded(path, [&] { return core::readText(path); });
    if (!text) {
        refuse(text.error());
        return std::nullopt;
    }
    std::vector<std::string> runs;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        if (!line.empty() && !line.starts_with('#'))
            runs.push_back(std::move(line));
    }
    return runs;
}

core::Parsed<RunFile> look(const std::string& path, const ScoringInput& input)
{
    auto state = core::stateOf(path);
    if (!state)
        return state.error();
    RunFile run{*std::move(state), {}, {}, false};
    const auto isByLines = core::isScoredByLines(path, runScoring(input));
    if (!isByLines)
        return isByLines.error();
    auto content = core::mappedBytes(path);
    if (!content)
        return content.error();
    constexpr std::size_t looked = std::size_t{1} << 18;
    run.isCompressed = core::compressionOf(content->view()) != core::Compression::None;
    if (!core::isItsText(content->view()))
        run.reason = "it is compressed or in UTF-16";
    else if (!*isByLines)
        run.reason = "its format or the options need the whole file";
    else if (!core::startsGathered(content->view(), looked))
        run.reason = "the lines of a query are not in one place";
    else
        run.content = *std::move(content);
    return run;
}

core::DividedFile workOf(const RunFile& run)
{
    constexpr std::uint64_t usualExpansion = 5;
    const bool canBeCut = !run.content.view().empty();
    return {run.state.bytes, run.state.bytes * (run.isCompressed ? usualExpansion : 1), canBeCut};
}

std::optional<std::vector<RunFile>> lookAtAll(const ScoringInput& input)
{
    std::vector<RunFile> files;
    for (const std::string& path : input.runs) {
        auto run = guarded(path, [&] { return look(path, input); });
        if (!run) {
            refuse(run.error());
            return std::nullopt;
        }
        files.push_back(*std::move(run));
    }
    return files;
}

using Pieces = std::vector<std::vector<core::RunPiece>>;

Pieces divided(const std::vector<RunFile>& files, std::size_t parts)
{
    std::vector<core::DividedFile> work;
    work.reserve(files.size());
    for (const RunFile& file : files)
        work.push_back(workOf(file));
    const auto cutAt = [&files](std::size_t file, std::uint64_t from) {
        const ShortenedFileGuard guard(files[file].state.path);
        return core::queryBorder(files[file].content.view(), from);
    };
    Pieces pieces;
    for (const std::vector<core::Piece>& part : core::divided(work, parts, cutAt)) {
        auto& own = pieces.emplace_back();
        for (const core::Piece& piece : part)
            own.push_back({piece.file, files[piece.file].state, piece.from, piece.to,
                           files[piece.file].content.view().empty()});
    }
    return pieces;
}

/// Reports files that exceed a part's share and cannot be cut, so more parts do not help.
void tellLargeOnes(const std::vector<RunFile>& files, std::size_t parts)
{
    std::uint64_t all = 0;
    for (const RunFile& file : files)
        all += workOf(file).weight;
    for (const RunFile& file : files)
        if (!file.reason.empty() && workOf(file).weight > all / parts)
            warn(named(file.state.path) + ": " + file.reason +
                 ", so one worker reads all of it, which is more than a part's share");
}

/// Whether workers can read the files repeatedly; reports any that they cannot.
bool canAllBeRead(const ScoringInput& input)
{
    std::error_code error;
    if (!isNameable(input.qrels))
        return false;
    if (!core::canBeReadAgain(input.qrels) && !std::filesystem::is_directory(input.qrels, error) &&
        std::filesystem::exists(input.qrels, error)) {
        warn(named(input.qrels) + ": a pipe cannot be read by several workers; use a file");
        return false;
    }
    return std::ranges::all_of(input.runs,
                               [](const std::string& run) { return canBeReadByWorkers(run); });
}

std::string usageMistake(const ScoringInput& input)
{
    if (input.runs.empty())
        return "RUN or --runs-from is required.";
    if (input.qrels == "-" || std::ranges::find(input.runs, "-") != input.runs.end())
        return "standard input (“-”) cannot be read by several workers; use a file.";
    return {};
}

ExitStatus divide(const OptionSet& command, const ScoringInput& input, const ShardOptions& options)
{
    auto judgments =
        guarded(input.qrels, [&] { return core::readJudgments(input.qrels, input.choices); });
    if (!judgments)
        return refuseUndecided(judgments.error());
    readAs(input.library, judgments->qrels);
    const auto files = lookAtAll(input);
    if (!files)
        return InputRefused;
    const auto& [parts, folder] = options.division;
    tellLargeOnes(*files, parts);
    const core::SharedTask task{{},
                                RANKSCOPE_VERSION,
                                input.qrels,
                                digestOf(judgments->qrels),
                                givenOptions(command, input),
                                input.runs.size(),
                                parts};
    return writeManifests(folder, task, divided(*files, parts));
}

ExitStatus shard(const OptionSet& command, const ShardOptions& options)
{
    ScoringInput input = options.input;
    if (!options.runsFrom.empty()) {
        const auto listed = listedRuns(options.runsFrom);
        if (!listed)
            return InputRefused;
        input.runs.insert(input.runs.end(), listed->begin(), listed->end());
    }
    if (const std::string mistake = usageMistake(input); !mistake.empty())
        return wrongUsage(command, mistake);
    if (!readMeasures(command, input.measures))
        return WrongUsage;
    return canAllBeRead(input) ? divide(command, input, options) : InputRefused;
}

}  // namespace

Command addShard(OptionSet program)
{
    const auto options = std::make_shared<ShardOptions>();
    OptionSet command =
        program.addCommand("shard", "Divide an evaluation into parts for several machines.");
    command.setFooter(shardHelp);
    addScoredFiles(command, options->input, "One or more runs.");
    command.option("RUN").required(false);
    command.add(
        "--runs-from", "FILE", options->runsFrom,
        "File that lists further runs, one name per line. Rankscope skips blank lines and lines "
        "that start with #.");
    addDivision(command, options->division);
    addScoringRules(command, options->input);
    return {command, [command, options] { return shard(command, *options); }};
}

}  // namespace cli
