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
    R"help(Evaluate the parts that the manifests of “shard” or “shard-labels” describe, as “eval” or
“classify” would. worker writes the results of each part for “merge”, completely or not at all. If
you evaluate a part again, worker writes the same bytes. It rejects a file that has changed since it
was divided, and every file that “eval” or “classify” rejects, with the same message. “merge” lists
the warnings about the files once. One thread reads a part of a table; the memory that it needs does
not depend on the size of the part.

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
        warn(named(manifestFile) + ": was divided by Rankscope " + version + ", but this is " +
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
        return wrongUsage(
            command, "-o FILE requires a single part; omit it to give every part its own file.");
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
    OptionSet command =
        program.addCommand("worker", "Evaluate parts that shard or shard-labels created.");
    command.setFooter(workerHelp);
    command
        .addArgument("MANIFEST", options->manifests,
                     "Manifests that shard wrote, such as part-0001.json. worker evaluates "
                     "several manifests one after another, and reads their judgments once.")
        .required();
    command.add("-o", "FILE", options->part,
                "Output file (default: the manifest's name with .part instead of .json).");
    addThreads(command, options->threads);
    return {command, [command, options] { return work(command, *options); }};
}

}  // namespace cli
