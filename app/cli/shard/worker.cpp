// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/manifest_folder.h"
#include "app/cli/shard/run_worker.h"
#include "app/cli/shard/table_worker.h"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace cli {

namespace {

struct WorkerOptions {
    std::vector<std::string> manifests;
    std::string part;
    core::Threads threads;
};

constexpr auto workerHelp =
    R"help(Does the parts of a divided evaluation that manifests of “shard” or “shard-labels” describe, with the
functions of “eval” or “classify”, and writes what it found in each for “merge”: whole, or not at all.
Doing a part again writes the same bytes. A file that changed since it was divided is refused, and one
that “eval” or “classify” refuses is refused here, with the same words. What is odd about the files is
said once, by “merge”. Of a table one thread reads a part, in memory of the same size whatever the
part's.

Examples:
  rankscope-cli worker parts/part-0001.json
  rankscope-cli worker parts/part-0001.json --threads 1 -o /scratch/part-0001.part
  ls parts/*.json | parallel -X rankscope-cli worker --threads 1)help";

ExitStatus workOn(RunWorker& runs, const std::string& manifestFile, const std::string& partFile)
{
    const auto manifest = readManifest(manifestFile);
    if (!manifest)
        return InputRefused;
    const auto version = std::visit([](const auto& any) { return any.task.version; }, *manifest);
    if (version != RANKSCOPE_VERSION) {
        warn(named(manifestFile) + ": found a division by Rankscope " + version + ", expected " +
             RANKSCOPE_VERSION);
        return InputRefused;
    }
    if (const auto* table = std::get_if<core::TableManifest>(&*manifest))
        return workOnTable(*table, manifestFile, partFile);
    return runs.work(std::get<core::Manifest>(*manifest), manifestFile, partFile);
}

ExitStatus work(const OptionSet& command, const WorkerOptions& options)
{
    if (!options.part.empty() && options.manifests.size() > 1)
        return wrongUsage(command, "-o FILE is for one part, without it every part has its own.");
    RunWorker runs(command, options.threads);
    ExitStatus status = Good;
    for (const std::string& manifest : options.manifests) {
        const auto usual = std::filesystem::path(manifest).replace_extension(".part").string();
        status = workOn(runs, manifest, options.part.empty() ? usual : options.part);
        if (status != Good)
            break;
    }
    return status;
}

}  // namespace

Command addWorker(OptionSet program)
{
    const auto options = std::make_shared<WorkerOptions>();
    OptionSet command = program.addCommand("worker", "Does parts of what shard divided.");
    command.setFooter(workerHelp);
    command
        .addArgument("MANIFEST", options->manifests,
                     "What shard wrote, such as part-0001.json; several are done one after "
                     "another, and their judgments are read once.")
        .required();
    command.add("-o", "FILE", options->part,
                "The file to be written; without it the manifest's name with .part "
                "instead of .json.");
    addThreads(command, options->threads);
    return {command, [command, options] { return work(command, *options); }};
}

}  // namespace cli
