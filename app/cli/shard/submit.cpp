#include "app/cli/option/command.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/manifest_folder.h"
#include "core/shard/part_path.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

struct SubmitOptions {
    std::string folder;
    bool isForSlurm = false;
    std::size_t threads = 1;
};

constexpr auto submitHelp =
    R"help(Prints a script for a scheduler that does every part of a divided evaluation or table that is not done yet,
each with “worker”; nothing is submitted. Partition, account, memory and time are the cluster's and
yours: give them to sbatch, or add them to the script. A part that was ended is queued again; a part
is done when its file is there, which is written whole or not at all, so that the same command after
a failure prints what is left. An array of more than 1,000 parts needs a larger MaxArraySize.

Examples:
  rankscope-cli submit --slurm parts > job.sh
  sbatch --partition=cpu --time=10 job.sh
  squeue --me
  rankscope-cli merge parts/*.part)help";

/// As a shell takes it for itself.
std::string quoted(const std::string& text)
{
    std::string shell = "'";
    for (const char c : text)
        shell += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return shell + "'";
}

std::string script(const std::string& folder, const std::vector<std::size_t>& parts,
                   std::size_t threads)
{
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return "#!/bin/bash\n"
           "#SBATCH --job-name=rankscope\n"
           "#SBATCH --array=" +
           ranges(parts) +
           "\n"
           "#SBATCH --cpus-per-task=" +
           std::to_string(threads) +
           "\n"
           "#SBATCH --requeue\n"
           "part=$(printf '/part-%04d.json' \"$SLURM_ARRAY_TASK_ID\")\n"
           "exec " +
           quoted(error ? "rankscope-cli" : program.string()) + " worker " + quoted(folder) +
           "\"$part\" --threads " + std::to_string(threads) + "\n";
}

/// How many parts the folder's division has; nothing where it has none, which is then said.
std::optional<std::size_t> partsIn(const std::string& folder)
{
    const auto manifest = readManifest(core::partPath(folder, 1, ".json"));
    if (!manifest)
        return std::nullopt;
    return std::visit([](const auto& any) { return any.task.parts; }, *manifest);
}

ExitStatus submit(const OptionSet& command, const SubmitOptions& options)
{
    if (!options.isForSlurm)
        return wrongUsage(command, "--slurm is required: there is no other scheduler yet.");
    const auto parts = partsIn(options.folder);
    if (!parts)
        return InputRefused;
    std::vector<std::size_t> left;
    std::error_code error;
    for (std::size_t part = 1; part <= *parts; ++part)
        if (!std::filesystem::exists(core::partPath(options.folder, part, ".part"), error))
            left.push_back(part);
    if (!left.empty())
        return print(script(options.folder, left, options.threads));
    warn(named(options.folder) + ": all parts are done");
    return Good;
}

}  // namespace

Command addSubmit(OptionSet program)
{
    const auto options = std::make_shared<SubmitOptions>();
    OptionSet command = program.addCommand(
        "submit", "Prints the script that has a scheduler do what shard divided.");
    command.setFooter(submitHelp);
    command.addArgument("DIR", options->folder, "The folder that shard wrote.").required();
    command.addFlag("--slurm", options->isForSlurm, "For Slurm, as a job array.");
    command
        .add("--threads", "N", options->threads,
             "How many threads each part may use, 1 if not given.")
        .within(1, 1024);
    return {command, [command, options] { return submit(command, *options); }};
}

}  // namespace cli
