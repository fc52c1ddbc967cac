#include "app/cli/option/command.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/run_worker.h"
#include "app/cli/shard/table_worker.h"
#include "core/file/text_source.h"

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

bool isDivisionOfThisProgram(const std::string& manifest, const std::string& version)
{
    if (version == RANKSCOPE_VERSION)
        return true;
    warn(named(manifest) + ": found a division by Rankscope " + version + ", expected " +
         RANKSCOPE_VERSION);
    return false;
}

ExitStatus workOn(RunWorker& runs, const std::string& manifestFile, const std::string& partFile)
{
    const auto manifest = guarded(manifestFile, [&]() -> core::Parsed<core::AnyManifest> {
        const auto text = core::readText(manifestFile);
        return text ? core::parseAnyManifest(*text, manifestFile) : text.error();
    });
    if (!manifest)
        return refuse(manifest.error());
    if (const auto* table = std::get_if<core::TableManifest>(&*manifest))
        return isDivisionOfThisProgram(manifestFile, table->task.version)
                   ? workOnTable(*table, manifestFile, partFile)
                   : InputRefused;
    const auto& part = std::get<core::Manifest>(*manifest);
    return isDivisionOfThisProgram(manifestFile, part.task.version)
               ? runs.work(part, manifestFile, partFile)
               : InputRefused;
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
